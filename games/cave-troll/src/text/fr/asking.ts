import { capital } from '@trollmoot/kernel';
import { actionsThisTurn, canDo } from '../../queries/index.ts';
import { isForced, moversIn } from '../facts.ts';
import type { Language } from '../language.ts';
import { actions, and, count, dans, de, does, icons, Le, le, or, the } from './names.ts';

/** Prompts, and the options as buttons say them. */
export const ask: Language['ask'] = {
  act(_at, { view }) {
    const can = canDo(view);
    const ways = [
      ...(can.move ? ['déplacez un personnage'] : []),
      ...(can.ability ? ['utilisez une capacité'] : []),
      ...(can.draw ? ['piochez et jouez une carte'] : []),
      ...(can.artifact ? ['jouez votre artefact'] : []),
    ];
    return view.left === 1 ? `Dernière action : ${or(ways)}.` : `${capital(or(ways))}.`;
  },
  play: () => 'Jouez une de vos deux cartes. Vous gardez l’autre.',
  place({ figure }, say) {
    const { kind } = say.view.figures[figure]!;
    const where =
      kind === 'chest' || kind === 'caveTroll'
        ? 'dans une salle'
        : MONSTERS.includes(kind)
          ? 'dans une fosse'
          : say.view.settings.entryPlacement === 'ownStaircase'
            ? 'sur votre escalier'
            : 'sur un escalier';
    return `Placez votre ${say.kind(figure)} ${where}.`;
  },
  scoreRoom: () => 'Décomptez une salle. Le joueur qui la contrôle gagne son or.',
  stride: ({ figure, left }, say) => `${Le(say, figure)} peut encore faire ${left} pas, ou s’arrêter ici.`,
  push: ({ wraith }, say) => `Le Spectre est ${dans(say.at(wraith))}. Poussez un personnage vers un lieu voisin.`,
  flee: ({ room }, say) =>
    `Troll des cavernes ${dans(say.space(room))} ! ${say.view.settings.trollExits === 'all' ? 'Faites sortir vos personnages un par un' : 'Faites sortir un de vos personnages'}${
      say.view.settings.trollEscape === 'mayDecline' ? ', ou restez' : ''
    }. Il écrase tous ceux qui restent.`,
  trample: ({ troll }, say) =>
    `Le Troll furieux se déchaîne ${dans(say.at(troll))}. Poussez un personnage dehors. Ceux qui restent sont écrasés.`,
  helm: () => 'Déplacez un personnage adverse de 3 pas au plus. Choisissez-le, puis son premier pas.',
  teleportation: () => 'Choisissez la salle ou l’escalier que vos personnages quittent.',
  teleport: ({ from }, say) => `Choisissez qui quitte maintenant ${the(say.space(from))}, et pour quelle salle.`,
  idol: () => 'Fermez une salle vide. Elle vous paie à chaque décompte du plateau.',
  cloak: () => 'Choisissez le héros qui porte la Cape ce tour-ci.',
  sword: (_at, say) => `Choisissez une salle. L’Épée y abat tous les ${PREY[say.view.settings.characterSet]}.`,
  life: () => 'Choisissez un héros retiré et l’escalier où il revient.',
};

const MONSTERS = ['orc', 'wraith', 'grunt', 'banshee', 'rampagingTroll'];
/** [SWORD-1] [SWORD-2] */
const PREY = { classic: 'Orques', variant: 'Soudards' };

export const waiting: Language['waiting'] = (player, say) => does(say, player, 'réfléchit.', 'réfléchissez.');

export const left: Language['left'] = {
  act(_at, { view, card }) {
    const all = actionsThisTurn(view);
    const hand = view.players[view.player]!.hand ?? [];
    const parts = [
      view.left === all
        ? `${actions(all)} ce tour-ci`
        : view.left === 1
          ? `la dernière des ${all} de ce tour`
          : `encore ${actions(view.left)} sur ${all}`,
      ...(hand.length > 0 ? [`en main : ${and(hand.map(card))}`] : []),
    ];
    return parts.join(' · ');
  },
  play: (_at, { view }) => `${icons(view.icons)} sur la pile de décompte`,
  push: (_at, { view }) =>
    view.settings.wraithEntryPush === 'optional' ? 'Vous pouvez y renoncer.' : 'Vous devez pousser quelqu’un.',
  stride: (_at, { view }) => `Ensuite, il reste ${actions(view.left)}.`,
  flee: () => 'Cela ne coûte pas d’action.',
};

