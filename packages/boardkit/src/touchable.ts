import type { Act } from '@trollmoot/kernel';
import type { Choice } from './board.ts';
import type { Part } from './choose.ts';

/** Everything an element needs to be chosen by mouse, finger, keyboard or screen reader. Spread it: `<g {...touchable(…)}>`. */
export function touchable<A extends Act>(choice: Choice<A>, part: Part<A>, name: string) {
  const isLit = choice.lit(part);
  const isPicked = choice.isPicked(part);
  const touch = (event: Event): void => {
    event.stopPropagation();
    choice.touch(part);
  };
  return {
    role: 'button',
    tabindex: isLit || isPicked ? 0 : -1,
    'aria-label': name,
    'aria-pressed': isPicked,
    'data-part': JSON.stringify(part), // so that an explain card can offer the same acts
    'data-lit': isLit || undefined,
    'data-picked': isPicked || undefined,
    onclick: touch,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      touch(event);
    },
  };
}
