const phone = matchMedia('(max-width: 700px)');
let narrow = $state(phone.matches);
phone.addEventListener('change', () => (narrow = phone.matches));

/** Is the window so narrow that the steps come one a page? */
export const isNarrow = (): boolean => narrow;
