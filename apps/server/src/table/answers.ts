import type { Answer, RequestRefused } from '@trollmoot/protocol';

export const OK: Answer = { ok: true };
export const no = (why: RequestRefused['no']): Answer => ({ ok: false, no: why });