export const next: Language['next'] = ({ figure, victim, from, to }, options, say) => {
  if (typeof to === 'number') {
    const movers = moversIn(options);
    if (movers.length === 0) return null;
    const there = dans(say.space(to));
    if (movers.length === 1) return `Comment aller ${there} ?`;
    const ask = isForced(options) ? `Qui poussez-vous ${there} ?` : `Qui va ${there} ?`;
    return `${ask} ${movers.length} figurines brillent.`;
  }
  const spaces = new Set(options.flatMap((act) => ('to' in act ? [act.to] : []))).size;
  const glow = spaces > 1 ? ` ${count(spaces, 'lieu brille', 'lieux brillent')}.` : '';
  if (typeof victim === 'number') return isForced(options) ? `Où doit aller ${le(say, victim)} ?${glow}` : null;
  if (typeof figure === 'number') {
    const targets = new Set(options.flatMap((act) => ('victim' in act ? [act.victim] : []))).size;
    if (targets === 0) return `Où doit aller ${le(say, figure)} ?${glow}`;
    return spaces > 0 && options.some(({ do: doing }) => doing === 'move')
      ? `Choisissez une cible pour ${le(say, figure)}, ou un lieu où aller.`
      : `Choisissez une cible pour ${le(say, figure)}.`;
  }
  return typeof from === 'number' ? `Choisissez qui quitte d’abord ${the(say.space(from))}.` : null;
};

export const unused: Language['unused'] = {
  actions: (n) => count(n, 'perdue'),
  steps: (n) => `${n} pas perdu${n > 1 ? 's' : ''}`,
  crushed: (n) => count(n, 'écrasé'),
};

export const label: Language['label'] = {
  draw: () => 'Piocher et jouer une carte',
  pass: () => 'Finir le tour',
  stop: () => 'S’arrêter ici',
  spare: () => 'Ne pousser personne',
  stay: () => 'Rester',
  artifact(_act, { view, artifact }) {
    const own = view.players[view.player]!.artifact;
    return own === null || own === 'faceDown' ? 'Jouer l’artefact' : `Jouer : ${artifact(own)}`;
  },
  play: ({ card }, say) => `Jouer : ${say.card(card)}`,
  place: ({ figure, to }, say) => `Placer ${le(say, figure)} ${dans(say.space(to))}`,
  score: ({ room }, say) => `Décompter ${the(say.space(room))}`,
  move: ({ figure, to }, say) =>
    `${Le(say, figure)} : ${say.at(figure)} → ${say.space(to)}${say.view.cloaked === figure ? ' (avec la Cape)' : ''}`,
  push: ({ victim, to }, say) => `Pousser ${le(say, victim)} ${dans(say.space(to))}`,
  slip: ({ to }, say) => `Le Voleur se glisse ${dans(say.space(to))}`,
  slay: ({ victim }, say) => `L’Orque abat ${le(say, victim)} ${dans(say.at(victim))}`,
  banish: ({ victim, to }, say) => `Le Paladin bannit ${le(say, victim)} ${dans(say.space(to))}`,
  assassinate: ({ victim }, say) => `L’Assassin tue ${le(say, victim)}`,
  fell: ({ victim }, say) => `Le Tueur de géants terrasse ${le(say, victim)} et tombe avec lui`,
  rout: ({ figure }, say) => `Le Soudard chasse tous les Aventuriers adverses ${dans(say.at(figure))}`,
  lure: ({ victim }, say) => `La Banshee attire ${le(say, victim)} hors ${de(say.at(victim))}`,
  rampage: ({ figure }, say) => `Le Troll furieux se déchaîne ${dans(say.at(figure))}`,
  empty: ({ from }, say) => `Quitter ${the(say.space(from))}`,
  teleport: ({ figure, to }, say) => `Téléporter ${le(say, figure)} ${dans(say.space(to))}`,
  lock: ({ room }, say) => `Fermer ${the(say.space(room))}`,
  cloak: ({ figure }, say) => `La Cape pour ${le(say, figure)} ${dans(say.at(figure))}`,
  slayAll: ({ room }, say) => `Abattre tous les ${PREY[say.view.settings.characterSet]} ${dans(say.space(room))}`,
  revive: ({ figure, to }, say) => `${Le(say, figure)} revient ${dans(say.space(to))}`,
};
