import { capital } from '@trollmoot/kernel';
import { BOARDS } from '../../data/board.ts';
import { type Card, ICONS } from '../../data/cards.ts';
import type { Kind } from '../../data/figures.ts';
import { actionsThisTurn, claims, entry, standing } from '../../queries/index.ts';
import type { Explaining, Told } from '../explain.ts';
import type { Speaker } from '../speaker.ts';
import { actions, and, count, does, inThe, names, of, or, the } from './names.ts';
import { figures } from './traits.ts';

/** What everything on the table is, and what it can do now. */

const gold = (n: number): string => `${n} gold`;

function who(say: Speaker, space: number): string {
  const { characters, full, troll, lockedBy, knights } = entry(say.view, space);
  if (lockedBy !== null) return `Locked by ${say.player(lockedBy)}: no one can enter.`;
  if (troll) return 'No one can enter: a Cave Troll lives here.';
  const owners = [...new Set(knights)];
  if (owners.length > 1) return 'Only Knights can enter: Knights of two players are here.';
  if (full) return `Full: ${characters} characters are here, and 5 is the most.`;
  if (owners.length === 1)
    return `Only Knights and ${of(say, owners[0]!)} own characters can enter: ${of(say, owners[0]!)} Knight is here.`;
  return `Anyone can enter: ${characters} of 5 characters are here.`;
}

function control(say: Speaker, space: number): string {
  const { heroes, player, shares, gains } = standing(say.view, space);
  if (say.view.idol?.room === space) return `It pays ${say.player(say.view.idol.player)}, who locked it.`;
  const most = Math.max(...heroes);
  if (most === 0) return 'No one controls it: there is no hero here.';
  if (player === null) return `Tied at ${count(most, 'hero', 'heroes')} each: no one gains.`;
  const second = Math.max(0, ...heroes.filter((_, seat) => seat !== player));
  const shared =
    shares > 1
      ? ` ${and(gains.flatMap((share, seat) => (share > 0 ? [`${say.player(seat)} ${share}`] : [])))}: a Berserker shares.`
      : '';
  return `${capital(say.player(player))}: ${count(most, 'hero', 'heroes')} to ${second}.${shared}`;
}

function worth(say: Speaker, space: number): string {
  const printed = BOARDS[say.view.settings.boardLayout].gold[space]!;
  const { value } = standing(say.view, space);
  return value === printed
    ? `Pays ${gold(printed)} when it is scored.`
    : `Pays ${gold(value)} now: ${printed} printed, more for Dwarves and chests.`;
}

const space: Explaining['space'] = (say, id, reader): Told => {
  const { kind, gold: printed } = BOARDS[say.view.settings.boardLayout].spaces[id]!;
  const name = say.space(id);
  if (kind === 'pit')
    return {
      name,
      kind: 'pit',
      does: 'Monsters come into play here, except the Cave Troll. It holds any number of them.',
      cannot: 'Heroes can never enter a pit.',
      scores: 'Pays no gold.',
    };
  if (kind === 'staircase')
    return {
      name,
      kind: 'staircase',
      does: 'Heroes come into play here. It holds any number of characters.',
      cannot: 'A Knight keeps no one out of a staircase.',
      scores: 'Pays no gold.',
    };
  return {
    name,
    kind: `room, ${gold(printed)}`,
    does: 'The player with the most heroes here gains its gold when it is scored.',
    now: { title: reader === null ? 'Who controls it' : 'Who controls it now', says: control(say, id) },
    cannot: who(say, id),
    scores: worth(say, id),
  };
};

const victims = (say: Speaker, ids: readonly number[]): string => or(ids.map((id) => the(say, id)));

