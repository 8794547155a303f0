export { inPanel } from './in-panel.ts';
export { default as Mine } from './Mine.svelte';
export { default as SeatCard } from './SeatCard.svelte';
