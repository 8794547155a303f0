import { SIDEQUESTS, type SidequestName } from '../../data/knight.ts';
import type { Card, Names } from '../names.ts';
import { cards } from './cards.ts';

const card = (title: string, effect: string): Card => ({ title, effect });
const grit = (name: SidequestName): number => SIDEQUESTS.find((quest) => quest.name === name)!.grit;
const quest = (name: SidequestName, title: string, effect: string) => ({ title, effect, grit: grit(name) });

export const names: Names = {
  roles: {
    knight: card('Ritterin', 'Erschlag den Drachen. Ohne Drachen: Zerschlag Kristalle und entkomm durch den Eingang.'),
    goblins: card('Goblins', 'Töte die Ritterin. Ohne sie gilt es dem Drachen, ohne beide den Kristallen.'),
    dragon: card('Drache', 'Wach auf, tauch auf einem Kristall-Plättchen auf und entkomm durch den Eingang.'),
    cave: card('Höhle', 'Wachse bis zum letzten Plättchen, dann stürz ein, bis genug Kristall-Plättchen weg sind.'),
    thief: card('Dieb', 'Trag Schätze zum Eingang, bis genug Marker in Sicherheit sind.'),
  },
  levels: { easiest: 'sehr leicht', easy: 'leicht', standard: 'normal', hard: 'schwer', expert: 'meisterlich' },
  difficulty: {
    knight: [
      card('Novizin', 'Der Drache hat 3 Gesundheit. Ohne ihn: 4 Kristalle, jeder mit Stärke 2 zerschlagen.'),
      card('Knappin', 'Der Drache hat 4 Gesundheit. Ohne ihn: 4 Kristalle.'),
      card('Ritterin', 'Der Drache hat 5 Gesundheit. Ohne ihn: 5 Kristalle.'),
      card('Baronin', 'Der Drache hat 6 Gesundheit. Ohne ihn: 6 Kristalle.'),
      card('Fürstin', 'Der Drache hat 7 Gesundheit. Ohne ihn: 6 Kristalle, jeder mit Stärke 4 zerschlagen.'),
    ],
    goblins: [
      card('Halunken', 'Die Ritterin hat 5 Gesundheit.'),
      card('Boss', 'Die Ritterin hat 6 Gesundheit.'),
      card('Häuptling', 'Die Ritterin hat 7 Gesundheit.'),
      card('Meister', 'Die Ritterin hat 8 Gesundheit.'),
      card('Kriegsherr', 'Die Ritterin hat 9 Gesundheit.'),
    ],
    dragon: [
      card('Schlüpfling', 'Er erwacht bei 7 Wachheit.'),
      card('Jungdrache', 'Er erwacht bei 9 Wachheit.'),
      card('Drache', 'Er erwacht bei 11 Wachheit.'),
      card('Alter Drache', 'Er erwacht bei 13 Wachheit.'),
      card('Uralter Drache', 'Er erwacht bei 13 Wachheit und muss vorher in 3 Zügen Kreischen genutzt haben.'),
    ],
    cave: [
      card('Lavaröhre', 'Zwei Plättchen jeder Art fehlen. 3 Kristall-Plättchen müssen fallen.'),
      card('Abfluss', 'Ein Plättchen jeder Art fehlt. 4 Kristall-Plättchen müssen fallen.'),
      card('Höhle', '5 Kristall-Plättchen müssen fallen.'),
      card('Große Höhle', '5 Kristall-Plättchen müssen fallen und 4 Hassmarker weg sein.'),
      card('Riesenhöhle', '5 Kristall-Plättchen müssen fallen und 8 Hassmarker weg sein.'),
    ],
    thief: [
      card('Strauchdieb', 'Bring 4 Marker in Sicherheit.'),
      card('Einbrecher', 'Bring 5 Marker in Sicherheit.'),
      card('Dieb', 'Bring 6 Marker in Sicherheit.'),
      card('Schleicher', 'Bring 7 Marker in Sicherheit. Der erste gibt keine Verbesserung.'),
      card('Eindringling', 'Bring 8 Marker in Sicherheit. Die ersten zwei geben keine Verbesserung.'),
    ],
  },
  variants: {
    infestation: card('Goblinplage', 'Niemand spielt die Goblins, doch Hinterhalte treffen die Ritterin trotzdem.'),
    flare: card('Leuchtkugel', 'Wähl ein Feld und wirf den Drachenwürfel: Er deckt dunkle Plättchen ringsum auf.'),
    pastPlunder: card('Alte Beute', 'Wer sie hat, legt am Zugende einen Schatzmarker auf ein dunkles Plättchen.'),
    ashDragon: card('Aschedrache', 'Der Drache hat 1 Panzer mehr, und die Goblins dürfen ihn angreifen.'),
    aloneInTheDark: card(
      'Allein im Dunkeln',
      'Im Spiel allein wächst und fällt die Höhle schneller, je stärker du bist.',
    ),
  },
  tribes: {
    fangs: card('Fänge', 'Besonderes: die Wut um 1 erhöhen. Sie haben 1 Stärke mehr.'),
    bones: card('Knochen', 'Besonderes: ein Monster ziehen. Ihre Bevölkerung begrenzt die Monster.'),
    eye: card('Auge', 'Besonderes: ein Geheimnis ziehen. Seine Bevölkerung ist die Macht von Fluch und Deckenbruch.'),
  },
  kinds: {
    dark: card(
      'dunkles Plättchen',
      'Niemand weiß, was darunter ist. Das Zeichen sagt, welcher Stamm hier herauskommen darf.',
    ),
    entrance: card('Eingang', 'Der Weg hinaus. Er fällt nie.'),
    ambush: card('Hinterhalt', 'Deckt die Ritterin ihn auf, darf ein versteckter Stamm sie angreifen.'),
    event: card('Ereignis', 'Hier trifft die Ritterin auf eine Ereigniskarte.'),
    treasureRoom: card('Schatzkammer', 'Hier liegt ein Schatzmarker.'),
    vault: card('Tresor', 'Verschlossen. Der Dieb kann ihn für einen Schatzmarker knacken.'),
    crystal: card('Kristall', 'Hier steht ein Kristall. Hier taucht der wache Drache auf.'),
  },
  shapes: { open: 'offen', side: 'eine Wand', corner: 'Ecke', tunnel: 'Gang', deadend: 'Sackgasse' },
  terrain: {
    canyon: card('Schlucht', 'Eine Brücke führt hinüber. Die Enden betritt niemand.'),
    lake: card('See', 'Ein Stamm, der hineingeht, verliert 1 Bevölkerung.'),
    magma: card('Magma', 'Ein Stamm verliert 1 Bevölkerung je verlassenem Feld. Wer hier den Zug beendet, leidet.'),
    mushroomForest: card('Pilzwald', 'Nichts von außen trifft, wer darin ist, und umgekehrt.'),
    river: card('Fluss', 'Trägt flussabwärts, wer hineinsteigt. Ein Stamm verliert 1 Bevölkerung.'),
    pit: card('Grube', 'Die drei Gruben hängen unterirdisch zusammen. Kein Zug endet in einer.'),
  },
  tokens: {
    treasure: card('Schatz', 'Beute für Ritterin, Goblins, Drache und Dieb.'),
    crystal: card('Kristall', 'Stärke zerschlägt ihn.'),
    vault: card('Tresor', 'Der Dieb kann das Schloss knacken.'),
    event: card('Ereignis', 'Die Ritterin muss hier ein Ereignis bestehen, ehe sie weitergeht.'),
    ogre: card('Oger', 'Die Ritterin kämpft bei jedem Betreten gegen ihn (Stärke 4), bis er besiegt ist.'),
    troll: card('Troll', 'Die Ritterin muss ihn besiegen, um über die Brücke zu kommen.'),
    gem: card('Drachen-Edelstein', 'Gibt dem Drachen jeden Zug sein Symbol. Kann eine Falle sein.'),
    bomb: card('Bombe', 'Diese Wand ist weg.'),
    rockslide: card('Steinschlag', 'Diese Kante ist versperrt wie durch eine Wand.'),
    flameWall: card('Flammenwand', 'Wer eintritt: Ritterin −5 Mut, Stamm −1 Bevölkerung, der Dieb stirbt.'),
    shriek: card('Kreischen', 'Der Drache darf einen Wurf seines Zuges wiederholen lassen.'),
    hatred: card('Hass', 'Die Höhle kann nicht gewinnen, solange noch einer da ist.'),
  },
  sides: { north: 'Norden', east: 'Osten', south: 'Süden', west: 'Westen' },
  dragonDie: {
    ring: 'ringsum',
    orthogonal: 'die vier Seiten',
    plus: 'die vier Seiten und die Mitte',
    corners: 'die vier Ecken',
    saltire: 'die vier Ecken und die Mitte',
    center: 'die Mitte',
  },
  sidequests: {
    adventurous: quest('adventurous', 'Abenteuerlustig', '3 Begegnungen auf 3 verschiedenen Feldern in einem Zug.'),
    bedecked: quest('bedecked', 'Geschmückt', '2 offene Schatzkarten haben.'),
    cunning: quest('cunning', 'Gerissen', 'Nach einem Edelstein greifen. Ohne Drachen: 2 Schätze in einem Zug nehmen.'),
    daring: quest('daring', 'Wagemutig', 'Einen Stamm mit Monster angreifen, den Drachen treffen oder den Dieb töten.'),
    eagleEyed: quest('eagleEyed', 'Adleraugen', 'Jemanden mit einem Bogen treffen.'),
    fearless: quest(
      'fearless',
      'Furchtlos',
      'Das Plättchen eines Stammes aufdecken und ihn angreifen. Ohne Goblins: ein Monster besiegen.',
    ),
    intrepid: quest('intrepid', 'Unerschrocken', '10 oder mehr Plättchen sind aufgedeckt, egal von wem.'),
    persistent: quest('persistent', 'Beharrlich', '3 oder mehr Kristalle sind zerschlagen, egal von wem.'),
    stalwart: quest(
      'stalwart',
      'Standhaft',
      'Einen Stamm mit 3 oder mehr Bevölkerung angreifen. Ohne Goblins: zwei Hinterhalte in einem Zug.',
    ),
    swift: quest('swift', 'Flink', '7 oder mehr verschiedene Felder in einem Zug betreten.'),
  },
  ...cards,
};
