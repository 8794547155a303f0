import type { Crop, Figure } from '@trollmoot/boardkit/figure.ts';
import { lay } from '@trollmoot/cave-troll/scenes';

const NORTH_WEST: Crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
const NORTH: Crop = { x: 0.25, y: 0, width: 0.5, height: 0.5 };
const WEST: Crop = { x: 0, y: 0.25, width: 0.5, height: 0.5 };

/** The pictures of the rulebook. */
const figures: readonly Figure[] = [
  {
    clause: 'MOVE-1',
    caption: {
      en: 'From the Hall the red Adventurer can step through each doorway, here into the Crypt.',
      de: 'Aus der Halle kann der rote Abenteurer durch jeden Durchgang gehen, hier in die Krypta.',
      fr: 'Depuis la salle, l’Aventurier rouge peut franchir chaque passage, ici vers la crypte.',
    },
    seats: 4,
    lay: () => lay({ board: 'NW Hall: red adventurer; NW Guardroom: blue adventurer' }),
    plays: 'red adventurer NW Hall→NW Crypt',
    crop: NORTH_WEST,
  },
  {
    clause: 'MOVE-5',
    caption: {
      en: 'The Crypt holds five characters. It is full, so the red Adventurer cannot enter.',
      de: 'In der Krypta stehen fünf Figuren. Sie ist voll, der rote Abenteurer kann nicht hinein.',
      fr: 'La crypte contient cinq personnages. Elle est pleine : l’Aventurier rouge ne peut pas y entrer.',
    },
    seats: 4,
    lay: () => lay({ board: 'NW Hall: red adventurer; NW Crypt: 3 blue adventurer, 2 green adventurer' }),
    crop: NORTH_WEST,
  },
  {
    clause: 'SCORE-4',
    caption: {
      en: 'Two blue heroes against one red: Blue controls the Throne Room and gains its 5 gold.',
      de: 'Zwei blaue Helden gegen einen roten: Blau hält die Thronhalle und bekommt ihre 5 Gold.',
      fr: 'Deux héros bleus contre un rouge : Bleu contrôle la salle du trône et gagne ses 5 or.',
    },
    seats: 4,
    lay: () => lay({ board: 'N Throne Room: 2 blue adventurer, red adventurer' }),
    crop: NORTH,
  },
  {
    clause: 'SCORE-6',
    caption: {
      en: 'The blue Orc does not count. One red hero is enough to control the Throne Room.',
      de: 'Der blaue Ork zählt nicht. Ein einziger roter Held hält die Thronhalle.',
      fr: 'L’Orque bleu ne compte pas. Un seul héros rouge suffit pour contrôler la salle du trône.',
    },
    seats: 4,
    lay: () => lay({ board: 'N Throne Room: blue orc, blue wraith, red adventurer' }),
    crop: NORTH,
  },
  {
    clause: 'KNIGHT-1',
    caption: {
      en: 'The blue Knight stands in the Hall. Red’s Adventurer and Orc cannot enter it.',
      de: 'Der blaue Ritter steht in der Halle. Abenteurer und Ork von Rot können nicht hinein.',
      fr: 'Le Chevalier bleu se tient dans la salle. L’Aventurier et l’Orque rouges ne peuvent pas y entrer.',
    },
    seats: 4,
    lay: () => lay({ board: 'NW Hall: blue knight; NW Guardroom: red adventurer; NW Cell: red orc' }),
    crop: NORTH_WEST,
  },
  {
    clause: 'BARBARIAN-1',
    caption: {
      en: 'The red Barbarian counts as two heroes, so Red and Blue are tied: nobody gains gold here.',
      de: 'Der rote Barbar zählt als zwei Helden, also steht es gleich: Niemand bekommt hier Gold.',
      fr: 'Le Barbare rouge compte pour deux héros : Rouge et Bleu sont à égalité, personne ne gagne d’or ici.',
    },
    seats: 4,
    lay: () => lay({ board: 'N Throne Room: red barbarian, 2 blue adventurer' }),
    crop: NORTH,
  },
  {
    clause: 'DWARF-1',
    caption: {
      en: 'A green Dwarf doubles the Throne Room: it pays Green 10 gold in place of 5.',
      de: 'Ein grüner Zwerg verdoppelt die Thronhalle: Sie bringt Grün 10 Gold statt 5.',
      fr: 'Un Nain vert double la salle du trône : elle rapporte 10 or à Vert au lieu de 5.',
    },
    seats: 4,
    lay: () => lay({ board: 'N Throne Room: green dwarf, green adventurer, red adventurer' }),
    crop: NORTH,
  },
  {
    clause: 'ORC-1',
    caption: {
      en: 'The red Orc can remove the blue Adventurer that shares its room.',
      de: 'Der rote Ork kann den blauen Abenteurer entfernen, der mit ihm im Raum steht.',
      fr: 'L’Orque rouge peut retirer l’Aventurier bleu qui est dans la même salle.',
    },
    seats: 4,
    lay: () => lay({ board: 'NW Hall: red orc, blue adventurer; NW Crypt: green adventurer' }),
    plays: 'red orc NW Hall slays blue adventurer',
    crop: NORTH_WEST,
  },
  {
    clause: 'RAMPAGE-1',
    caption: {
      en: 'A red Rampaging Troll among three rivals in the Treasury. What happens to them is up to Red.',
      de: 'Ein roter Wuttroll unter drei Rivalen in der Schatzkammer. Was ihnen geschieht, entscheidet Rot.',
      fr: 'Un Troll furieux rouge parmi trois rivaux dans la trésorerie. Leur sort dépend de Rouge.',
    },
    seats: 3,
    lay: () =>
      lay({
        seats: 3,
        settings: { characterSet: 'variant' },
        board: 'W Treasury: red rampagingTroll, blue berserker, green assassin, blue paladin',
      }),
    crop: WEST,
  },
];
export default figures;
