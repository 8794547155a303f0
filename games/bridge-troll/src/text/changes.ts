import type { RulesChanges } from '@trollmoot/kernel';

/** What each version of the rules changed, for tables that began under an older one. */
export const CHANGES: RulesChanges = {
  2: {
    en: 'You can buy an upgrade first and still trade in. If you call off a trade-in, your hand stays as it was.',
    de: 'Du kannst zuerst einen Ausbau kaufen und danach noch eintauschen. Brichst du ein Eintauschen ab, bleibt deine Hand, wie sie war.',
    fr: 'Vous pouvez acheter une amélioration d’abord et échanger ensuite. Si vous renoncez à un échange, votre main reste telle quelle.',
  },
};