const can: Explaining['can'] = (say, { moves, slips, victims: hit }, left) => {
  const to = moves.map(({ to, gold: value, slays, pushes }) => {
    const notes = [
      ...(value > 0 ? [gold(value)] : []),
      ...(slays.length > 0 ? [`slays ${and(slays.map((id) => the(say, id)))}`] : []),
      ...(pushes ? ['pushes someone out'] : []),
    ];
    return `the ${say.space(to)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  });
  const ways = [
    ...(to.length > 0 ? [`Move to ${or(to)}.`] : []),
    ...(slips > 0 ? [`Slip to any of ${slips} rooms and staircases.`] : []),
    ...(hit.push ? [`Push ${victims(say, hit.push)}.`] : []),
    ...(hit.slay ? [`Slay ${victims(say, hit.slay)}.`] : []),
    ...(hit.banish ? [`Banish ${victims(say, hit.banish)}.`] : []),
    ...(hit.assassinate ? [`Kill ${victims(say, hit.assassinate)}.`] : []),
    ...(hit.fell ? [`Fell ${victims(say, hit.fell)}.`] : []),
    ...(hit.lure ? [`Lure ${victims(say, hit.lure)}.`] : []),
    ...(hit.rout ? [`Rout ${count(hit.rout.length, 'Adventurer')}.`] : []),
    ...(hit.rampage ? [`Rampage against ${count(hit.rampage.length, 'figure')}.`] : []),
  ];
  return ways.length > 0 && left > 0 ? ways.join(' ') : 'Nothing: every way is barred.';
};

const CARDS: { readonly [card in Card]?: string } = {
  findAnArtifact: 'Take the top artifact and keep it face down. Only you know what it is.',
  scoreARoom: 'Score any one room at once. After that, its 2 icons go on the scoring pile.',
};
const placed = (say: Speaker, kind: Kind): string => {
  if (kind === 'chest') return 'Play it to place your Treasure Chest in any room that isn’t locked.';
  if (kind === 'caveTroll')
    return 'Play it to place your Cave Troll in any room. Everyone there may flee, then it crushes the rest.';
  const own = say.view.settings.entryPlacement === 'ownStaircase' ? 'your staircase' : 'any staircase';
  const isMonster = ['orc', 'wraith', 'grunt', 'banshee', 'rampagingTroll'].includes(kind);
  return `Play it to place your ${names.kinds[kind]} on ${isMonster ? 'any pit' : own}.`;
};

export const explain: Explaining = {
  figures,
  sorts: { hero: 'hero', monster: 'monster', chest: 'treasure' },
  when: (say, seat, isTurn) => (isTurn ? 'Now, for 1 action' : `On ${of(say, seat)} next turn`),
  can,
  threatens(say, threats) {
    const whom = and(threats.map(({ victim }) => `${the(say, victim)} ${inThe(say.at(victim))}`));
    const cost = threats[0]!.actions;
    return `Threatens ${whom}${cost > 1 ? `, with ${actions(cost)}` : ''}.`;
  },
  aims: (say, aim) =>
    aim === null
      ? 'Threatens no one.'
      : `Threatens no one, but could win the ${say.space(aim.room)} (${gold(aim.gold)}) with ${actions(aim.actions)}.`,
  space,
  coins: (say, id) => ({
    name: gold(BOARDS[say.view.settings.boardLayout].gold[id]!),
    kind: say.space(id),
    does: 'The printed gold of this room. It never runs out: every scoring pays it again.',
    now: { title: 'Who controls it now', says: control(say, id) },
    scores: worth(say, id),
  }),
  door: (say, a, b) => ({
    name: 'Doorway',
    kind: `${say.space(a)} – ${say.space(b)}`,
    does: 'Characters move through it both ways, one space per action. There is no way through a wall.',
  }),
  gold(say, seat) {
    const { gold: total } = say.view.players[seat]!;
    const more = claims(say.view).reduce((sum, { gains }) => sum + gains[seat]!, 0);
    return {
      name: `${capital(of(say, seat))} gold`,
      kind: gold(total),
      does: 'The player with the most gold at the end wins.',
      now: { title: 'If the board were scored now', says: `+${more}: from ${total} to ${total + more}.` },
    };
  },
  deck: (say, seat) => ({
    name: `${capital(of(say, seat))} deck`,
    kind: `${count(say.view.players[seat]!.cardsInDeck, 'card')} left`,
    does: 'To draw and play is one action: draw the top card, then play one of the two you hold.',
    scores: 'When a deck runs out, the game ends and its owner gains 3 gold.',
  }),
  hand: (say, seat) => ({
    name: `${capital(of(say, seat))} hand`,
    kind: count(say.view.players[seat]!.cardsInHand, 'card'),
    does: `Only ${does(say, seat, 'sees', 'see')} these cards. One card always stays in hand between turns.`,
  }),
  artifacts: {
    helm: () => 'Moves one opposing character 1 to 3 spaces. You choose every step.',
    teleportation: () => 'Choose a room or staircase. All your characters there go to rooms you choose.',
    idol: () => 'Locks an empty room for good. It pays you its gold whenever the board is scored.',
    wand: () => 'Scores any one room now, without any icons.',
    cloak: () => 'This turn one of your heroes moves 2 spaces per action, even past Knights and Cave Trolls.',
    sword: ({ characterSet }) =>
      `Slays all ${characterSet === 'classic' ? 'Orcs' : 'Grunts'} in a room where you have a hero.`,
    life: () => 'Brings back one of your removed heroes on a staircase.',
  },
  artifact(say, seat, artifact, value) {
    if (artifact === 'faceDown')
      return {
        name: 'Artifact',
        kind: 'face down',
        does: `Only ${does(say, seat, 'knows', 'know')} which one it is. Playing it takes an action.`,
        scores: 'Pays 2 to 4 gold at the end if it is still unused.',
      };
    return {
      name: say.artifact(artifact),
      kind: 'artifact',
      does: explain.artifacts[artifact](say.view.settings),
      now: { title: 'To use it', says: 'Takes 1 action, once per game.' },
      scores: `Pays ${gold(value)} at the end if you haven’t used it.`,
    };
  },
  card: (say, card, kind, trait) => ({
    name: say.card(card),
    kind: ICONS[card] === 0 ? 'card' : `card with ${count(ICONS[card], 'icon')}`,
    does: kind === null ? CARDS[card]! : placed(say, kind),
    ...(kind !== null && trait !== null ? { now: { title: names.kinds[kind], says: trait.does } } : {}),
    ...(ICONS[card] > 0 ? { scores: `Brings the scoring pile to ${say.view.icons + ICONS[card]} of 5 icons.` } : {}),
  }),
  common: {
    track: () => ({
      name: 'Gold track',
      does: 'Each shield shows how much gold a player has. Past the last number the count starts again.',
    }),
    pile: ({ view }) => ({
      name: 'Scoring pile',
      kind: `${view.icons} of 5 icons`,
      does: 'Cards with hourglasses go here after they are played. At 5 icons the whole board is scored.',
      now: { title: 'Until the next scoring', says: `${count(Math.max(0, 5 - view.icons), 'more icon')}.` },
    }),
    actions: ({ view }) => ({
      name: 'Actions',
      kind: `${view.left} of ${actionsThisTurn(view)} left`,
      does: 'An action is a move, an ability, an artifact, or drawing and playing a card. Mix them freely.',
    }),
    claims: () => ({
      name: 'Who would score each room now',
      does: 'Every room with heroes takes the colour of the player who controls it, with the gold it would pay.',
    }),
  },
  acts: {
    draw: ({ view }) => ({
      name: 'Draw and play a card',
      does: `Draw the top card of your deck, then play one of the two you hold. ${count(view.players[view.player]!.cardsInDeck, 'card')} left.`,
    }),
    pass: ({ view }) => ({
      name: 'End turn',
      does: `Your turn ends and the next player begins. Actions left over are lost: ${view.left} now.`,
    }),
    artifact: () => ({
      name: 'Play your artifact',
      does: 'Reveal your artifact and use it once. Then it leaves the game.',
    }),
    stop: () => ({ name: 'Stop here', does: 'The character stays where it is, and this action is over.' }),
    spare: () => ({
      name: 'Push nobody',
      does: 'The Wraith enters and pushes no one. At this table the push is your choice.',
    }),
    stay: () => ({
      name: 'Stay',
      does: 'None of your characters flees. The Cave Troll crushes all that are left in its room.',
    }),
  },
};
