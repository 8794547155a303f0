import type { Words } from '@trollmoot/kernel';

export const settings: Words['settings'] = {
  end: {
    name: 'Spielende',
    about: 'Ob das Spiel mit dem ersten leeren Ort endet oder erst, wenn beide leer sind.',
    values: { first: 'ein Ort ist leer', both: 'beide Orte sind leer' },
  },
  reroll: {
    name: 'Erneut würfeln',
    about: 'Ob du in der Grotte freie Würfel zurückhalten darfst, wenn du erneut würfelst.',
    values: { all: 'alle freien Würfel', any: 'beliebige freie Würfel' },
  },
  dice: {
    name: 'Drachenwürfel',
    about: 'Wie viele Seiten der beiden roten Würfel den Drachen zeigen: Mehr davon machen die Höhle gefährlicher.',
    values: { '1+2': 'eine und zwei', '1+1': 'eine und eine', '2+2': 'zwei und zwei' },
  },
  duel: {
    name: 'Duell in der Höhle',
    about: 'Wie du die Höhle spielst: im Takt, in Echtzeit oder nach einem Plan, den du vorher machst.',
    values: { beats: 'im Takt', race: 'als Wettlauf', plan: 'nach Plan' },
  },
  shares: {
    name: 'Teilen',
    about: 'Wer aussucht, wenn der Drache erwacht: Das Spiel nimmt das Beste, oder jeder wählt selbst.',
    values: { best: 'das Beste nehmen', choose: 'selbst wählen' },
  },
  pace: {
    name: 'Tempo des Drachen',
    about: 'Im Wettlauf: wie schnell die Drachenspieler werfen dürfen. Langsamer hilft dem Abenteurer.',
    values: { even: 'so schnell wie der Abenteurer', gentle: 'etwas langsamer', slow: 'halb so schnell' },
  },
};
