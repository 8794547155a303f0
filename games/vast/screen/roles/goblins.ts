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
/** Played on a Tribe once their card is picked, never by a mere touch of the Tribe. */
const ON_A_TRIBE: readonly Deed[] = ['hidingSpots', 'blindFury', 'fireBomber'];
export function tribePart(choice: Choice<Action>, tribe: Tribe): Part<Action> {
  const deeds = [...ON_A_TRIBE.filter((deed) => choice.picked.do === deed), ...TRIBE_DEEDS];
  const parts = deeds.map((deed) => ({ do: deed, tribe }));
  // A Monster in hand may join or replace: both, until the place is chosen.
  if ('monster' in choice.picked) return { tribe };
  return firstLit(choice, parts);
}

/** What the Tribe now activated may do that is not a way on the map. */
export const TRIBE_ACTIONS: readonly Deed[] = [
  'assault',
  'batterCrystal',
  'plunderTreasure',
  'plunderGem',
  'hideTribe',
  'useSpecial',
  'tribeFlare',
];

/** What a touch on a Secret says: it is played, laid face up, exchanged or given up. */
export function secretPart(choice: Choice<Action>, name: SecretName): Part<Action> {
  const secret = SECRETS.findIndex((card) => card.name === name);
  return firstLit(choice, [
    ...played(name),
    { do: 'layFaceUp', secret },
    { do: 'redrawSecret', secret },
    { do: 'discardSecret', secret },
  ]);
}
function played(name: SecretName): Part<Action>[] {
  if (name === 'leader') return [{ do: 'playLeader' }];
  if (name === 'trap') return [{ do: 'springTrap' }];
  if (name === 'poison') return [{ do: 'assault', poison: true }];
  return name === 'goblinRuby' ? [] : [{ do: name }];
}
