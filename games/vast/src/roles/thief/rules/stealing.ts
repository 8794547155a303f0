import { below, type Rules, tell } from '@trollmoot/kernel';
import { GREED, SYMBOLS, type SymbolName } from '../../../data/dragon.ts';
import { GOBLIN_RUBY, SECRETS, secretNamed } from '../../../data/goblins.ts';
import { FACE_DOWN, FACE_UP, TREASURES } from '../../../data/knight.ts';
import { DRAGON, KNIGHT, type Piece, THIEF } from '../../../data/pieces.ts';
import { SPACES, type Space } from '../../../data/places.ts';
import { NEEDED } from '../../../data/thief.ts';
import type { State } from '../../../state.ts';
import { liftToken } from '../../../terrain/words/effects/tokens.ts';
import { countOnMap } from '../../../terrain/words/questions/tokens.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { castDie } from '../../../words/effects/dice.ts';
import { isCenter } from '../../../words/questions/dice.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import { CARRIED } from '../../dragon/state.ts';
import { doze } from '../../dragon/words/effects/board.ts';
import { discardFaceUp, loseRandomSecret } from '../../goblins/words/effects/secrets.ts';
import { hasSecretToTake } from '../../goblins/words/questions/secrets.ts';
import { loseTreasureCard } from '../../knight/words/effects/treasures.ts';
import type { Effort, Loot, ThiefContents } from '../contents.ts';
import { STICKY_USED } from '../state.ts';
import { stash } from '../words/effects/board.ts';
import { killThief } from '../words/effects/death.ts';
import { stashesAtEntrance } from '../words/effects/moments.ts';
import { hasUpgrade, tokensCarried } from '../words/questions.ts';

const he = (s: State): number => seatOf(s, 'thief');
/** [THIEF-PICKPOCKET-1] Does the die show enough for this effort? */
const succeeds = (s: State, effort: Effort): boolean => s.die >= NEEDED[effort - 1]!;

// ── what he gets ─────────────────────────────────────────────────────────────────────────

/** [THIEF-SUPPLY-1] A Treasure token from the supply, or else from anywhere on the map. */
function gainTreasure(s: State): void {
  if (s.map.supply > 0) {
    s.map.supply--;
    carryOne(s);
  } else if (countOnMap(s, 'treasure') > 0) plan(s, { step: 'thief.fetch', stash: false });
}
function carryOne(s: State): void {
  s.thief!.treasures++;
  tell(s, { news: 'tokenGained', carried: tokensCarried(s) });
  mayStashHere(s);
}
function carryGem(s: State, gem: SymbolName): void {
  s.dragon!.gems[SYMBOLS.indexOf(gem)] = CARRIED;
  mayStashHere(s);
}
/** [THIEF-STASH-5] [SWITCH-25] By the switch, what he takes on the Entrance is stashed at once. */
function mayStashHere(s: State): void {
  if (s.settings.lootOnEntrance === 'atOnce') stashesAtEntrance(s, THIEF, s.thief!.at);
}

/** [THIEF-LOOT-1] [THIEF-LOOT-2] [THIEF-LOOT-3] */
export function takeLoot(s: State, token: Loot, cubes: 1 | 2): void {
  tell(s, {
    news: 'looted',
    token,
    space: s.thief!.at,
    thing: 'action loot',
    clause: token === 'treasure' ? 'THIEF-LOOT-1' : cubes === 2 ? 'THIEF-LOOT-3' : 'THIEF-LOOT-2',
  });
  if (token === 'treasure') {
    liftToken(s, s.thief!.at, 'treasure');
    carryOne(s);
  } else if (cubes === 2) carryGem(s, token);
  else castDie(s, 'dragon', 'thief', { step: 'thief.gemRead', gem: token });
}

/** Roll for it, unless three cubes make it certain. */
export function attempt(s: State, effort: Effort, reader: Reader): void {
  if (effort === 3) plan(s, reader);
  else castDie(s, 'action', 'thief', reader);
}
type Reader =
  | { step: 'thief.pocketRead'; victim: Piece; effort: Effort }
  | { step: 'thief.lockRead'; space: Space; effort: Effort };

/** What the victim of a Pickpocket loses. */
function rob(s: State, victim: Piece): void {
  tell(s, { news: 'pocketed', victim, clause: 'THIEF-PICKPOCKET-1' });
  if (victim === DRAGON)
    doze(s, GREED); // [THIEF-PICKPOCKET-5]
  else if (victim === KNIGHT) plan(s, { step: 'thief.takeCard' });
  else if (hasSecretToTake(s)) plan(s, { step: 'thief.takeSecret' }); // a Trap has been spent by now [SWITCH-13]
  gainTreasure(s);
}

// ── what there is to take ────────────────────────────────────────────────────────────────

