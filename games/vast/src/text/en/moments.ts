import type { EventNow } from '../../queries/events.ts';
import { listOf, several } from './grammar.ts';
import { names } from './names.ts';

const cubes = (n: number): string => (n === 1 ? 'a Hero cube' : `${n} Hero cubes`);

/** What an Event does here and now. */
export const moments = {
  hereAndNow: 'Here and now',
  look: 'Look at the map',
  meets: 'You meet an Event',
  dice: {
    dragon: 'Dragon die: it counts on the marked spaces, with the roller in the centre.',
    action: 'Action die: rolled for Pickpocket or Pick Lock.',
  },
  event(now: EventNow): readonly string[] {
    switch (now.is) {
      case 'reveals':
        if (now.tiles === 0) return ['No Dark tile is around you, so nothing happens.'];
        return [
          `${several(now.tiles, 'tile')} ${now.tiles === 1 ? 'turns' : 'turn'} over: +${now.tiles} Grit.`,
          `That brings you to ${now.total} Grit${now.cubes === 0 ? '' : `, and you win ${cubes(now.cubes)}`}.`,
        ];
      case 'loses':
        return [
          `You lose ${now.grit} Grit and have ${now.total}.`,
          ...(now.cubes === 0 ? [] : [`You give ${cubes(now.cubes)} back to the Grit track.`]),
        ];
      case 'cube':
        return [
          now.from === 'discard'
            ? 'A discarded Hero cube comes back.'
            : 'You take the highest cube from the Grit track.',
        ];
      case 'omens':
        return ['The Cave draws 2 Omens.'];
      case 'treasure':
        return ['You find a Treasure card.'];
      case 'ambush':
        if (now.by.length === 0) return [`No hidden Tribe beats your Strength ${now.strength}, so nothing happens.`];
        return [
          `Your Strength is ${now.strength}. Stronger and hidden: ${listOf(now.by.map(({ tribe, strength }) => `${names.tribes[tribe].title} ${strength}`))}.`,
          'You may add cubes first. A hit costs 1 Health.',
        ];
      case 'infested':
        return [`Goblins ambush you. Your Strength is ${now.strength}.`];
      case 'rests':
        return [`You have ${now.health} of ${now.full} Health, and no cube to spare.`];
      case 'nothing':
        return ['It does nothing for you now.'];
    }
  },
  act(now: EventNow): string {
    switch (now.is) {
      case 'reveals':
        return now.tiles === 0 ? 'Go on' : now.tiles === 1 ? 'Reveal it' : 'Reveal them';
      case 'loses':
        return `Lose ${now.grit} Grit`;
      case 'cube':
        return 'Take the cube';
      case 'omens':
        return 'Let the Cave draw';
      case 'treasure':
        return 'See the Treasure';
      case 'ambush':
        return now.by.length === 0 ? 'Go on' : 'Face the Ambush';
      case 'infested':
        return 'Face the Ambush';
      case 'rests':
      case 'nothing':
        return 'Go on';
    }
  },
};
