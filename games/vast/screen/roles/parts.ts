import type { Choice } from '@trollmoot/boardkit/board.ts';
import type { Action, View } from '@trollmoot/vast';
import { TRIBE_ACTIONS } from './goblins.ts';
import { offers, type Role } from './props.ts';
import type { RoleText } from './words.ts';

/** A part of a role's board: a tab on a phone. `isLit`: it has an option now. */
export interface BoardPart {
  readonly id: string;
  readonly name: string;
  readonly isLit: boolean;
}
type PartsOf = (choice: Choice<Action>, text: RoleText, view: View) => readonly BoardPart[];

const PARTS: { readonly [role in Role]: PartsOf } = {
  knight: (choice, text) => [
    { id: 'cubes', name: text.tabs.cubes, isLit: offers(choice, 'placeCube', 'giveCube') },
    {
      id: 'gear',
      name: text.tabs.gear,
      isLit: offers(choice, 'bombWall', 'shootBow', 'shootEnchanted', 'drink', 'showTreasure', 'sendFlare', 'keep'),
    },
    { id: 'quests', name: text.tabs.quests, isLit: offers(choice, 'claim') },
    { id: 'grit', name: text.grit, isLit: false },
  ],
  goblins: (choice, text, view) => [
    {
      id: 'tribes',
      name: text.tribes,
      isLit: offers(
        choice,
        ...(['activate', 'ambush', 'blockTribe', 'scatterFor', 'sporeTribe', 'strikeDragon'] as const),
        ...(['assignMonster', 'replaceMonster', 'redrawMonster', 'loseMonster'] as const),
        ...TRIBE_ACTIONS,
      ),
    },
    ...(hasWar(view) ? [{ id: 'war', name: text.war, isLit: offers(choice, 'chooseWar', 'redrawWar') }] : []),
    {
      id: 'secrets',
      name: text.secrets,
      isLit: offers(choice, 'hex', 'discardSecret', 'redrawSecret', 'springTrap', 'playLeader'),
    },
  ],
  dragon: (choice, text) => [
    { id: 'powers', name: text.powers, isLit: offers(choice, 'power', 'pay', 'discardPower') },
    {
      id: 'sloth',
      name: text.sloth,
      isLit: offers(choice, 'wake', 'doze') || ('power' in choice.picked && choice.picked.power === 'slither'),
    },
    { id: 'hand', name: text.tabs.cards, isLit: offers(choice, 'placeGem') },
  ],
  cave: (choice, text, view) => [
    { id: 'omens', name: text.omens, isLit: offers(choice, 'useOmen', 'payOmen', 'discardOmen', 'spore') },
    ...(view.cave!.tiles === 0
      ? []
      : [{ id: 'tiles', name: text.tiles, isLit: offers(choice, 'takeTile', 'fill', 'placeFor') }]),
    ...(view.knight?.nextEvents == null
      ? []
      : [{ id: 'cards', name: text.tabs.cards, isLit: offers(choice, 'playEvent', 'handTreasure') }]),
  ],
  thief: (choice, text) => [
    { id: 'stats', name: text.stats, isLit: offers(choice, 'assign') },
    {
      id: 'actions',
      name: text.actions,
      isLit: offers(
        choice,
        ...(['loot', 'pickpocket', 'pickLock', 'backstab'] as const),
        ...(['takeCard', 'takeSecret', 'takeHidden', 'takeFaceUp'] as const),
      ),
    },
    { id: 'stash', name: text.upgrades, isLit: offers(choice, 'upgrade', 'loseUpgrade') },
  ],
};

/** Is there a War card to look at? */
export const hasWar = ({ goblins, asks }: View): boolean => goblins?.war != null || asks?.step === 'goblins.war';

export const partsOf = (role: Role, choice: Choice<Action>, text: RoleText, view: View): readonly BoardPart[] =>
  PARTS[role](choice, text, view);
