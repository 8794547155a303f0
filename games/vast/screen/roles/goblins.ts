import type { Choice } from '@trollmoot/boardkit/board.ts';
import type { Part } from '@trollmoot/boardkit/choose.ts';
import { type Action, SECRETS, type SecretName, type Tribe } from '@trollmoot/vast';
import { type Deed, firstLit } from './props.ts';

/** What a touch on a Tribe's card may say, the likeliest first. */
const TRIBE_DEEDS: readonly Deed[] = [
  'activate',
  'ambush',
  'assignMonster',
  'replaceMonster',
  'blockTribe',
  'scatterFor',
  'sporeTribe',
  'strikeDragon',
];
/** Played on a Tribe once their card is picked, never by touching only the Tribe. */
const ON_A_TRIBE: readonly Deed[] = ['hidingSpots', 'blindFury', 'fireBomber'];
export function tribePart(choice: Choice<Action>, tribe: Tribe): Part<Action> {
  const deeds = [...ON_A_TRIBE.filter((deed) => choice.picked.do === deed), ...TRIBE_DEEDS];
  const parts = deeds.map((deed) => ({ do: deed, tribe }));
  // A picked Monster may join or replace: keep both options until the reader chooses.
  if ('monster' in choice.picked) return { tribe };
  return firstLit(choice, parts);
}

/** Acts of the active Tribe that are not moves on the map. */
export const TRIBE_ACTIONS: readonly Deed[] = [
  'assault',
  'batterCrystal',
  'plunderTreasure',
  'plunderGem',
  'hideTribe',
  'useSpecial',
  'stray',
  'tribeFlare',
];

/** Secrets that can be played while others must be discarded: as buttons, because a touch on the card discards it. */
const PLAYS: readonly Deed[] = ['layFaceUp', 'blindFury', 'fireBomber', 'hex', 'caveIn', 'secretTunnels'];
export const playsWhileDiscarding = (choice: Choice<Action>): readonly Action[] =>
  choice.lit({ do: 'discardSecret' }) ? choice.options.filter((act) => PLAYS.includes(act.do)) : [];

/** What a touch on a Secret says: discard it if one must go, else play it, turn it face up or exchange it. */
export function secretPart(choice: Choice<Action>, name: SecretName): Part<Action> {
  const secret = SECRETS.findIndex((card) => card.name === name);
  return firstLit(choice, [
    { do: 'discardSecret', secret },
    ...played(name),
    { do: 'layFaceUp', secret },
    { do: 'redrawSecret', secret },
  ]);
}
function played(name: SecretName): Part<Action>[] {
  if (name === 'leader') return [{ do: 'playLeader' }];
  if (name === 'trap') return [{ do: 'springTrap' }];
  if (name === 'poison') return [{ do: 'assault', poison: true }];
  return name === 'goblinRuby' ? [] : [{ do: name }];
}
