/** What `evaluate` weighs, role by role, as it tells a listener. */
export const TERMS = [
  ...(['goal', 'cubes', 'grit', 'health', 'cards'] as const), // the Knight
  ...(['population', 'ready', 'rage', 'secrets'] as const), // the Goblins
  ...(['wakefulness', 'way'] as const), // the Dragon
  ...(['placed', 'crystals removed', 'crystals loose', 'omens', 'hatred'] as const), // the Cave
  ...(['stashed', 'carried', 'lure'] as const), // the Thief
] as const;
export type Term = (typeof TERMS)[number];
