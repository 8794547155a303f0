/** What `evaluate` weighs, role by role, as it tells a listener. */
export const TERMS = [
  ...(['goal', 'cubes', 'grit', 'health', 'cards', 'aim', 'safety'] as const), // the Knight; some are others' too
  ...(['population', 'ready', 'rage', 'secrets'] as const), // the Goblins
  ...(['wakefulness', 'hunger', 'greed', 'pride', 'thief', 'plan', 'gems', 'way'] as const), // the Dragon
  ...(['placed', 'crystals removed', 'crystals loose', 'omens', 'hatred', 'remote'] as const), // the Cave
  ...(['stashed', 'carried', 'home', 'lure', 'loot drop', 'upgrades'] as const), // the Thief
  ...(['steps', 'action cubes', 'stealth'] as const),
  ...(['against knight', 'against goblins', 'against dragon', 'against cave', 'against thief'] as const), // rivals
] as const;
export type Term = (typeof TERMS)[number];
