import { capital } from '@trollmoot/kernel';
import { entry, movers, wayTo } from '../../queries/index.ts';
import { comerIn, idIn, isStuck, waitingIn } from '../facts.ts';
import type { Fact, Language } from '../language.ts';
import type { Speaker } from '../speaker.ts';
import { and, count, of, or, the } from './names.ts';

/** Why a wish is refused: what is wrong in this position, then what would work. */

const figure = (fact: Fact, say: Speaker): string => named(idIn(fact, 'figure'), say, 'that figure');
const victim = (fact: Fact, say: Speaker): string =>
  named(idIn(fact, 'victim') ?? idIn(fact, 'figure'), say, 'that figure');
const comer = (fact: Fact, say: Speaker): string => named(comerIn(fact), say, 'that character');
const named = (id: number | null, say: Speaker, else_: string): string => (id === null ? else_ : the(say, id));
const place = (fact: Fact, say: Speaker): string => {
  const to = idIn(fact, 'to');
  return to === null ? 'that space' : `the ${say.space(to)}`;
};
/** Where the character in question is. */
const home = (fact: Fact, say: Speaker): string => {
  const id = comerIn(fact);
  return id === null ? 'its space' : `the ${say.at(id)}`;
};

function way(fact: Fact, say: Speaker): string {
  const [id, to] = [idIn(fact, 'figure'), idIn(fact, 'to')];
  if (id === null || to === null || fact.victim !== undefined) return '';
  const found = wayTo(say.view, id, to);
  if (found === null) return ' There is no open way there now.';
  return found.steps > 1 ? ` It is ${found.steps} spaces away, by the ${say.space(found.first)}.` : '';
}

function knights(fact: Fact, say: Speaker): string {
  const to = idIn(fact, 'to');
  const mover = comerIn(fact);
  const owner = mover === null ? null : say.view.figures[mover]!.owner;
  const barring = to === null ? [] : entry(say.view, to).knights.filter((seat) => seat !== owner);
  return barring[0] === undefined ? 'An opposing Knight' : capital(`${of(say, barring[0])} Knight`);
}

function choosing(fact: Fact, say: Speaker): string {
  const to = idIn(fact, 'to');
  if (to === null) return 'Choose a character first, then where it goes.';
  const near = movers(say.view, say.view.player, to).map((id) => the(say, id));
  return near.length === 0
    ? `None of your characters can step into ${place(fact, say)} from where it is.`
    : `Choose who goes to ${place(fact, say)}: ${or(near)}.`;
}

const prey = (say: Speaker): string => (say.view.settings.characterSet === 'classic' ? 'Orc' : 'Grunt');

