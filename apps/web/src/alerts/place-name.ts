import type { AlertPlace } from '@trollmoot/protocol';
import type { AlertWords } from './words/en.ts';

export function placeName(t: AlertWords, { kind, isThis, device }: AlertPlace): string {
  if (kind !== 'push') return t[kind];
  return isThis ? t.here : t.elsewhere(device?.browser ?? '', device?.system ?? '');
}
