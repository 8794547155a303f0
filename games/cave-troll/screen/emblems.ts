import berserker from 'emblem:axe-swing';
import barbarian from 'emblem:barbarian';
import knight from 'emblem:black-knight-helm';
import thief from 'emblem:cloak-dagger';
import adventurer from 'emblem:cowled';
import dwarf from 'emblem:dwarf-face';
import wraith from 'emblem:ghost';
import grunt from 'emblem:goblin-head';
import giantSlayer from 'emblem:hammer-drop';
import life from 'emblem:holy-grail';
import assassin from 'emblem:hooded-assassin';
import hourglass from 'emblem:hourglass';
import cloak from 'emblem:invisible';
import teleportation from 'emblem:jeweled-chalice';
import chest from 'emblem:locked-chest';
import rampagingTroll from 'emblem:ogre';
import orc from 'emblem:orc-head';
import helm from 'emblem:psychic-waves';
import banshee from 'emblem:screaming';
import paladin from 'emblem:templar-shield';
import idol from 'emblem:totem-mask';
import caveTroll from 'emblem:troll';
import sword from 'emblem:winged-sword';
import wand from 'emblem:wizard-staff';
import type { Artifact, Card, Kind } from '@trollmoot/cave-troll';

export const KIND_EMBLEM: { readonly [kind in Kind]: string } = {
  adventurer,
  knight,
  thief,
  barbarian,
  dwarf,
  orc,
  wraith,
  caveTroll,
  paladin,
  assassin,
  berserker,
  giantSlayer,
  grunt,
  banshee,
  rampagingTroll,
  chest,
};

export const ARTIFACT_EMBLEM: { readonly [artifact in Artifact]: string } = {
  helm,
  teleportation,
  idol,
  wand,
  cloak,
  sword,
  life,
};

export const CARD_EMBLEM: { readonly [card in Card]: string } = {
  ...KIND_EMBLEM,
  adventurerWithIcon: adventurer,
  treasureChest: chest,
  findAnArtifact: idol,
  scoreARoom: hourglass,
};

/** Monsters stand on square bases. */
export const isMonster = (kind: Kind): boolean =>
  ['orc', 'wraith', 'caveTroll', 'grunt', 'banshee', 'rampagingTroll'].includes(kind);

export const isTroll = (kind: Kind): boolean => kind === 'caveTroll' || kind === 'rampagingTroll';