const cardsLying = (s: State, how: number): number[] => {
  const found: number[] = [];
  for (let card = 0; card < TREASURES.length; card++) if (s.knight!.treasure[card] === how) found.push(card);
  return found;
};
/** [SWITCH-13] Face-up Secrets he may take: the Ruby, or any. */
const secretsLying = (s: State): number[] =>
  s.goblins!.faceUp.filter((secret) => secret === GOBLIN_RUBY || s.settings.pickpocketFaceUpSecrets === 'any');

export const stealing: Pick<
  Rules<State, ThiefContents>,
  | 'thief.gemRead'
  | 'thief.pocketRead'
  | 'thief.tryAgain'
  | 'thief.lockRead'
  | 'thief.takeCard'
  | 'thief.takeSecret'
  | 'thief.fetch'
> = {
  /** [THIEF-LOOT-2] The centre is the trap. */
  'thief.gemRead': {
    happen(s, { gem }) {
      if (!isCenter(s)) return carryGem(s, gem);
      tell(s, { news: 'gemTrapped', gem, clause: 'THIEF-LOOT-2' });
      killThief(s, { by: null, how: 'trap', tribe: null });
    },
  },

  /** [THIEF-PICKPOCKET-1] */
  'thief.pocketRead': {
    happen(s, { victim, effort }) {
      if (effort === 3 || succeeds(s, effort)) rob(s, victim);
      else if (hasUpgrade(s, 'stickyFingers') && (s.thief!.done & STICKY_USED) === 0)
        plan(s, { step: 'thief.tryAgain', victim, effort });
      else tell(s, { news: 'thiefFailed', clause: 'THIEF-PICKPOCKET-1' });
    },
  },
  /** [THIEF-UPGRADE-4] Sticky Fingers. */
  'thief.tryAgain': {
    who: he,
    options: () => [{ do: 'tryAgain' }, { do: 'giveUp' }],
    take(s, { victim, effort }, act) {
      if (act.do === 'giveUp') {
        tell(s, { news: 'thiefFailed', clause: 'THIEF-PICKPOCKET-1' });
        return;
      }
      s.thief!.done |= STICKY_USED;
      attempt(s, effort, { step: 'thief.pocketRead', victim, effort });
    },
  },

  /** [THIEF-LOCK-1] */
  'thief.lockRead': {
    happen(s, { space, effort }) {
      if (effort !== 3 && !succeeds(s, effort)) {
        tell(s, { news: 'thiefFailed', clause: 'THIEF-LOCK-1' });
        return;
      }
      liftToken(s, space, 'vault');
      tell(s, { news: 'vaultOpened', space, clause: 'THIEF-LOCK-1' });
      gainTreasure(s);
    },
  },

  /** [THIEF-PICKPOCKET-3] A card lying face up, or one face down at random. */
  'thief.takeCard': {
    who: he,
    options: (s) => [
      ...cardsLying(s, FACE_UP).map((card) => ({ do: 'takeCard', card: TREASURES[card]!.name }) as const),
      ...(cardsLying(s, FACE_DOWN).length > 0 ? [{ do: 'takeHidden' } as const] : []),
    ],
    take(s, _at, act) {
      if (act.do === 'takeCard') {
        loseTreasureCard(
          s,
          TREASURES.findIndex(({ name }) => name === act.card),
        );
        return;
      }
      const hidden = cardsLying(s, FACE_DOWN);
      const card = hidden[below(s, hidden.length)]!;
      tell(s, { news: 'cardStolen', seat: seatOf(s, 'knight'), card: TREASURES[card]!.name });
      loseTreasureCard(s, card);
    },
  },

  /** [THIEF-PICKPOCKET-4] */
  'thief.takeSecret': {
    who: he,
    options: (s) => [
      ...secretsLying(s).map((secret) => ({ do: 'takeFaceUp', secret: SECRETS[secret]!.name }) as const),
      ...(s.goblins!.secrets.length > 0 ? [{ do: 'takeSecret' } as const] : []),
    ],
    take(s, _at, act) {
      if (act.do === 'takeSecret') loseRandomSecret(s);
      else discardFaceUp(s, secretNamed(act.secret));
    },
  },

  /** [THIEF-SUPPLY-1] [THIEF-STASH-2] The supply is empty: a token from anywhere on the map. */
  'thief.fetch': {
    who: he,
    options(s) {
      const options: { do: 'fetch'; space: Space }[] = [];
      for (let space = 0; space < SPACES; space++)
        if (s.map.treasures[space]! > 0) options.push({ do: 'fetch', space });
      return options;
    },
    take(s, { stash: isStashed }, { space }) {
      liftToken(s, space, 'treasure');
      if (isStashed) stash(s, 1);
      else carryOne(s);
    },
  },
};
