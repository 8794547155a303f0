import type { Explaining } from '../explain.ts';

/** What each kind of figure does, cannot do, and counts for. */

const HERO = 'Zählt als 1 Held.';
const MONSTER = 'Monster zählen nie für einen Raum.';

export const figures: Explaining['figures'] = {
  adventurer: () => ({
    does: 'Geht pro Aktion ein Feld weit, wie alle. Er hat keine Fähigkeit.',
    cannot: 'Kann in keine Grube.',
    scores: HERO,
  }),
  knight: () => ({
    does: 'Hält fremde Figuren aus seinem Raum fern, außer Ritter. Erschlägt jeden Ork, wo er ankommt, auch eigene.',
    cannot: 'Auf einer Treppe hält er niemanden fern.',
    scores: HERO,
  }),
  thief: ({ thiefBlockedByKnight }) => ({
    does: 'Kann für eine Aktion in jeden anderen Raum oder auf jede andere Treppe schleichen, egal wie weit.',
    cannot: thiefBlockedByKnight
      ? 'Kann nicht in volle oder gesperrte Räume schleichen, und nirgendwohin, wo ein fremder Ritter ist.'
      : 'Kann nicht in volle oder gesperrte Räume schleichen, und in keine Grube.',
    scores: HERO,
  }),
  barbarian: () => ({
    does: 'Zählt doppelt, wenn sein Raum gewertet wird. Kein Schemen kann ihn stoßen.',
    cannot: 'Orks und Höhlentrolle können ihn trotzdem entfernen.',
    scores: 'Zählt als 2 Helden.',
  }),
  dwarf: ({ dwarfStacking, dwarfAppliesTo }) => ({
    does: `${dwarfStacking === 'exponential' ? 'Verdoppelt das gedruckte Gold seines Raums' : 'Zählt das gedruckte Gold seines Raums einmal dazu'}, egal wer ihn hält.${
      dwarfAppliesTo === 'fullBoardOnly' ? ' Nur wenn der ganze Plan gewertet wird.' : ''
    }`,
    cannot: 'Das Gold einer Schatztruhe vervielfacht er nicht.',
    scores: HERO,
  }),
  orc: () => ({
    does: 'Kann für eine Aktion einen Helden in seinem Raum erschlagen, egal wessen und welchen.',
    cannot: 'Auf Treppen und in Gruben kann er das nicht. Ein Ritter, der dazukommt, erschlägt ihn.',
    scores: MONSTER,
  }),
  wraith: ({ wraithEntryPush, wraithTargets }) => ({
    does: `Wenn er einen Raum betritt, ${wraithEntryPush === 'mandatory' ? 'muss' : 'darf'} er ${
      wraithTargets === 'characters'
        ? 'eine andere Figur auf ein Nachbarfeld'
        : 'einen anderen Helden in einen Nachbarraum'
    } stoßen. Das geht auch als Aktion.`,
    cannot: 'Kann Barbaren, Truhen und Höhlentrolle nicht stoßen.',
    scores: MONSTER,
  }),
  caveTroll: () => ({
    does: 'Bis zum Ende kann keine Figur seinen Raum betreten. Wer bei seiner Ankunft blieb, wurde zermalmt.',
    cannot: 'Bewegt sich nie, und nichts bewegt oder entfernt ihn.',
    scores: 'Seinen Raum bekommt niemand mehr.',
  }),
  paladin: () => ({
    does: 'Schützt alle Helden in seinem Raum vor Banshees und Rohlingen. Kann für eine Aktion eine fremde Banshee in eine Grube bannen.',
    cannot: 'Hält weder Meuchler noch Wuttrolle auf.',
    scores: HERO,
  }),
  assassin: () => ({
    does: 'Kann für eine Aktion einen Helden oder Rohling in seinem Raum töten, der dort allein von seiner Farbe ist.',
    cannot: 'Kann keinen Meuchler töten und niemanden in Gesellschaft.',
    scores: HERO,
  }),
  berserker: () => ({
    does: 'Bekommt den gleichen Anteil, wenn jemand anders seinen Raum gewinnt. Darf zu genau fünf Fremden in einen Raum.',
    cannot: 'Bei Gleichstand bekommt er nichts.',
    scores: HERO,
  }),
  giantSlayer: () => ({
    does: 'Findet einmal pro Zug 1 Gold, wenn er einen leeren Raum betritt. Kann sich opfern, um einen Wuttroll in seinem Raum zu fällen.',
    cannot: 'Ein Raum mit einer Truhe ist nicht leer.',
    scores: HERO,
  }),
  grunt: () => ({
    does: 'Kann für eine Aktion alle fremden Abenteurer auf einmal aus seinem Raum vertreiben.',
    cannot: 'Ist ein Paladin im Raum, vertreibt er niemanden.',
    scores: MONSTER,
  }),
  banshee: () => ({
    does: 'Geht pro Aktion bis zu 2 Felder weit. Kann für eine Aktion eine fremde Figur von einem Nachbarfeld zu sich locken.',
    cannot: 'Kann Helden nicht in eine Grube oder aus dem Raum eines Paladins locken.',
    scores: MONSTER,
  }),
  rampagingTroll: () => ({
    does: 'Kann für eine Aktion zwei Figuren aus seinem Raum stoßen und alles andere dort zermalmen.',
    cannot: 'Geht nur einmal pro Zug.',
    scores: MONSTER,
  }),
  chest: ({ roomLimit }) => ({
    does: 'Macht ihren Raum wertvoller für alle, die ihn halten, egal wem sie gehört.',
    cannot: `Bewegt sich nie und belegt ${roomLimit === 'figures' ? 'einen' : 'keinen'} der fünf Plätze im Raum.`,
    scores: 'Bringt ihrem Raum 4 Gold mehr.',
  }),
};
