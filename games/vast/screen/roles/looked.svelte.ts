import type { Role } from './props.ts';

/** The role whose board the reader has opened by a tap on its seat; null for their own. */
export const looked: { role: Role | null } = $state({ role: null });
