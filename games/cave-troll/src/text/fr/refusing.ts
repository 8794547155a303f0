import { capital } from '@trollmoot/kernel';
import { entry, movers, wayTo } from '../../queries/index.ts';
import { comerIn, idIn, isStuck, waitingIn } from '../facts.ts';
import type { Fact, Language } from '../language.ts';
import type { Speaker } from '../speaker.ts';
import { and, count, dans, le, of, or, the } from './names.ts';

/** Why a wish is refused: what is wrong in this position, then what would work. */

const named = (id: number | null, say: Speaker): string => (id === null ? 'cette figurine' : le(say, id));
const figure = (fact: Fact, say: Speaker): string => named(idIn(fact, 'figure'), say);
const Figure = (fact: Fact, say: Speaker): string => capital(figure(fact, say));
const victim = (fact: Fact, say: Speaker): string => named(idIn(fact, 'victim') ?? idIn(fact, 'figure'), say);
const Victim = (fact: Fact, say: Speaker): string => capital(victim(fact, say));
const comer = (fact: Fact, say: Speaker): string => named(comerIn(fact), say);
const Comer = (fact: Fact, say: Speaker): string => capital(comer(fact, say));
const place = (fact: Fact, say: Speaker): string => {
  const to = idIn(fact, 'to');
  return to === null ? 'ce lieu' : the(say.space(to));
};
const Place = (fact: Fact, say: Speaker): string => capital(place(fact, say));
const inside = (fact: Fact, say: Speaker): string => {
  const to = idIn(fact, 'to');
  return to === null ? 'là' : dans(say.space(to));
};
const home = (fact: Fact, say: Speaker): string => {
  const id = comerIn(fact);
  return id === null ? 'là' : dans(say.at(id));
};

function way(fact: Fact, say: Speaker): string {
  const [id, to] = [idIn(fact, 'figure'), idIn(fact, 'to')];
  if (id === null || to === null || fact.victim !== undefined) return '';
  const found = wayTo(say.view, id, to);
  if (found === null) return ' Aucune voie n’y mène maintenant.';
  return found.steps > 1 ? ` C’est à ${found.steps} pas, par ${the(say.space(found.first))}.` : '';
}

function knights(fact: Fact, say: Speaker): string {
  const to = idIn(fact, 'to');
  const mover = comerIn(fact);
  const owner = mover === null ? null : say.view.figures[mover]!.owner;
  const barring = to === null ? [] : entry(say.view, to).knights.filter((seat) => seat !== owner);
  if (barring[0] === undefined) return 'Un Chevalier adverse';
  return say.isYou(barring[0]) ? 'Votre Chevalier' : `Le Chevalier ${of(say, barring[0])}`;
}

function choosing(fact: Fact, say: Speaker): string {
  const to = idIn(fact, 'to');
  if (to === null) return 'Choisissez d’abord un personnage, puis où il va.';
  const near = movers(say.view, say.view.player, to).map((id) => le(say, id));
  return near.length === 0
    ? `Aucun de vos personnages ne peut aller d’un pas ${inside(fact, say)}.`
    : `Choisissez qui va ${inside(fact, say)} : ${or(near)}.`;
}

