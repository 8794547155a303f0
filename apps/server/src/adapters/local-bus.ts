import type { Bus, Viewer } from '../ports.ts';

/** All viewers are connected to this process. */
export class LocalBus implements Bus {
  readonly #channels = new Map<string, Set<Viewer>>(); // no set is empty

  join(channel: string, viewer: Viewer): void {
    const viewers = this.#channels.get(channel);
    if (viewers === undefined) this.#channels.set(channel, new Set([viewer]));
    else viewers.add(viewer);
  }

  leave(channel: string, viewer: Viewer): void {
    const viewers = this.#channels.get(channel);
    if (viewers?.delete(viewer) && viewers.size === 0) this.#channels.delete(channel);
  }

  listeners(channel: string): number {
    return this.#channels.get(channel)?.size ?? 0;
  }

  publish(channel: string, text: string): void {
    for (const viewer of this.#channels.get(channel) ?? []) viewer.send(text);
  }
}