export const refuse: Language['refuse'] = {
  'TABLE-1': () => 'The game is over.',
  'TABLE-2': (fact, say) =>
    `Not yet: ${and(waitingIn(fact, say)) || 'someone else'} ${isMany(fact) ? 'are' : 'is'} choosing.`,
  'TABLE-3': ({ prompt }) =>
    typeof prompt === 'string' ? `Finish this first: “${prompt}”` : 'That isn’t one of your choices now.',
  'TURN-3': choosing,
  'MOVE-1': (fact, say) =>
    `${capital(comer(fact, say))} can’t get to ${place(fact, say)}: no doorway joins it to ${home(fact, say)}.${way(fact, say)}`,
  'MOVE-2': (fact, say) =>
    `That is ${figure(fact, say)}. You move only your own characters. Hold or point at it to read about it.`,
  'MOVE-3': (fact, say) => `${capital(comer(fact, say))} can’t enter ${place(fact, say)}: a pit takes monsters only.`,
  'MOVE-5': (fact, say) =>
    `${capital(place(fact, say))} is full: 5 characters are the most. One must leave before ${comer(fact, say)} can enter.`,
  'MOVE-10': (fact, say) =>
    `${capital(place(fact, say))} is full: 5 figures are the most, chests included. One must leave first.`,
  'MOVE-8': (fact, say) =>
    `There are several like ${victim(fact, say)} here. It makes no difference which, so choose the first.`,
  'MOVE-9': (fact, say) => `${capital(figure(fact, say))} isn’t on the board. Choose a figure that is.`,
  'TURN-5': (fact, say) =>
    idIn(fact, 'figure') === null
      ? 'Your artifact has no target now. Keep it for later.'
      : isStuck(fact, say)
        ? `${capital(figure(fact, say))} can’t do anything now: every way out of ${home(fact, say)} is barred.`
        : `${capital(figure(fact, say))} has no target for that in ${home(fact, say)}.`,
  'CARD-1': (_fact, say) =>
    `You hold ${count(say.view.players[say.view.player]!.cardsInHand, 'card')}. Draw first, then play one of the two.`,
  'CARD-4': (fact, say) =>
    `${capital(place(fact, say))} isn’t a staircase. Heroes come into play on one of the 4 staircases.`,
  'CARD-5': (fact, say) =>
    `${capital(place(fact, say))} isn’t your staircase. At this table your heroes start on your own.`,
  'CARD-6': (fact, say) => `${capital(place(fact, say))} isn’t a pit. Monsters come into play on a pit.`,
  'SCORE-3': (fact, say) => `${capital(place(fact, say))} has no gold. Choose a room.`,
  'KNIGHT-1': (fact, say) =>
    `${knights(fact, say)} keeps ${comer(fact, say)} out of ${place(fact, say)}. Only a Knight could enter.`,
  'THIEF-1': (fact, say) =>
    idIn(fact, 'to') === null
      ? 'Only a Thief can slip. Choose a Thief, then another room or staircase.'
      : `The Thief is in ${home(fact, say)} already. Choose another room or staircase.`,
  'THIEF-2': (fact, say) =>
    `${knights(fact, say)} watches ${place(fact, say)}. Slip somewhere without an opposing Knight.`,
  'BARBARIAN-2': (fact, say) =>
    `${capital(victim(fact, say))} stands firm: no Wraith can push a Barbarian. Choose someone else.`,
  'CHEST-1': (fact, say) => `${capital(place(fact, say))} isn’t a room. Put your Treasure Chest in a room.`,
  'CHEST-3': (fact, say) => `${capital(figure(fact, say))} never moves.`,
  'ORC-1': (fact, say) =>
    idIn(fact, 'victim') === null
      ? 'Only an Orc can slay. Choose your Orc, then a hero in its room.'
      : `${capital(victim(fact, say))} isn’t a hero in your Orc’s room. Move the Orc next to its prey first.`,
  'ORC-3': (fact, say) =>
    `${capital(figure(fact, say))} isn’t in a room, and an Orc slays only in rooms. Move it into one.`,
  'WRAITH-1': (fact, say) => `You can’t skip this: ${figure(fact, say)} must push someone out. Choose whom.`,
  'WRAITH-2': (fact, say) =>
    `${capital(victim(fact, say))} isn’t in the Wraith’s room. Choose another character in that room.`,
  'WRAITH-3': () => 'You can’t skip this: the room has more than 5 characters now. Choose whom to push out.',
  'WRAITH-4': (fact, say) =>
    idIn(fact, 'to') === null
      ? `No space around is open to ${victim(fact, say)}. Choose someone else.`
      : `You can’t push ${victim(fact, say)} into ${place(fact, say)}: heroes never enter a pit.`,
  'WRAITH-9': (fact, say) => `A Wraith can’t push ${victim(fact, say)}. Choose another character in its room.`,
  'WRAITH-16': (fact, say) =>
    `Not ${victim(fact, say)} there: at this table Wraiths push only heroes, and only into rooms.`,
  'WRAITH-17': (fact, say) =>
    `${capital(figure(fact, say))} isn’t in a room, and a Wraith pushes only in rooms. Move it into one.`,
  'TROLL-1': (fact, say) => `${capital(place(fact, say))} isn’t a room. Put your Cave Troll in a room.`,
  'TROLL-3': (fact, say) => `A Cave Troll lives in ${place(fact, say)}: no one can enter. Go around it.`,
  'TROLL-4': (fact, say) => `${capital(place(fact, say))} is closed even to a Cave Troll. Choose another room.`,
  'TROLL-5': (fact, say) => `${capital(figure(fact, say))} never moves again. Choose another character.`,
  'TROLL-6': (fact, say) =>
    `${capital(figure(fact, say))} can’t flee now. Choose one of your characters in the Cave Troll’s room.`,
  'TROLL-10': () => 'You can’t stay. At this table, if one of yours can flee, it must.',
  'PALADIN-2': (fact, say) =>
    `The Paladin banishes an opposing Banshee from its own space to a pit. ${capital(victim(fact, say))} doesn’t fit.`,
  'ASSASSIN-1': (fact, say) => `The Assassin can’t kill ${victim(fact, say)}. Choose a lone hero or Grunt in its room.`,
  'ASSASSIN-2': (fact, say) => `${capital(victim(fact, say))} isn’t alone: others of its colour are in the room.`,
  'ASSASSIN-3': (fact, say) =>
    `The Assassin can’t kill ${victim(fact, say)}: Assassins, and monsters other than Grunts, are safe from it.`,
  'SLAYER-4': (fact, say) => `The Giant Slayer can fell only a Rampaging Troll in its room, not ${victim(fact, say)}.`,
  'GRUNT-1': (fact, say) =>
    `${capital(figure(fact, say))} can’t rout anyone here. A Grunt routs opposing Adventurers in its own room.`,
  'GRUNT-2': (fact, say) => `A Paladin in ${home(fact, say)} protects the heroes there. Move the Grunt elsewhere.`,
  'BANSHEE-2': (fact, say) =>
    `${capital(victim(fact, say))} can’t be lured. Choose an opposing character next to the Banshee.`,
  'BANSHEE-3': () => 'The Banshee’s space has 5 characters already. Move it, then lure.',
  'BANSHEE-4': (fact, say) =>
    `Your Banshee is on a pit, where ${victim(fact, say)} can’t go. Only monsters can be lured there.`,
  'BANSHEE-5': (fact, say) => `A Paladin protects ${victim(fact, say)} in ${home(fact, say)}. Choose someone else.`,
  'RAMPAGE-1': (fact, say) => `${capital(figure(fact, say))} has already moved this turn. It can still rampage.`,
  'RAMPAGE-2': (fact, say) =>
    `${capital(victim(fact, say))} isn’t one to push. Choose another character in the Troll’s room.`,
  'RAMPAGE-9': (fact, say) =>
    `${capital(figure(fact, say))} isn’t in a room, and it rampages only in rooms. Move it into one.`,
  'ARTIFACT-1': () => 'You hold no artifact. The card Find an Artifact brings you one.',
  'HELM-1': (fact, say) =>
    `The Helm can’t move ${figure(fact, say)}. Choose an opposing character, but no Cave Troll and no chest.`,
  'TELEPORT-1': (fact, say) =>
    `The Chalice can’t use ${place(fact, say)}. Choose a room or staircase with your characters, then other rooms.`,
  'TELEPORT-2': (fact, say) =>
    `${capital(figure(fact, say))} doesn’t go there. Choose someone in the space you picked, and another room.`,
  'IDOL-1': (fact, say) => `${capital(place(fact, say))} isn’t an empty room. Lock a room without any figure.`,
  'IDOL-2': (fact, say) => `${capital(place(fact, say))} is locked for good. Go around it.`,
  'IDOL-4': (fact, say) =>
    `${capital(place(fact, say))} is locked: it pays ${lockedBy(say)} only when the whole board is scored. Choose another room.`,
  'CLOAK-1': (fact, say) =>
    `${capital(figure(fact, say))} can’t wear the Cloak. Choose one of your heroes on the board.`,
  'SWORD-1': (fact, say) =>
    `The Sword can’t strike in ${place(fact, say)}. It needs a room with one of your heroes and ${prey(say) === 'Orc' ? 'an Orc' : 'a Grunt'}.`,
  'LIFE-1': (fact, say) =>
    `${capital(figure(fact, say))} hasn’t been removed from play as one of your heroes. Choose one that has.`,
};

const isMany = ({ waiting }: Fact): boolean => Array.isArray(waiting) && waiting.length > 1;
const lockedBy = (say: Speaker): string => (say.view.idol === null ? 'its owner' : say.player(say.view.idol.player));
