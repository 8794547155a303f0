import type { SetupDraft } from '@trollmoot/boardkit/setup.ts';
import { chooseSettings, type Game, type Settings } from '@trollmoot/kernel';
import type { Chair, NewTable, Pace } from '@trollmoot/protocol';
import { bot, makeLocalTable, person } from '../link/local-tables.ts';
import * as server from '../link/server.ts';
import { go, type How, linkTo } from '../router.svelte.ts';

/** Who takes a seat. Online, a `friend` comes by invite link; on one device, people are `here`. */
export type Sitter = { kind: 'you' | 'friend' | 'open' | 'here' | 'bot'; level: string; name: string };

/** Who takes a new seat, by the way the reader came here. */
const OTHERS = { online: 'friend', device: 'bot', round: 'here' } as const satisfies { [how in How]: Sitter['kind'] };

/** The clocks a table at the server can have, no clock first. */
export const PACES: readonly Pace[] = [
  { kind: 'none' },
  { kind: 'live', bank: 900, gain: 20 },
  { kind: 'live', bank: 300, gain: 10 },
  { kind: 'slow', days: 3 },
];

const sitter = (kind: Sitter['kind']): Sitter => ({ kind, level: 'goblin', name: '' });

/** A table being set up: how many seats, who, which settings, where. */
export class Draft implements SetupDraft {
  readonly game: Game;
  isOnline: boolean = $state(false);
  #how: How;
  sitters: Sitter[] = $state([]);
  wishes: { [setting: string]: string | number | boolean } = $state({});
  roles: string[] = $state([]); // only for games whose seats are roles
  decided: readonly string[] = $state.raw([]); // settings that follow from the roles
  trouble: string | null = $state(null);
  pace: Pace = $state.raw(PACES[0]!); // online only
  readonly #players = new Map<string, Sitter>(); // by role: who had it when it was last chosen

  constructor(game: Game, seats: number, how: How) {
    this.game = game;
    this.#how = how;
    this.isOnline = how === 'online';
    this.seat(seats);
    if (game.seatsNamed !== undefined) this.pickRoles([...game.seatNames(this.#defaults(seats), seats)]);
  }

  settings: Settings | string = $derived.by(() => chooseSettings(this.game, this.wishes, this.sitters.length));
  names: readonly string[] = $derived.by(() =>
    typeof this.settings === 'string' ? [] : this.game.seatNames(this.settings, this.sitters.length),
  );

  /** Sets the number of seats: you on the first, others on the new ones. */
  seat(count: number): void {
    const kept = this.sitters.slice(0, count);
    while (kept.length < count) kept.push(sitter(kept.length === 0 ? 'you' : OTHERS[this.#how]));
    this.sitters = kept;
  }

  /** Moves the table online or to this device: bots stay bots, people come the other way. */
  play(where: 'online' | 'device'): void {
    this.isOnline = where === 'online';
    this.#how = this.isOnline ? 'online' : 'round';
    for (const one of this.sitters) if (one.kind !== 'you' && one.kind !== 'bot') one.kind = OTHERS[this.#how];
  }

  /** Plays these roles, if the game allows them together. A role that comes back keeps its player. */
  pickRoles(roles: string[]): void {
    const answer = this.game.seatsNamed?.(roles);
    if (this.trouble === null)
      for (const [seat, role] of this.roles.entries()) this.#players.set(role, this.sitters[seat]!);
    this.roles = roles;
    this.trouble = typeof answer === 'string' ? answer : null;
    if (answer === undefined || typeof answer === 'string') return;
    this.#seatPlayers();
    this.decided = Object.keys(answer.settings);
    for (const [name, value] of Object.entries(answer.settings)) if (value !== undefined) this.wishes[name] = value;
  }

  choose(setting: string, value: string | number | boolean): void {
    this.wishes[setting] = value;
  }

  usual(setting: string): string | number | boolean {
    return this.game.settings[setting]!.values[0]!;
  }

  /** Gives the seat to a kind of player. Only one seat can be `you`. */
  sitOn(seat: number, kind: Sitter['kind']): void {
    if (kind === 'you') for (const other of this.sitters) if (other.kind === 'you') other.kind = OTHERS[this.#how];
    this.sitters[seat]!.kind = kind;
  }

  #seatPlayers(): void {
    this.sitters = this.roles.map((role) => ({ ...(this.#players.get(role) ?? sitter(OTHERS[this.#how])) }));
    const you = this.sitters.findIndex(({ kind }) => kind === 'you');
    this.sitOn(Math.max(0, you), 'you');
  }

  async begin(you: string): Promise<void> {
    const { settings } = this;
    if (typeof settings === 'string') return void (this.trouble = settings);
    if (!this.isOnline) return go(linkTo.here(makeLocalTable(this.game, settings, this.#chairsHere(you))));
    await server.session(you);
    const { id, key } = await server.makeTable({
      game: this.game.name,
      settings: { ...settings },
      chairs: this.sitters.map(wanted),
      isPublic: this.sitters.some(({ kind }) => kind === 'open'),
      pace: this.pace,
    });
    go(linkTo.table(id, key));
  }

  #chairsHere(you: string): Chair[] {
    return this.sitters.map(({ kind, level, name }, seat) => {
      if (kind === 'bot') return bot(level);
      return person(name || (kind === 'you' ? you : (this.names[seat] ?? String(seat + 1))));
    });
  }

  #defaults(seats: number): Settings {
    const settings = chooseSettings(this.game, {}, seats);
    return typeof settings === 'string' ? {} : settings;
  }
}

function wanted({ kind, level }: Sitter): NewTable['chairs'][number] {
  if (kind === 'bot') return { kind, level };
  return { kind: kind === 'you' ? 'me' : kind === 'open' ? 'open' : 'invited' };
}
