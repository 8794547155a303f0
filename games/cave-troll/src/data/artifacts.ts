/** [ARTIFACT-4] The gold each artifact pays at the end if it is unspent. */
export const ARTIFACT_GOLD = {
  helm: 3, // of Mind Control
  teleportation: 3, // Chalice of Teleportation
  idol: 4, // of El'darr
  wand: 3, // of Speed
  cloak: 2, // of Invisibility
  sword: 3, // of Slaying
  life: 3, // Chalice of Life
} as const;
export type Artifact = keyof typeof ARTIFACT_GOLD;

/** [ARTIFACT-3] The two sets of six. */
export const ARTIFACTS: { readonly [set in 'manual' | 'chaliceOfLife']: readonly Artifact[] } = {
  manual: ['helm', 'teleportation', 'idol', 'wand', 'cloak', 'sword'],
  chaliceOfLife: ['helm', 'life', 'idol', 'wand', 'cloak', 'sword'],
};
