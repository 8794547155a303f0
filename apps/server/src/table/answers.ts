import type { Answer, Not } from '@trollmoot/protocol';

export const OK: Answer = { ok: true };
export const no = (why: Not['no']): Answer => ({ ok: false, no: why });
