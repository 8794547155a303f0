import type { JoinWords } from './en.ts';

const list = new Intl.ListFormat('fr');

export const fr: JoinWords = {
  title: (game) => `Invitation à jouer : ${game}`,
  here: (names) =>
    `${list.format(names)} ${names.length === 1 ? 'est' : 'sont'} déjà à la table. Comment vous appelez-vous ?`,
  nobody: 'Une place est libre. Comment vous appelez-vous ?',
  name: 'Votre nom',
  help: 'Toute la table le voit. Cet appareil le retient.',
  watch: 'Seulement regarder',
};