export const refuse: Language['refuse'] = {
  'TABLE-1': () => 'La partie est finie.',
  'TABLE-2': (fact, say) =>
    `Pas encore : ${and(waitingIn(fact, say)) || 'quelqu’un d’autre'} ${isMany(fact) ? 'réfléchissent' : 'réfléchit'}.`,
  'TABLE-3': ({ prompt }) =>
    typeof prompt === 'string' ? `Terminez d’abord ceci : « ${prompt} »` : 'Ce choix n’est pas possible maintenant.',
  'TURN-3': choosing,
  'MOVE-1': (fact, say) =>
    `${Comer(fact, say)} ne peut pas aller ${inside(fact, say)} : aucun passage n’y mène.${way(fact, say)}`,
  'MOVE-2': (fact, say) =>
    `C’est ${figure(fact, say)}. Vous ne déplacez que vos propres personnages. Appuyez longuement dessus ou survolez pour en savoir plus.`,
  'MOVE-3': (fact, say) =>
    `${Comer(fact, say)} ne peut pas entrer ${inside(fact, say)} : une fosse n’admet que les monstres.`,
  'MOVE-5': (fact, say) =>
    `Complet : 5 personnages ${inside(fact, say)}, c’est le maximum. Il faut d’abord que l’un sorte.`,
  'MOVE-10': (fact, say) =>
    `Complet : 5 figurines ${inside(fact, say)}, coffres compris. Il faut d’abord que l’une sorte.`,
  'MOVE-8': (fact, say) =>
    `Il y en a plusieurs comme ${victim(fact, say)} ici. Cela ne change rien : choisissez la première figurine.`,
  'MOVE-9': (fact, say) => `${Figure(fact, say)} n’est pas sur le plateau. Choisissez une figurine qui y est.`,
  'TURN-5': (fact, say) =>
    idIn(fact, 'figure') === null
      ? 'Votre artefact n’a pas de cible maintenant. Gardez-le.'
      : isStuck(fact, say)
        ? `${Figure(fact, say)} ne peut rien faire maintenant : toutes les voies sont barrées.`
        : `${Figure(fact, say)} n’a pas de cible pour cela ${home(fact, say)}.`,
  'CARD-1': (_fact, say) =>
    `Vous tenez ${count(say.view.players[say.view.player]!.cardsInHand, 'carte')}. Piochez d’abord, puis jouez une des deux.`,
  'CARD-4': (fact, say) =>
    `${Place(fact, say)} n’est pas un escalier. Les héros entrent en jeu sur un des 4 escaliers.`,
  'CARD-5': (fact, say) =>
    `${Place(fact, say)} n’est pas votre escalier. À cette table, vos héros commencent sur le vôtre.`,
  'CARD-6': (fact, say) => `${Place(fact, say)} n’est pas une fosse. Les monstres entrent en jeu dans une fosse.`,
  'SCORE-3': (fact, say) => `${Place(fact, say)} n’a pas d’or. Choisissez une salle.`,
  'KNIGHT-1': (fact, say) =>
    `${knights(fact, say)} arrête ${comer(fact, say)} : seul un Chevalier pourrait entrer ${inside(fact, say)}.`,
  'THIEF-1': (fact, say) =>
    idIn(fact, 'to') === null
      ? 'Seul un Voleur peut se glisser. Choisissez-le, puis une autre salle ou un autre escalier.'
      : `Le Voleur est déjà ${home(fact, say)}. Choisissez une autre salle ou un autre escalier.`,
  'THIEF-2': (fact, say) =>
    `${knights(fact, say)} veille ${inside(fact, say)}. Glissez-vous là où il n’y a pas de Chevalier adverse.`,
  'BARBARIAN-2': (fact, say) =>
    `${Victim(fact, say)} tient bon : aucun Spectre ne pousse un Barbare. Choisissez quelqu’un d’autre.`,
  'CHEST-1': (fact, say) => `${Place(fact, say)} n’est pas une salle. Posez votre coffre dans une salle.`,
  'CHEST-3': (fact, say) => `${Figure(fact, say)} ne bouge jamais.`,
  'ORC-1': (fact, say) =>
    idIn(fact, 'victim') === null
      ? 'Seul un Orque peut abattre. Choisissez votre Orque, puis un héros de sa salle.'
      : `${Victim(fact, say)} n’est pas un héros dans la salle de votre Orque. Amenez d’abord l’Orque à sa proie.`,
  'ORC-3': (fact, say) =>
    `${Figure(fact, say)} n’est pas dans une salle, et un Orque n’abat que là. Faites-le entrer dans une salle.`,
  'WRAITH-1': (fact, say) => `Pas le choix : ${figure(fact, say)} doit pousser quelqu’un. Choisissez qui.`,
  'WRAITH-2': (fact, say) =>
    `${Victim(fact, say)} n’est pas dans la salle du Spectre. Choisissez un autre personnage de cette salle.`,
  'WRAITH-3': () => 'Pas le choix : il y a maintenant plus de 5 personnages. Choisissez qui doit sortir.',
  'WRAITH-4': (fact, say) =>
    idIn(fact, 'to') === null
      ? `${Victim(fact, say)} n’a aucun lieu voisin où aller. Choisissez quelqu’un d’autre.`
      : `Vous ne pouvez pas pousser ${victim(fact, say)} ${inside(fact, say)} : un héros n’entre pas dans une fosse.`,
  'WRAITH-9': (fact, say) =>
    `Un Spectre ne peut pas pousser ${victim(fact, say)}. Choisissez un autre personnage de sa salle.`,
  'WRAITH-16': (fact, say) =>
    `Pas ${victim(fact, say)} : à cette table, les Spectres ne poussent que des héros, et seulement dans des salles.`,
  'WRAITH-17': (fact, say) =>
    `${Figure(fact, say)} n’est pas dans une salle, et un Spectre ne pousse que là. Faites-le entrer dans une salle.`,
  'TROLL-1': (fact, say) => `${Place(fact, say)} n’est pas une salle. Placez votre Troll des cavernes dans une salle.`,
  'TROLL-3': (fact, say) => `Un Troll des cavernes vit ${inside(fact, say)} : personne n’entre. Faites le tour.`,
  'TROLL-4': (fact, say) => `Même un Troll des cavernes n’entre pas ${inside(fact, say)}. Choisissez une autre salle.`,
  'TROLL-5': (fact, say) => `${Figure(fact, say)} ne bouge plus jamais. Choisissez un autre personnage.`,
  'TROLL-6': (fact, say) =>
    `${Figure(fact, say)} ne peut pas fuir maintenant. Choisissez un de vos personnages dans la salle du Troll des cavernes.`,
  'TROLL-10': () => 'Vous ne pouvez pas rester. À cette table, si l’un des vôtres peut fuir, il le doit.',
  'PALADIN-2': (fact, say) =>
    `Le Paladin bannit dans une fosse une Banshee adverse qui est avec lui. ${Victim(fact, say)} ne convient pas.`,
  'ASSASSIN-1': (fact, say) =>
    `L’Assassin ne peut pas tuer ${victim(fact, say)}. Choisissez un héros ou un Soudard seul dans sa salle.`,
  'ASSASSIN-2': (fact, say) => `${Victim(fact, say)} n’est pas seul de sa couleur dans la salle.`,
  'ASSASSIN-3': (fact, say) =>
    `L’Assassin ne tue pas ${victim(fact, say)} : les Assassins et les monstres autres que les Soudards ne le craignent pas.`,
  'SLAYER-4': (fact, say) =>
    `Le Tueur de géants ne terrasse qu’un Troll furieux de sa salle, pas ${victim(fact, say)}.`,
  'GRUNT-1': (fact, say) =>
    `${Figure(fact, say)} ne peut chasser personne ici. Un Soudard chasse les Aventuriers adverses de sa salle.`,
  'GRUNT-2': (fact, say) => `Un Paladin protège les héros ${home(fact, say)}. Menez le Soudard ailleurs.`,
  'BANSHEE-2': (fact, say) =>
    `${Victim(fact, say)} ne se laisse pas attirer. Choisissez un personnage adverse voisin de la Banshee.`,
  'BANSHEE-3': () => 'Il y a déjà 5 personnages auprès de la Banshee. Déplacez-la, puis attirez.',
  'BANSHEE-4': (fact, say) =>
    `Votre Banshee est dans une fosse, où ${victim(fact, say)} ne peut pas aller. Seuls des monstres l’y suivent.`,
  'BANSHEE-5': (fact, say) =>
    `Un Paladin protège ${victim(fact, say)} ${home(fact, say)}. Choisissez quelqu’un d’autre.`,
  'RAMPAGE-1': (fact, say) => `${Figure(fact, say)} s’est déjà déplacé ce tour-ci. Il peut encore se déchaîner.`,
  'RAMPAGE-2': (fact, say) =>
    `${Victim(fact, say)} ne convient pas. Choisissez un autre personnage dans la salle du Troll.`,
  'RAMPAGE-9': (fact, say) =>
    `${Figure(fact, say)} n’est pas dans une salle, et il ne se déchaîne que là. Faites-le entrer dans une salle.`,
  'ARTIFACT-1': () => 'Vous n’avez pas d’artefact. La carte Trouver un artefact vous en donne un.',
  'HELM-1': (fact, say) =>
    `Le Heaume ne déplace pas ${figure(fact, say)}. Choisissez un personnage adverse, mais ni Troll des cavernes ni coffre.`,
  'TELEPORT-1': (fact, say) =>
    `Le Calice ne peut rien pour ${place(fact, say)}. Choisissez une salle ou un escalier avec vos personnages, puis d’autres salles.`,
  'TELEPORT-2': (fact, say) =>
    `${Figure(fact, say)} n’y va pas. Choisissez quelqu’un du lieu choisi, et une autre salle.`,
  'IDOL-1': (fact, say) => `${Place(fact, say)} n’est pas une salle vide. Fermez une salle sans aucune figurine.`,
  'IDOL-2': (fact, say) => `Fermé pour toujours : ${place(fact, say)}. Faites le tour.`,
  'IDOL-4': (fact, say) =>
    `Fermé : ${place(fact, say)} ne paie qu’au décompte de tout le plateau. Choisissez une autre salle.`,
  'CLOAK-1': (fact, say) =>
    `${Figure(fact, say)} ne peut pas porter la Cape. Choisissez un de vos héros sur le plateau.`,
  'SWORD-1': (fact, say) =>
    `L’Épée ne frappe rien ${inside(fact, say)}. Il lui faut une salle avec un de vos héros et un ${
      say.view.settings.characterSet === 'classic' ? 'Orque' : 'Soudard'
    }.`,
  'LIFE-1': (fact, say) => `${Figure(fact, say)} n’est pas un de vos héros retirés. Choisissez l’un d’eux.`,
};

const isMany = ({ waiting }: Fact): boolean => Array.isArray(waiting) && waiting.length > 1;
