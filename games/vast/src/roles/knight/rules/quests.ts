import { nowKnown, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { FACE_UP, QUEST, SIDEQUESTS, type SidequestName } from '../../../data/knight.ts';
import type { State } from '../../../state.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import type { KnightAct } from '../contents.ts';
import { gainGrit } from '../words/effects/board.ts';

/** [KNIGHT-QUEST-3] What holds for the whole turn, or for good. The other cards look at what has just happened. */
const HOLDS: { readonly [quest in SidequestName]?: (s: State) => boolean } = {
  adventurous: (s) => s.knight!.met.length >= QUEST.encounters,
  bedecked: (s) => s.knight!.treasure.filter((card) => card === FACE_UP).length >= QUEST.faceUp, // [KNIGHT-QUEST-4]
  cunning: (s) => s.dragon === null && s.knight!.taken >= QUEST.tokens,
  intrepid: (s) => s.map.revealed >= QUEST.tiles, // [KNIGHT-QUEST-9]
  persistent: (s) => s.map.crystalsSmashed >= QUEST.smashed, // [KNIGHT-QUEST-10]
  stalwart: (s) => s.goblins === null && s.knight!.ambushes >= QUEST.ambushes,
  swift: (s) => s.knight!.entered.length >= QUEST.spaces, // [KNIGHT-QUEST-12]
};

/** What every card asks, as a clause. */
const CLAUSE_OF: { readonly [quest in SidequestName]: Clause } = {
  adventurous: 'KNIGHT-QUEST-3',
  bedecked: 'KNIGHT-QUEST-4',
  cunning: 'KNIGHT-QUEST-5',
  daring: 'KNIGHT-QUEST-6',
  eagleEyed: 'KNIGHT-QUEST-7',
  fearless: 'KNIGHT-QUEST-8',
  intrepid: 'KNIGHT-QUEST-9',
  persistent: 'KNIGHT-QUEST-10',
  stalwart: 'KNIGHT-QUEST-11',
  swift: 'KNIGHT-QUEST-12',
};

/** What bars her from showing this Sidequest. */
export function barClaim(s: State, quest: number): Clause | null {
  const k = s.knight!;
  if (!k.sidequests.includes(quest)) return 'KNIGHT-QUEST-1';
  const { name } = SIDEQUESTS[quest]!;
  const isFulfilled = (k.chances & (1 << quest)) !== 0 || (HOLDS[name]?.(s) ?? false);
  return isFulfilled ? null : CLAUSE_OF[name];
}

export function listClaims(s: State, found: KnightAct[]): void {
  const { sidequests } = s.knight!;
  for (let i = 0; i < sidequests.length; i++)
    if (barClaim(s, sidequests[i]!) === null) found.push({ do: 'claim', quest: sidequests[i]! });
}
/** The Sidequests she could claim now. */
export const claimable = (s: State): number[] => s.knight!.sidequests.filter((quest) => barClaim(s, quest) === null);

/** [KNIGHT-QUEST-1] Grit for the card, which is gone; another is drawn as long as there are any. */
export function claim(s: State, quest: number): void {
  const k = s.knight!;
  const { name, grit } = SIDEQUESTS[quest]!;
  k.sidequests = k.sidequests.filter((other) => other !== quest);
  nowKnown(s);
  tell(s, { news: 'questDone', card: name, grit, thing: `sidequest ${name}`, clause: CLAUSE_OF[name] });
  const drawn = k.sidequestDeck.pop();
  if (drawn !== undefined) {
    k.sidequests.push(drawn);
    tell(s, { news: 'questDrawn', seat: seatOf(s, 'knight'), card: SIDEQUESTS[drawn]!.name });
  }
  gainGrit(s, grit, CLAUSE_OF[name]);
}
