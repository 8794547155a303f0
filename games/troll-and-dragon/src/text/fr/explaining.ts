import { capital } from '@trollmoot/kernel';
import { goldChance, keeping, trollChance } from '../../queries.ts';
import type { View } from '../../view.ts';
import type { Explaining, Told } from '../explain.ts';
import { diceToRoll, thrower } from '../looking.ts';
import { chance, de, diamonds, dice, dragonFaces, FACES, inCases, name, nuggets, points, treasure } from './names.ts';

/** What everything on the table is, and what it can do now. */

const found = (gems: number, gold: number): string => capital(treasure(gems, gold) ?? 'rien');
const nextRoll = (view: View): Told['now'] => {
  const troll = trollChance(view);
  return troll === null
    ? undefined
    : {
        title: 'Prochain lancer',
        says: `${capital(dice(diceToRoll(view)))}. Risque que le Troll prenne tout : ${inCases(troll)}.`,
      };
};
const half = (view: View, face: 'key' | 'door'): string =>
  ({
    open: 'Mettez ce dé de côté, ou relancez-le.',
    empty: 'La Caverne est vide : il ne sert à rien maintenant.',
    kept: `Vous avez déjà une ${FACES[face]} de côté. Relancez ce dé.`,
    last: 'C’est votre dernier dé libre : le mettre de côté appellerait le Troll.',
  })[keeping(view, face)];

function white(view: View, die: number): Told {
  const { face, free, kept, held } = view.white[die]!;
  const kind = `dé de la Grotte${kept ? ', de côté' : held ? ', retenu' : free || face === null ? '' : ', bloqué'}`;
  const now = nextRoll(view);
  const next = now === undefined ? {} : { now };
  switch (face) {
    case null:
      return {
        name: 'Dé de la Grotte',
        does: 'Deux faces montrent un diamant, deux le Troll, une la Clé et une la Porte.',
        ...next,
      };
    case 'diamond':
      return {
        name: 'Diamant',
        kind,
        does: 'Chaque diamant obtenu passe de la Grotte à vos trésors en jeu. Le dé reste libre.',
        ...next,
      };
    case 'troll':
      return {
        name: 'Troll',
        kind,
        does: 'Un Troll bloque son dé. Quand les quatre sont bloqués, le Troll prend vos diamants en jeu.',
        ...next,
      };
    case 'key':
    case 'door':
      return {
        name: FACES[face],
        kind,
        does: 'Mettez de côté une Clé et une Porte, de n’importe quels lancers, et vous entrez dans la Caverne.',
        ...(free ? { now: { title: 'Maintenant', says: half(view, face) } } : {}),
      };
  }
}

const ends = (view: View): string =>
  view.settings.end === 'first'
    ? 'La partie finit avec le tour où elle se vide.'
    : 'La partie finit quand la Grotte et la Caverne sont vides.';

