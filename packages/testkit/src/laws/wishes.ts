import type { Act, Random } from '@trollmoot/kernel';

/** Values a hostile or a hasty client might put anywhere. */
const ODD: readonly unknown[] = [-1, 0, 1, 2, 7, 999, 1.5, '', 'x', null, true, [], {}];

/** This action with one field changed, each in turn; and once with a field missing. Wishes, hardly ever options. */
export function mutants(act: Act, random: Random): Act[] {
  const fields = Object.keys(act).filter((field) => field !== 'do');
  const changed = fields.flatMap((field) => {
    const value = (act as unknown as { [field: string]: unknown })[field];
    const near = typeof value === 'number' ? [value + 1, value - 1] : [];
    return [...near, ODD[random(ODD.length)], ODD[random(ODD.length)]].map((odd) => ({ ...act, [field]: odd }));
  });
  return fields.length === 0 ? [{ ...act, extra: 1 } as Act] : [...changed, { do: act.do }];
}
