import type { Language } from '@trollmoot/boardkit/languages.ts';

const en = {
  title: (game: string) => `Learn ${game}`,
  line: 'A few minutes each, at a real table, with a friend beside you.',
  lesson: (role: string) => `Lesson: ${role}`,
  begin: 'Begin',
  again: 'Repeat',
  learnt: 'learnt',
  of: (n: number, all: number) => `${n} of ${all}`,
  next: 'Continue',
  leave: 'Leave the lesson',
  stray: 'You can do that in a real game. For now:',
  over: 'That’s all you need to start playing. The rest is in the rules, one tap away.',
  play: (role: string) => `Play now: ${role}`,
  others: 'Other lessons',
};
type LessonText = typeof en;

const de: LessonText = {
  title: (game) => `${game} lernen`,
  line: 'Je ein paar Minuten: ein echter Tisch und eine Stimme an deiner Seite.',
  lesson: (role) => `Lektion: ${role}`,
  begin: 'Anfangen',
  again: 'Wiederholen',
  learnt: 'gelernt',
  of: (n, all) => `${n} von ${all}`,
  next: 'Weiter',
  leave: 'Lektion verlassen',
  stray: 'Das geht in einer echten Partie. Jetzt aber:',
  over: 'Mehr brauchst du nicht für den Anfang. Der Rest steht in den Regeln, ein Tippen entfernt.',
  play: (role) => `Jetzt spielen: ${role}`,
  others: 'Andere Lektionen',
};

const fr: LessonText = {
  title: (game) => `Apprendre ${game}`,
  line: 'Quelques minutes chacune : une vraie table, et une voix à vos côtés.',
  lesson: (role) => `Leçon : ${role}`,
  begin: 'Commencer',
  again: 'Refaire',
  learnt: 'apprise',
  of: (n, all) => `${n} sur ${all}`,
  next: 'Continuer',
  leave: 'Quitter la leçon',
  stray: 'C’est possible dans une vraie partie. Pour l’instant :',
  over: 'Voilà de quoi commencer. Le reste est dans les règles, à portée de doigt.',
  play: (role) => `Jouer maintenant : ${role}`,
  others: 'Autres leçons',
};

const TEXTS: { readonly [language in Language]: LessonText } = { en, de, fr };
export const lessonText = (language: Language): LessonText => TEXTS[language];