export const explain: Explaining = {
  dice: {
    white,
    gold: (view, die) => {
      const shown = view.gold[die] ?? null;
      return {
        name: 'Dé du trésor',
        ...(shown === null ? {} : { kind: nuggets(shown) }),
        does: 'Rapporte les pépites qu’il montre : 1 sur une face, 2 sur une autre, aucune sur quatre.',
        now: { title: 'Les deux dés d’or', says: `Chances d’au moins 1 pépite : ${inCases(goldChance(view))}.` },
      };
    },
    red: (view, die, who) => {
      const { face, dragons } = view.red[die]!;
      return {
        name: `Dé du Dragon ${die === 0 ? 'A' : 'B'}`,
        kind: dragonFaces(dragons),
        does: 'Les joueurs du Dragon le lancent contre vous. S’il montre le Dragon, il y reste. Le second le réveille.',
        ...(view.danger === null
          ? {}
          : {
              now: {
                title: face === 'dragon' ? 'Il montre le Dragon' : 'Prochain lancer rouge',
                says: `${capital(name(who, thrower(view)))}. Risque de réveil du Dragon : ${chance(view)}.`,
              },
            }),
      };
    },
  },
  pack: (view, seat, who) => {
    const pack = view.packs[seat]!;
    return {
      name: who.isYou(seat) ? 'Votre sac' : `Le sac ${de(who, seat)}`,
      kind: points(pack.points),
      does: 'Ce qui est dans un sac y est en sûreté jusqu’à la fin.',
      now: { title: 'Dedans', says: `${found(pack.diamonds, pack.nuggets)}.` },
      scores: 'Un diamant vaut 1 point, une pépite 3.',
    };
  },
  common: {
    grotto: (view) => ({
      name: 'Grotte',
      kind: `reste ${diamonds(view.grotto)}`,
      does: 'Votre tour commence ici : lancez pour des diamants, et trouvez Clé et Porte de la Caverne.',
      scores: ends(view),
    }),
    cavern: (view) => ({
      name: 'Caverne',
      kind: `reste ${nuggets(view.cavern)}`,
      does: 'Le trésor du Dragon. Une Clé et une Porte vous y mènent, et vous y lancez pour des pépites.',
      scores: ends(view),
    }),
    hand: (view) => ({
      name: 'Main du Troll',
      kind: diamonds(view.hand),
      does: 'Tient les diamants pris par le Troll. Quand le Dragon se réveille, les joueurs du Dragon se les partagent.',
      scores: 'Ne compte pour personne à la fin.',
    }),
    atRisk: (view, who) => ({
      name: 'En jeu ce tour-ci',
      kind: points(view.atRisk.points),
      does: 'Les trésors de ce tour. Ils ne sont en sûreté qu’une fois l’aventurier parti.',
      now: {
        title: capital(name(who, view.adventurer)),
        says: `${found(view.atRisk.diamonds, view.atRisk.nuggets)}.`,
      },
      cannot:
        view.phase === 'cavern'
          ? 'Si le Dragon se réveille, tout est perdu.'
          : 'Si tous les dés sont bloqués, le Troll prend tout.',
    }),
    diamond: () => ({
      name: 'Diamant',
      kind: 'trésor de la Grotte',
      does: 'On le trouve avec les dés blancs.',
      scores: 'Vaut 1 point dans un sac.',
    }),
    nugget: () => ({
      name: 'Pépite',
      kind: 'trésor de la Caverne',
      does: 'On la trouve avec les dés d’or.',
      scores: 'Vaut 3 points dans un sac.',
    }),
    key: (view) => ({
      name: 'Clé',
      kind: view.key ? 'mise de côté' : 'pas encore de côté',
      does: 'Avec une Porte, elle ouvre la Caverne. Les deux peuvent venir de lancers différents.',
    }),
    door: (view) => ({
      name: 'Porte',
      kind: view.door ? 'mise de côté' : 'pas encore de côté',
      does: 'Avec une Clé, elle ouvre la Caverne. Les deux peuvent venir de lancers différents.',
    }),
    dragon: (view) => ({
      name: 'Dragon',
      kind: view.red.some(({ face }) => face === 'dragon') ? 'un œil est ouvert' : 'endormi',
      does: 'Se réveille quand les deux dés rouges le montrent. Alors tout ce qui est en jeu va aux joueurs du Dragon.',
      ...(view.danger === null
        ? {}
        : { now: { title: 'Prochain lancer rouge', says: `Risque de réveil du Dragon : ${chance(view)}.` } }),
      cannot: 'Il ne peut rien contre un sac.',
    }),
    plan: () => ({
      name: 'Plan',
      does: 'Vous dites d’avance quand vous quittez la Caverne. Les lancers suivent alors, jusqu’à ce que votre plan ou le Dragon y mette fin.',
    }),
    fuse: () => ({ name: 'Mèche', does: 'Montre le temps avant que le jeu n’agisse pour un joueur qui hésite.' }),
  },
  acts: {
    roll: (view) => ({
      name: 'Lancer',
      does: 'Lance tous les dés blancs libres. Les diamants rejoignent vos trésors en jeu, les Trolls bloquent leurs dés.',
      ...(nextRoll(view) === undefined ? {} : { now: nextRoll(view)! }),
    }),
    keep: () => ({
      name: 'Mettre de côté',
      does: 'Bloque ce dé et garde sa Clé ou sa Porte. Avec les deux, vous entrez dans la Caverne.',
    }),
    hold: () => ({
      name: 'Retenir',
      does: 'Ce dé n’est pas du prochain lancer. À cette table, vous choisissez les dés à lancer.',
    }),
    leave: (view) => ({
      name: 'Partir',
      does: 'Met tout ce qui est en jeu dans votre sac, en sûreté. Votre tour est fini.',
      now: {
        title: 'Maintenant',
        says: `${found(view.atRisk.diamonds, view.atRisk.nuggets)} : ${points(view.atRisk.points)}.`,
      },
    }),
    throw: (view) => ({
      name: 'Lancer pour l’or',
      does: 'Lance les deux dés d’or. Les rouges roulent contre vous.',
      ...(view.danger === null
        ? {}
        : {
            now: {
              title: 'Ce lancer',
              says: `Au moins 1 pépite : ${inCases(goldChance(view))}. Risque de réveil du Dragon : ${chance(view)}.`,
            },
          }),
    }),
    open: () => ({ name: 'Ouvrir le duel', does: 'L’aventurier hésite : les joueurs du Dragon commencent à lancer.' }),
    rouse: (view) => ({
      name: 'Lancer les dés du Dragon',
      does: 'Deux Dragons le réveillent, et vous vous partagez les trésors en jeu de l’aventurier.',
      ...(view.danger === null
        ? {}
        : { now: { title: 'Ce lancer', says: `Risque de réveil du Dragon : ${chance(view)}.` } }),
    }),
    take: () => ({
      name: 'En prendre un',
      does: 'Prend un trésor parmi ceux qui sont tombés. Ensuite, le prochain joueur du Dragon choisit.',
      scores: 'Un diamant vaut 1 point, une pépite 3.',
    }),
    snatch: (view) => ({
      name: 'Prendre dans la Main du Troll',
      does: `Prend jusqu’à 3 diamants dans la Main du Troll. Elle en contient ${view.hand}.`,
    }),
    beats: () => ({
      name: 'Lancers au plus',
      does: 'Première partie de votre plan : après autant de lancers, vous partez.',
    }),
    nuggets: () => ({
      name: 'Assez de pépites',
      does: 'Deuxième partie de votre plan : avec autant de pépites, vous partez.',
    }),
    points: () => ({
      name: 'Assez de points',
      does: 'Troisième partie de votre plan : un Dragon sorti, vous partez avec autant de points en jeu.',
    }),
  },
};
