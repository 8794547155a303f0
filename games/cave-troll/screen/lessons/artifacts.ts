import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { lay } from '@trollmoot/cave-troll/scenes';
import { ifScored } from './room.ts';

export const artifacts: Lesson = {
  name: 'artifacts',
  title: spoken('Artifacts', 'Artefakte', 'Les artefacts'),
  seat: 'blue',
  seats: 3,
  about: spoken(
    'Find one, keep it secret, and decide: use it, or let it pay at the end.',
    'Finde eines, halte es geheim und entscheide: benutzen, oder am Ende auszahlen lassen.',
    'Trouvez-en un, gardez-le secret et décidez : s’en servir, ou le laisser payer à la fin.',
  ),
  scenes: [
    {
      title: spoken('Find an Artifact', 'Artefakt finden', 'Trouver un artefact'),
      lay: () =>
        lay({
          seats: 3,
          turn: 'blue',
          board: 'NE Crypt: blue adventurer; N Throne Room: red adventurer; W Treasury: green adventurer',
          players: { blue: { hand: 'findAnArtifact', deck: 'adventurer' } },
          done: ['blue: draw'],
        }),
      lectures: [
        {
          say: spoken(
            'There are six artifacts, and each player finds at most one. Only you see which one you get.',
            'Es gibt sechs Artefakte, und jeder findet höchstens eines. Nur du siehst, welches du bekommst.',
            'Il y a six artefacts, et chacun en trouve un au plus. Vous seul voyez le vôtre.',
          ),
          task: spoken('Play Find an Artifact.', 'Spiel Artefakt finden.', 'Jouez Trouver un artefact.'),
          does: ['play findAnArtifact'],
          then: spoken(
            'The Idol of El’darr. It locks a room for you. Kept to the end, it pays 4 gold.',
            'Das Idol von El’darr. Es verschließt einen Raum für dich. Behältst du es bis zum Ende, zahlt es 4 Gold.',
            'L’Idole d’El’darr. Elle ferme une salle pour vous. Gardée jusqu’à la fin, elle paie 4 or.',
          ),
          happens: ['foundArtifact'],
          shows: { 'players.1.artifact': 'idol' },
        },
        {
          say: spoken(
            'Playing it is an action. A locked room pays you at every scoring, so lock early, and lock a room worth a lot.',
            'Es zu spielen ist eine Aktion. Der verschlossene Raum zahlt dir bei jeder Wertung: also früh, und einen teuren.',
            'La jouer est une action. La salle fermée vous paie à chaque décompte : fermez tôt, et une salle chère.',
          ),
          task: spoken('Play your artifact.', 'Spiel dein Artefakt.', 'Jouez votre artefact.'),
          does: ['play artifact'],
          happens: ['playedArtifact'],
        },
        {
          say: spoken(
            'Only an empty room can be locked. The East Treasury is empty and pays 5.',
            'Verschließen lässt sich nur ein leerer Raum. Die Ost-Schatzkammer ist leer und bringt 5.',
            'On ne ferme qu’une salle vide. La trésorerie est est vide et rapporte 5.',
          ),
          task: spoken('Lock the East Treasury.', 'Verschließ die Ost-Schatzkammer.', 'Fermez la trésorerie est.'),
          does: ['lock E Treasury'],
          then: spoken(
            'Nobody gets in, not even you. But the gold comes out.',
            'Niemand kommt hinein, auch du nicht. Aber das Gold kommt heraus.',
            'Personne n’entre, pas même vous. Mais l’or sort.',
          ),
          happens: ['locked'],
          measure: ifScored('e_treasury'),
        },
      ],
    },
    {
      title: spoken('Lead someone away', 'Jemanden fortführen', 'Emmener quelqu’un'),
      lay: () =>
        lay({
          seats: 3,
          turn: 'blue',
          board: 'N Throne Room: red adventurer, blue adventurer; W Treasury: green adventurer',
          players: { blue: { artifact: 'helm' } },
        }),
      lectures: [
        {
          say: spoken(
            'Another game, another find: the Helm of Mind Control moves an opposing character up to 3 spaces. Red shares your Throne Room. Not for long.',
            'Eine andere Partie, ein anderer Fund: Der Helm der Gedankenmacht bewegt eine fremde Figur bis zu 3 Felder weit. Rot steht mit in deiner Thronhalle. Nicht mehr lange.',
            'Autre partie, autre trouvaille : le Heaume de domination déplace un personnage adverse de 3 lieux au plus. Rouge partage votre salle du trône. Plus pour longtemps.',
          ),
          task: spoken('Play the Helm.', 'Spiel den Helm.', 'Jouez le Heaume.'),
          does: ['play artifact'],
          happens: ['playedArtifact'],
        },
        {
          say: spoken(
            'Every step must be one that hero could take. The galleries pay least.',
            'Jeder Schritt muss einer sein, den der Held selbst gehen könnte. Die Galerien bringen am wenigsten.',
            'Chaque pas doit être permis à ce héros. Les galeries rapportent le moins.',
          ),
          task: spoken(
            'Move the red Adventurer to the North-West Gallery.',
            'Führ den roten Abenteurer in die Nordwest-Galerie.',
            'Menez l’Aventurier rouge dans la galerie nord-ouest.',
          ),
          does: ['red adventurer N Throne Room→NW Gallery'],
          happens: ['moved'],
          measure: ifScored('n_throne'),
        },
        {
          say: spoken(
            'The further he is, the more actions it costs Red to bring him back.',
            'Je weiter er weg ist, desto mehr Aktionen kostet Rot der Rückweg.',
            'Plus il est loin, plus son retour coûte d’actions à Rouge.',
          ),
          task: spoken(
            'Move him one space further, to the North-West Vault.',
            'Führ ihn noch einen Schritt weiter, in die Nordwest-Kammer.',
            'Menez-le un pas plus loin, dans le caveau nord-ouest.',
          ),
          does: ['red adventurer NW Gallery→NW Vault'],
          then: spoken(
            'The Throne Room is yours alone. A spent artifact pays nothing at the end, so use it when it earns more than its gold.',
            'Die Thronhalle gehört dir allein. Ein benutztes Artefakt zahlt am Ende nichts: Spiel es, wenn es mehr bringt als sein Gold.',
            'La salle du trône est à vous seul. Un artefact joué ne paie plus à la fin : jouez-le s’il rapporte plus que son or.',
          ),
          happens: ['moved'],
        },
      ],
    },
  ],
};
