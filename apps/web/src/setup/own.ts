import type { Component } from 'svelte';
import type { Draft } from './draft.svelte.ts';

/** Games whose roles and settings deserve more than a list: a part of the set-up of their own, fetched when it is wanted. */
type OwnPart = Component<{ draft: Draft; openRule: (tag: string) => void }>;

export const OWN: { readonly [game: string]: () => Promise<OwnPart> } = {
  vast: async () => (await import('./vast/VastSetup.svelte')).default,
};
