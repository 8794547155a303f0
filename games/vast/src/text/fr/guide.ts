import type { GuideWords } from '../guide.ts';
import { listOf, several } from './grammar.ts';
import { names } from './names.ts';

const quest = (name: keyof typeof names.sidequests): string => names.sidequests[name].title;
const sloth = (name: keyof typeof names.sloth): string => names.sloth[name].title;
const cubesWon = (n: number): string => (n === 0 ? '' : `, avec ${several(n, 'cube')} de héros au passage`);

const leftOf = (parts: readonly string[], none: string): string =>
  parts.length === 0 ? `${none}.` : `Il reste ${listOf(parts)}.`;

/** Ce qui reste, ce qui suit et ce qui serait perdu. */
export const guide: GuideWords = {
  names,
  left: {
    knight({ steps, encounters, cubes, isBarred }, unclaimed) {
      const parts = [
        ...(steps > 0 ? [several(steps, 'pas', 'pas')] : []),
        ...(encounters > 0 ? [several(encounters, 'rencontre')] : []),
        ...(cubes > 0 ? [several(cubes, 'cube')] : []),
      ];
      const claims = unclaimed
        .map(({ quest: name, grit }) => `À annoncer : ${quest(name)}, +${grit} de cran. `)
        .join('');
      const barred = isBarred ? ' Sans rencontre, vous ne pouvez pas marcher.' : '';
      return `${claims}${leftOf(parts, 'Plus de pas, de rencontres ni de cubes')}${barred}`;
    },
    goblins: ({ tribes, secrets }) =>
      `${tribes === 0 ? 'Toutes les tribus ont agi' : `Encore ${several(tribes, 'tribu')}`}. ${several(secrets, 'secret')} en main.`,
    tribe: (population, strength, isHidden) =>
      `Population ${population}, force ${strength}.${isHidden ? ' Cachée : elle sort sur une tuile obscure à sa marque.' : ''}`,
    dragon: (cards, wakes) =>
      `Encore ${several(cards, 'carte')}. ${wakes.length === 0 ? 'Puis trésors et gemmes.' : `Prêt à vous éveiller : ${listOf(wakes.map(sloth))}.`}`,
    rest: (wakes) =>
      wakes.length === 0
        ? 'Ensuite, vous piochez une nouvelle main.'
        : `Prêt à vous éveiller : ${listOf(wakes.map(sloth))}.`,
    cave: (omens) => `${several(omens, 'présage')} en main.`,
    thief: ({ steps, cubes }, stealth) =>
      `${leftOf([...(steps > 0 ? [several(steps, 'pas', 'pas')] : []), ...(cubes > 0 ? [several(cubes, 'cube')] : [])], 'Plus de pas ni de cubes')} Discrétion ${stealth}.`,
  },
  next: {
    shootBow: 'Choisissez une cible pour l’Arc.',
    shootEnchanted: 'Choisissez une cible pour l’Arc enchanté.',
    bombWall: 'Choisissez le mur à faire sauter.',
    sendFlare: 'Choisissez la case à éclairer.',
    fightTribe: 'Choisissez la tribu à attaquer, avec ou sans le Javelot.',
    fightDragon: 'Choisissez : avec ou sans le Javelot.',
    hex: 'Choisissez qui frappe le Maléfice.',
    blindFury: 'Choisissez la tribu prise de Fureur aveugle.',
    fireBomber: 'Choisissez la tribu du Bombardier.',
    hidingSpots: 'Choisissez la tribu qui attaque.',
    assignMonster: 'Choisissez la tribu que rejoint ce monstre.',
    replaceMonster: 'Choisissez le monstre qui part.',
    wisp: 'Choisissez où le Feu follet mène la Chevalière.',
    fill: 'Choisissez la place de cette tuile.',
    placeFor: 'Choisissez la place de cette tuile.',
    layTile: 'Choisissez la place de cette tuile.',
    placeTreasure: 'Choisissez la tuile obscure pour le Trésor.',
    layTerrain: 'Choisissez où va le terrain.',
    assign: 'Choisissez la valeur suivante.',
    loot: 'Choisissez ce que vous prenez.',
    pickpocket: 'Choisissez qui détrousser.',
    pickLock: 'Choisissez combien de cubes dépenser.',
    backstab: 'Choisissez qui poignarder.',
    wing: 'Choisissez où voler.',
    hiss: 'Choisissez la tribu visée par le Sifflement.',
    slither: 'Choisissez la section que quitte un cube de paresse.',
    swat: 'Choisissez le jeton à balayer.',
    burn: 'Choisissez la tuile obscure à révéler.',
    scratch: 'Choisissez qui lacérer.',
    flameWall: 'Choisissez la tuile qui brûle.',
  },
  slitherTo: (from) => `${sloth(from)} : où doit aller le cube de paresse ?`,
  choose: (options) => `Choisissez parmi ${options}.`,
  lost: {
    claim: ({ quest: name, grit, total, cubes }, when) =>
      `${quest(name)} est à annoncer. +${grit} de cran vous mène à ${total}${cubesWon(cubes)}. C’est perdu si vous ${when === 'turn' ? 'finissez maintenant' : 'faites ceci d’abord'}.`,
    wake: (name, wakefulness, needed) =>
      `Vous pouvez vous éveiller : ${sloth(name)}. L’éveil passe à ${wakefulness} sur ${needed}. C’est perdu si vous finissez maintenant.`,
    unclaimed: (name) => `${quest(name)} à annoncer`,
    unwoken: (name) => `sans s’éveiller : ${sloth(name)}`,
    cubes: (n) => `${several(n, 'cube')} ${n === 1 ? 'inutilisé' : 'inutilisés'}`,
    tribes: (n) => `${several(n, 'tribu')} sans agir`,
    treasure: 'Trésor non posé',
  },
};
