/** Some of a user's devices: those in a list, or all but those in a list. Plain data: other nodes are told of them. */
export type Devices = { readonly only: readonly string[] } | { readonly but: readonly string[] };

export const ALL_DEVICES: Devices = { but: [] };

export const isAmong = (devices: Devices, device: string): boolean =>
  'only' in devices ? devices.only.includes(device) : !devices.but.includes(device);
