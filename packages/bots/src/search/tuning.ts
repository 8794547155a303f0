/** The parameters of the search, found by self-play in the arena. */
export const TUNING = {
  curiosity: 0.6, // exploration weight, against values stretched to 0…1
  stretch: 0.05, // a range of values narrower than this is noise and is not stretched further
  width: 4, // options considered at a fork's first visit…
  widening: 1.2, // …and how many more per square root of its visits
  looks: 12, // options looked at one step ahead when a fork is opened
  throws: 16, // looks at an option that rolls dice
  survey: 160, // looks shared among all options at the root before the search begins
  lucks: 4000, // grades of luck told apart once dice or cards have been disclosed
  depth: 40, // plies in one descent
  playOn: 0, // plies played by habit beyond the tree before the position is evaluated
} as const;

export type Tuning = { readonly [K in keyof typeof TUNING]: number };
