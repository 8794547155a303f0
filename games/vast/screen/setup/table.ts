import { chooseSettings } from '@trollmoot/kernel';
import { goals, INITIAL, type Names, ROLES, type Role, VARIANTS, type Variant, vast } from '@trollmoot/vast';
import type { SetupText } from './words.ts';

type Wishes = { readonly [setting: string]: string | number | boolean };

/** How hard a role is to learn, from 1 to 5. */
export const TO_LEARN: { readonly [role in Role]: number } = { knight: 2, goblins: 4, dragon: 4, cave: 5, thief: 3 };

/** The line-up for these roles, if there is one. */
export const rowOf = (roles: readonly string[]): Variant | null =>
  VARIANTS.find((row) => row.roles === initials(roles)) ?? null;
export const rolesIn = (row: Variant): Role[] => ROLES.filter((role) => row.roles.includes(INITIAL[role]));
const initials = (roles: readonly string[]): string =>
  ROLES.filter((role) => roles.includes(role))
    .map((role) => INITIAL[role])
    .join('');

/** A role's goal in this line-up, taken from a game set up like this. */
export function aimOf(role: Role, roles: readonly string[], wishes: Wishes, t: SetupText): string {
  const with_ = roles.includes(role) ? roles : [...roles, role];
  const row = initials(with_.length === 1 && role === 'cave' ? ROLES : with_);
  const settings = chooseSettings(vast, { ...wishes, roles: row }, row.length);
  if (typeof settings === 'string') return '';
  const view = vast.view(vast.setup(settings as Parameters<typeof vast.setup>[0], row.length, 'aims'), null);
  const { parts } = goals(view).find((goal) => goal.role === role)!;
  const crystals = parts.find(({ what }) => what === 'crystals');
  if (crystals !== undefined && parts.length > 1) return t.crystalsOut(crystals.of ?? crystals.left);
  for (const { what, left, of } of parts) {
    const say = t.aim[what];
    if (say !== undefined) return say(of ?? left);
  }
  return '';
}

/** Everything this line-up adds, lends or leaves out, one line each. */
export function changesOf(row: Variant, wishes: Wishes, t: SetupText, names: Names): string[] {
  const { change } = t;
  const { variants, roles, sidequests } = names;
  const has = (role: Role): boolean => row.roles.includes(INITIAL[role]);
  const lines: string[] = [];
  const titled = (name: keyof Names['variants'], line: string) => lines.push(t.titled(variants[name].title, line));
  if (row.line !== null) {
    const wished = wishes.infestation as 'table' | 'A' | 'B' | 'C' | undefined;
    titled('infestation', change.line[wished === undefined || wished === 'table' ? row.line : wished]);
  }
  if (row.ambushKill === 'nobody') lines.push(change.ambushOut);
  else if (row.ambushKill === 'lost') lines.push(change.ambushLost);
  else if (row.ambushKill !== null) lines.push(change.ambushKill(roles[row.ambushKill].title));
  if (row.plunderer !== null) titled('pastPlunder', change.plunder(roles[row.plunderer].title));
  if (row.flare.length > 0) titled('flare', change.flare(row.flare.map((role) => roles[role].title)));
  if (row.ash) titled('ashDragon', has('goblins') ? change.ash : change.ashAlone);
  if (row.hungerShift > 0) lines.push((row.locked ? change.locked : change.hunger)(row.hungerShift));
  if (row.fewerSidequests) lines.push(change.sidequests([sidequests.daring.title, sidequests.eagleEyed.title]));
  if (row.treasureOptional && has('cave')) lines.push(change.treasure);
  if (row.tiles === 'all') lines.push(change.all);
  if (row.tiles === 'alone') titled('aloneInTheDark', change.alone);
  return lines.length === 0 ? [t.whole] : lines;
}

/** Optional variants, each only where it has an effect. */
const VARIANT_SETTINGS: { readonly [setting: string]: (row: Variant) => boolean } = {
  terrain: () => true,
  shallow: () => true,
  infestation: (row) => row.line !== null,
  knightThiefGoal: (row) => row.roles === 'KT',
  soloDragonHunger: (row) => row.roles === 'D',
};
export const variantSettings = (row: Variant): string[] =>
  Object.entries(VARIANT_SETTINGS).flatMap(([setting, matters]) => (matters(row) ? [setting] : []));

/** Rulings between the book and the published game that have no effect without these roles. */
const NEEDS: { readonly [setting: string]: string } = {
  goblinSmashMinStrength: 'G',
  goblinScatterOnThiefKill: 'GT',
  climbCost: 'T',
  malaiseAffectsPerception: 'G',
  dragonEscape: 'D',
  dragonSurface: 'D',
  batsTribeOntoDragon: 'GDC',
  thiefForcedOntoPlayers: 'T',
  rockslideOnReveal: 'C',
  rageFromWrath: 'GD',
  pickpocketFaceUpSecrets: 'GT',
  payRageToBlock: 'G',
  targetOncePerTurn: 'T',
  overpopulationDiscs: 'G',
  lootBonusAnyKill: 'DT',
  shriekScope: 'D',
};
const ONLY: { readonly [setting: string]: (row: Variant) => boolean } = {
  gdtPastPlunder: (row) => row.roles === 'GDT',
  noCave4plusRemovals: (row) => row.roles.length >= 4 && row.tiles === 'all',
};
export const houseRules = (row: Variant): string[] =>
  Object.keys(vast.settings).filter(
    (setting) =>
      setting !== 'roles' &&
      !setting.endsWith('Level') &&
      !(setting in VARIANT_SETTINGS) &&
      [...(NEEDS[setting] ?? '')].every((initial) => row.roles.includes(initial)) &&
      (ONLY[setting]?.(row) ?? true),
  );
