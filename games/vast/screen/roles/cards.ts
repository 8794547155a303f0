import { type Card, LEVELS, type Names, VARIANTS, type View } from '@trollmoot/vast';
import type { Role } from './props.ts';

/** The difficulty card of a role, and the variant cards that change its game. */
export function cardsOf(view: View, role: Role, names: Names): readonly Card[] {
  const row = VARIANTS.find(({ roles }) => roles === initials(view.roles))!;
  const { variants } = names;
  return [
    names.difficulty[role][LEVELS.indexOf(view.settings[`${role}Level`])]!,
    ...(row.flare.includes(role) ? [variants.flare] : []),
    ...(row.plunderer === role ? [variants.pastPlunder] : []),
    ...(row.ash && (role === 'dragon' || role === 'goblins') ? [variants.ashDragon] : []),
    ...(row.line !== null && role === 'knight' ? [variants.infestation] : []),
    ...(row.tiles === 'alone' ? [variants.aloneInTheDark] : []),
  ];
}

const initials = (roles: readonly Role[]): string => roles.map((role) => role[0]!.toUpperCase()).join('');
