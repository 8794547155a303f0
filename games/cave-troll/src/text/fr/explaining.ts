import { capital } from '@trollmoot/kernel';
import { BOARDS } from '../../data/board.ts';
import { type Card, ICONS } from '../../data/cards.ts';
import type { Kind } from '../../data/figures.ts';
import { actionsThisTurn, claims, entry, standing } from '../../queries/index.ts';
import type { Explaining, Told } from '../explain.ts';
import type { Speaker } from '../speaker.ts';
import { actions, and, count, dans, icons, le, names, of, or, the } from './names.ts';
import { figures } from './traits.ts';

/** What everything on the table is, and what it can do now. */

const gold = (n: number): string => `${n} or`;
const heroes = (n: number): string => `${n} héros`;
/** 'Votre or', 'L’or de Quill': `noun` with its article, and the reader's form. */
const whose = (say: Speaker, seat: number, noun: string, your: string): string =>
  say.isYou(seat) ? your : `${noun} ${of(say, seat)}`;

function who(say: Speaker, space: number): string {
  const { characters, full, troll, lockedBy, knights } = entry(say.view, space);
  if (lockedBy !== null) return `Fermée pour ${say.player(lockedBy)} : personne ne peut entrer.`;
  if (troll) return 'Personne ne peut entrer : un Troll des cavernes vit ici.';
  const owners = [...new Set(knights)];
  if (owners.length > 1) return 'Seuls des Chevaliers peuvent entrer : il y a ici ceux de deux joueurs.';
  if (full) return `Pleine : ${count(characters, 'personnage')} ici, et 5 est le maximum.`;
  if (owners.length === 1)
    return `Seuls les Chevaliers et ${whose(say, owners[0]!, 'les personnages', 'vos personnages')} peuvent entrer : ${whose(say, owners[0]!, 'le Chevalier', 'votre Chevalier')} est ici.`;
  return `Tout le monde peut entrer : ${count(characters, 'personnage')} sur 5 ici.`;
}

function control(say: Speaker, space: number): string {
  const { heroes: counts, player, shares, gains } = standing(say.view, space);
  if (say.view.idol?.room === space)
    return say.isYou(say.view.idol.player)
      ? 'Elle vous paie : vous l’avez fermée.'
      : `Elle paie ${say.player(say.view.idol.player)}, qui l’a fermée.`;
  const most = Math.max(...counts);
  if (most === 0) return 'Personne ne la contrôle : aucun héros ici.';
  if (player === null) return `Égalité à ${heroes(most)} chacun : personne ne gagne rien.`;
  const second = Math.max(0, ...counts.filter((_, seat) => seat !== player));
  const shared =
    shares > 1
      ? ` Un Berserker partage : ${and(gains.flatMap((share, seat) => (share > 0 ? [`${say.player(seat)} ${share}`] : [])))}.`
      : '';
  return `${capital(say.player(player))} : ${heroes(most)} contre ${second}.${shared}`;
}

function worth(say: Speaker, space: number): string {
  const printed = BOARDS[say.view.settings.boardLayout].gold[space]!;
  const { value } = standing(say.view, space);
  return value === printed
    ? `Rapporte ${gold(printed)} au décompte.`
    : `Rapporte ${gold(value)} maintenant : ${printed} imprimé, plus Nains et coffres.`;
}

const space: Explaining['space'] = (say, id, reader): Told => {
  const { kind, gold: printed } = BOARDS[say.view.settings.boardLayout].spaces[id]!;
  const name = capital(say.space(id));
  if (kind === 'pit')
    return {
      name,
      kind: 'fosse',
      does: 'Les monstres entrent en jeu ici, sauf le Troll des cavernes. Elle en contient autant qu’on veut.',
      cannot: 'Un héros ne peut jamais entrer dans une fosse.',
      scores: 'Ne rapporte pas d’or.',
    };
  if (kind === 'staircase')
    return {
      name,
      kind: 'escalier',
      does: 'Les héros entrent en jeu ici. Il contient autant de personnages qu’on veut.',
      cannot: 'Un Chevalier n’y arrête personne.',
      scores: 'Ne rapporte pas d’or.',
    };
  return {
    name,
    kind: `salle, ${gold(printed)}`,
    does: 'Le joueur qui a ici le plus de héros gagne son or quand elle est décomptée.',
    now: { title: reader === null ? 'Qui la contrôle' : 'Qui la contrôle maintenant', says: control(say, id) },
    cannot: who(say, id),
    scores: worth(say, id),
  };
};

const victims = (say: Speaker, ids: readonly number[]): string => or(ids.map((id) => le(say, id)));

