import type { Words } from '@trollmoot/kernel';

export const settings: Words['settings'] = {
  openScores: {
    name: 'Punktestand',
    about: 'Ob Punkte und Ausbauten aller Trolle die ganze Zeit zu sehen sind.',
    values: { false: 'verdeckt', true: 'offen' },
  },
  returnedUpgrades: {
    name: 'An Ziegenböcke verlorene Ausbauten',
    about: 'Was aus einem Ausbau wird, den ein Ziegenbock gekostet hat.',
    values: { false: 'aus dem Spiel', true: 'zurück auf den Stapel' },
  },
  tiedDrawer: {
    name: 'Nehmen bei Gleichstand',
    about: 'Ob ein geschlossener Troll, der gleichauf die meisten Felsbrocken hat, noch von einem Rivalen nimmt.',
    values: { draws: 'nimmt von einem Rivalen mit gleich vielen', stops: 'nimmt nicht weiter' },
  },
};
