import type { Alerts } from '../ports.ts';

/** Nobody is told anything. */
export const noAlerts: Alerts = { tell() {} };
