import { nowKnown, plan, type Result, type Rules, tell } from '@trollmoot/kernel';
import type { Contents } from '../contents.ts';
import { ARTIFACT_GOLD } from '../data/artifacts.ts';
import type { State } from '../state.ts';
import { gain, remove } from './entering.ts';
import { holds } from './words.ts';

type Ending = Rules<State, Pick<Contents, 'endOfGame' | 'payArtifacts'>>;

/** [END-7] The game ends after this many turns per player in a row without a card drawn. */
export const QUIET_TURNS = 50;

export const ending: Ending = {
  /** [END-2] Three gold for the player who ended it, [END-3] the board once more, then unspent artifacts. */
  endOfGame: {
    happen(s, { player }) {
      s.left = 0;
      dropCloak(s); // [CLOAK-5]
      tell(s, { news: 'ended', player, clause: player === null ? 'END-7' : 'END-1' });
      plan(s, { step: 'scoreBoard', final: true }, { step: 'payArtifacts' });
      if (player !== null) gain(s, player, 3, 'END-2');
    },
  },

  /** [END-4] Unspent artifacts are revealed, pay their owners and stay with them; [IDOL-5] a spent one is no longer held. */
  payArtifacts: {
    happen(s) {
      for (let seat = 0; seat < s.seats; seat++) {
        const artifact = s.artifact[seat]!;
        if (artifact === null) continue;
        const gold = ARTIFACT_GOLD[artifact];
        s.gold[seat]! += gold;
        nowKnown(s);
        tell(s, { news: 'artifactPaid', player: seat, artifact, gold, clause: 'END-4' });
      }
    },
  },
};

/** [CLOAK-3] The Cloak wears off, and a Cave Troll in the same room removes the hero. */
export function dropCloak(s: State): void {
  if (s.cloaked === null) return;
  const room = s.where[s.cloaked]!;
  tell(s, { news: 'uncloaked', figure: s.cloaked, clause: 'CLOAK-3' });
  if (room >= 0 && holds(s, room, 'caveTroll')) remove(s, s.cloaked, 'cloak', 'CLOAK-3');
  s.cloaked = null;
}

/** [END-5] The most gold wins; [END-6] controlled rooms may break ties. */
export function result(s: State): Result | null {
  if (s.agenda.length > 0) return null;
  const worth = s.gold.map((gold, seat) =>
    s.settings.tieBreak === 'sharedVictory' ? gold : gold + s.controlled[seat]! / 100,
  );
  const places = worth.map((mine) => 1 + worth.filter((other) => other > mine).length);
  return { places, scores: s.gold.slice() };
}
