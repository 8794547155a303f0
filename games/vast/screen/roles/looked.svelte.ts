import type { Role } from './props.ts';

/** Whose board the reader looks at; null for their own. A tap on a seat opens that role's board. */
export const looked: { role: Role | null } = $state({ role: null });
