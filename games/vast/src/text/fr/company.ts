import { beside, type Phrase } from '../among.ts';

/** 'le Dragon', mais ni 'du Dragon' ni 'de la Caverne'. */
export const company: readonly Phrase[] = [
  { role: 'knight', says: /(?<!\bde )\b[Ll]a Chevalière\b/, named: beside },
  {
    role: 'goblins',
    says: /\b[Ll]es Gobelins\b/,
    named: (name, phrase) => `${phrase} ${/^[aeiouyhâéèêîôû]/i.test(name) ? 'd’' : 'de '}${name}`,
  },
  { role: 'dragon', says: /\b[Ll]e Dragon\b/, named: beside },
  { role: 'cave', says: /(?<!\bde )\b[Ll]a Caverne\b/, named: beside },
  { role: 'thief', says: /\b[Ll]e Voleur\b/, named: beside },
];
