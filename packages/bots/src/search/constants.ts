/** How the search is tuned. Found by playing against itself in the arena; docs/bots.md tells how. */
export const TUNING = {
  curiosity: 0.6, // weight of options tried seldom, against values stretched to 0…1
  stretch: 0.05, // values closer together than this are not stretched further: they are noise
  width: 4, // options considered at a fork's first visit…
  widening: 1.2, // …and how many more per square root of its visits
  looks: 12, // options looked at one step ahead when a fork is opened
  throws: 16, // looks at an option that throws dice
  survey: 160, // looks shared out among all options at the root, before anything else
  lucks: 4000, // grades of luck told apart when dice or cards have been disclosed
  depth: 40, // plies in one descent
  playOn: 0, // plies played by habit beyond the tree before the position is judged
} as const;

export type Tuning = { readonly [K in keyof typeof TUNING]: number };