const can: Explaining['can'] = (say, { moves, slips, victims: hit }, left) => {
  const to = moves.map(({ to, gold: value, slays, pushes }) => {
    const notes = [
      ...(value > 0 ? [gold(value)] : []),
      ...(slays.length > 0 ? [`abat ${and(slays.map((id) => le(say, id)))}`] : []),
      ...(pushes ? ['pousse quelqu’un dehors'] : []),
    ];
    return `${dans(say.space(to))}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  });
  const ways = [
    ...(to.length > 0 ? [`Aller ${or(to)}.`] : []),
    ...(slips > 0 ? [`Se glisser : ${slips} salles et escaliers au choix.`] : []),
    ...(hit.push ? [`Pousser ${victims(say, hit.push)}.`] : []),
    ...(hit.slay ? [`Abattre ${victims(say, hit.slay)}.`] : []),
    ...(hit.banish ? [`Bannir ${victims(say, hit.banish)}.`] : []),
    ...(hit.assassinate ? [`Tuer ${victims(say, hit.assassinate)}.`] : []),
    ...(hit.fell ? [`Terrasser ${victims(say, hit.fell)}.`] : []),
    ...(hit.lure ? [`Attirer ${victims(say, hit.lure)}.`] : []),
    ...(hit.rout ? [`Chasser ${count(hit.rout.length, 'Aventurier')}.`] : []),
    ...(hit.rampage ? [`Se déchaîner contre ${count(hit.rampage.length, 'figurine')}.`] : []),
  ];
  return ways.length > 0 && left > 0 ? ways.join(' ') : 'Rien : toutes les voies sont barrées.';
};

const CARDS: { readonly [card in Card]?: string } = {
  findAnArtifact: 'Prenez le premier artefact et gardez-le face cachée. Vous seul savez lequel c’est.',
  scoreARoom: 'Décomptez tout de suite une salle de votre choix. Ensuite ses 2 icônes vont sur la pile de décompte.',
};
const placed = (say: Speaker, kind: Kind): string => {
  if (kind === 'chest') return 'Jouez-la pour poser votre Coffre au trésor dans une salle qui n’est pas fermée.';
  if (kind === 'caveTroll')
    return 'Jouez-la pour placer votre Troll des cavernes dans une salle. Ceux qui y sont peuvent fuir, puis il écrase le reste.';
  const own = say.view.settings.entryPlacement === 'ownStaircase' ? 'sur votre escalier' : 'sur un escalier';
  const isMonster = ['orc', 'wraith', 'grunt', 'banshee', 'rampagingTroll'].includes(kind);
  return `Jouez-la pour placer votre ${names.kinds[kind]} ${isMonster ? 'dans une fosse' : own}.`;
};

export const explain: Explaining = {
  figures,
  sorts: { hero: 'héros', monster: 'monstre', chest: 'trésor' },
  when: (say, seat, isTurn) =>
    isTurn
      ? 'Maintenant, pour 1 action'
      : say.isYou(seat)
        ? 'À votre prochain tour'
        : `Au prochain tour ${of(say, seat)}`,
  can,
  threatens(say, threats) {
    const whom = and(threats.map(({ victim }) => `${le(say, victim)} ${dans(say.at(victim))}`));
    const cost = threats[0]!.actions;
    return `Menace ${whom}${cost > 1 ? `, avec ${actions(cost)}` : ''}.`;
  },
  aims: (say, aim) =>
    aim === null
      ? 'Ne menace personne.'
      : `Ne menace personne, mais pourrait gagner ${the(say.space(aim.room))} (${gold(aim.gold)}) avec ${actions(aim.actions)}.`,
  space,
  coins: (say, id) => ({
    name: gold(BOARDS[say.view.settings.boardLayout].gold[id]!),
    kind: say.space(id),
    does: 'L’or imprimé de cette salle. Il ne s’épuise pas : chaque décompte le paie de nouveau.',
    now: { title: 'Qui la contrôle maintenant', says: control(say, id) },
    scores: worth(say, id),
  }),
  door: (say, a, b) => ({
    name: 'Passage',
    kind: `${say.space(a)} – ${say.space(b)}`,
    does: 'Les personnages le traversent dans les deux sens, un lieu par action. On ne traverse pas les murs.',
  }),
  gold(say, seat) {
    const { gold: total } = say.view.players[seat]!;
    const more = claims(say.view).reduce((sum, { gains }) => sum + gains[seat]!, 0);
    return {
      name: whose(say, seat, 'L’or', 'Votre or'),
      kind: gold(total),
      does: 'Le joueur qui a le plus d’or à la fin gagne.',
      now: { title: 'Si le plateau était décompté maintenant', says: `+${more} : de ${total} à ${total + more}.` },
    };
  },
  deck: (say, seat) => ({
    name: whose(say, seat, 'Le paquet', 'Votre paquet'),
    kind: `reste ${count(say.view.players[seat]!.cardsInDeck, 'carte')}`,
    does: 'Piocher et jouer est une action : piochez la première carte, puis jouez une des deux en main.',
    scores: 'Quand un paquet est vide, la partie finit et son propriétaire gagne 3 or.',
  }),
  hand: (say, seat) => ({
    name: whose(say, seat, 'La main', 'Votre main'),
    kind: count(say.view.players[seat]!.cardsInHand, 'carte'),
    does: `${say.isYou(seat) ? 'Vous seul voyez' : `Seul ${say.player(seat)} voit`} ces cartes. Entre les tours, il en reste toujours une en main.`,
  }),
  artifacts: {
    helm: () => 'Déplace un personnage adverse de 1 à 3 lieux. Vous choisissez chaque pas.',
    teleportation: () =>
      'Choisissez une salle ou un escalier. Tous vos personnages y partent vers des salles de votre choix.',
    idol: () => 'Ferme une salle vide pour toujours. Elle vous paie son or à chaque décompte du plateau.',
    wand: () => 'Décompte tout de suite une salle de votre choix, sans icônes.',
    cloak: () =>
      'Ce tour-ci, un de vos héros avance de 2 lieux par action, même malgré Chevaliers et Trolls des cavernes.',
    sword: ({ characterSet }) =>
      `Abat tous les ${characterSet === 'classic' ? 'Orques' : 'Soudards'} d’une salle où vous avez un héros.`,
    life: () => 'Ramène un de vos héros retirés sur un escalier.',
  },
  artifact(say, seat, artifact, value) {
    if (artifact === 'faceDown')
      return {
        name: 'Artefact',
        kind: 'face cachée',
        does: `${say.isYou(seat) ? 'Vous seul savez' : `Seul ${say.player(seat)} sait`} lequel c’est. Le jouer coûte une action.`,
        scores: 'Rapporte 2 à 4 or à la fin s’il n’a pas servi.',
      };
    return {
      name: say.artifact(artifact),
      kind: 'artefact',
      does: explain.artifacts[artifact](say.view.settings),
      now: { title: 'Pour l’utiliser', says: 'Coûte 1 action, une fois par partie.' },
      scores: `Rapporte ${gold(value)} à la fin si vous ne l’avez pas joué.`,
    };
  },
  card: (say, card, kind, trait) => ({
    name: say.card(card),
    kind: ICONS[card] === 0 ? 'carte' : `carte avec ${count(ICONS[card], 'icône')}`,
    does: kind === null ? CARDS[card]! : placed(say, kind),
    ...(kind !== null && trait !== null ? { now: { title: names.kinds[kind], says: trait.does } } : {}),
    ...(ICONS[card] > 0 ? { scores: `Porte la pile de décompte à ${icons(say.view.icons + ICONS[card])}.` } : {}),
  }),
  common: {
    track: () => ({
      name: 'Piste d’or',
      does: 'Chaque écu montre l’or d’un joueur. Après le dernier nombre, on recommence au début.',
    }),
    pile: ({ view }) => ({
      name: 'Pile de décompte',
      kind: icons(view.icons),
      does: 'Les cartes à sabliers viennent ici une fois jouées. À 5 icônes, tout le plateau est décompté.',
      now: { title: 'Avant le prochain décompte', says: `Encore ${count(Math.max(0, 5 - view.icons), 'icône')}.` },
    }),
    actions: ({ view }) => ({
      name: 'Actions',
      kind: `encore ${view.left} sur ${actionsThisTurn(view)}`,
      does: 'Une action : un déplacement, une capacité, un artefact, ou piocher et jouer. Combinez-les librement.',
    }),
    claims: () => ({
      name: 'Qui gagnerait chaque salle maintenant',
      does: 'Chaque salle avec des héros prend la couleur du joueur qui la contrôle, avec l’or qu’elle rapporterait.',
    }),
  },
  acts: {
    draw: ({ view }) => ({
      name: 'Piocher et jouer une carte',
      does: `Piochez la première carte, puis jouez une des deux que vous tenez. Il reste ${count(view.players[view.player]!.cardsInDeck, 'carte')}.`,
    }),
    pass: ({ view }) => ({
      name: 'Finir le tour',
      does: `Votre tour finit et le suivant commence. Les actions qui restent sont perdues : ${view.left} maintenant.`,
    }),
    artifact: () => ({
      name: 'Jouer l’artefact',
      does: 'Révélez votre artefact et utilisez-le une fois. Ensuite il quitte la partie.',
    }),
    stop: () => ({ name: 'S’arrêter ici', does: 'Le personnage reste où il est, et cette action est finie.' }),
    spare: () => ({
      name: 'Ne pousser personne',
      does: 'Le Spectre entre et ne pousse personne. À cette table, c’est à vous de choisir.',
    }),
    stay: () => ({
      name: 'Rester',
      does: 'Aucun de vos personnages ne fuit. Le Troll des cavernes écrase tous ceux qui restent dans sa salle.',
    }),
  },
};
