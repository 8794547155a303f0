import type { JoinWords } from './en.ts';

const list = new Intl.ListFormat('de');

export const de: JoinWords = {
  title: (game) => `Du bist eingeladen: ${game}`,
  here: (names) =>
    `${list.format(names)} ${names.length === 1 ? 'sitzt' : 'sitzen'} schon am Tisch. Wie sollen wir dich nennen?`,
  nobody: 'Ein Platz ist frei. Wie sollen wir dich nennen?',
  name: 'Dein Name',
  help: 'Alle am Tisch sehen ihn. Dieses Gerät merkt ihn sich.',
  watch: 'Nur zuschauen',
};
