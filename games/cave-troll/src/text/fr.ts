import { ask, label } from './fr/asking.ts';
import { names } from './fr/names.ts';
import { refuse } from './fr/refusing.ts';
import { settings } from './fr/settings.ts';
import { describe, narrate } from './fr/telling.ts';
import { type Language, wordsIn } from './language.ts';

const waiting: Language['waiting'] = (player) => `${player} réfléchit.`;

export const fr = wordsIn({ names, ask, waiting, label, narrate, refuse, describe, settings });
