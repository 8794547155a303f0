import { type Action, aim, claims, type View } from '@trollmoot/cave-troll';
import type { Seat, Spoken } from '@trollmoot/kernel';
import { colourIn, inEach, roomIn } from './room.ts';

const MUCH = 3; // gold worth a warning
const FULL_TURN = 4; // actions

/** What is worth knowing about this position: what you can win, what you are about to lose, how near a scoring is. */
export function advise(view: View, options: readonly Action[], reader: Seat): Spoken | null {
  if (!options.some(({ do: what }) => what === 'draw' || what === 'pass')) return null; // in the middle of an action
  return theirs(view, reader) ?? yours(view, reader) ?? pile(view, reader);
}

/** A room of yours that another player's hero could take in their next turn. */
function theirs(view: View, reader: Seat): Spoken | null {
  const held = claims(view).filter(({ player, value }) => player === reader && value >= MUCH);
  for (const { room, value } of held.sort((a, b) => b.value - a.value))
    for (const { id, owner, at } of view.figures) {
      if (owner === reader || typeof at !== 'number') continue;
      const threat = aim(view, id, FULL_TURN);
      if (threat?.room !== room) continue;
      return inEach((language) => {
        const [name, who] = [roomIn(room, language), colourIn(view, owner, language)];
        if (language === 'en')
          return `${name}: worth ${value} to you, and ${who} can take it next turn. Another hero there would keep it.`;
        if (language === 'de')
          return `${name}: ${value} Gold für dich, und ${who} kann sie im nächsten Zug erobern. Ein weiterer Held dort hält sie.`;
        return `${name} : ${value} pièces pour vous, et ${who} peut s’en emparer au prochain tour. Un héros de plus la garderait.`;
      });
    }
  return null;
}

/** The most gold one of your heroes can win with the actions you have left. */
function yours(view: View, reader: Seat): Spoken | null {
  const aims = view.figures.flatMap(({ id, owner, at }) => {
    const found = owner === reader && typeof at === 'number' ? aim(view, id, view.left) : null;
    return found === null || found.gold === 0 ? [] : [found];
  });
  const best = aims.sort((a, b) => b.gold - a.gold || a.actions - b.actions)[0];
  if (best === undefined) return null;
  return inEach((language) => {
    const name = roomIn(best.room, language);
    if (language === 'en')
      return `${name}: worth ${best.gold}, and one of your heroes can win it with ${best.actions} of your ${view.left} actions.`;
    if (language === 'de')
      return `${name}: ${best.gold} Gold wert, und einer deiner Helden gewinnt sie mit ${best.actions} deiner ${view.left} Aktionen.`;
    return `${name} : ${best.gold} pièces à prendre, et l’un de vos héros y arrive avec ${best.actions} de vos ${view.left} actions.`;
  });
}

/** What a scoring would pay now. */
function pile(view: View, reader: Seat): Spoken {
  const gold = (seat: Seat): number => claims(view).reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0);
  const best = Math.max(...view.players.map((_, seat) => (seat === reader ? 0 : gold(seat))));
  const own = gold(reader);
  return inEach((language) => {
    if (language === 'en')
      return `${view.icons} of 5 icons. If the board were scored now, you’d gain ${own}, they ${best}. Draw a card to bring new figures in.`;
    if (language === 'de')
      return `${view.icons} von 5 Symbolen. Bei einer Wertung jetzt bekämst du ${own}, die Gegenseite ${best}. Zieh eine Karte für neue Figuren.`;
    return `${view.icons} icônes sur 5. Un décompte maintenant : ${own} pour vous, ${best} en face. Piochez pour faire entrer des figurines.`;
  });
}
