import type { Spoken } from '@trollmoot/kernel';

/** One sentence in three languages. */
export const spoken = (en: string, de: string, fr: string): Spoken => ({ en, de, fr });
