import type { SetupDraft } from '@trollmoot/boardkit/setup.ts';
import { chooseSettings, type Game, type Settings } from '@trollmoot/kernel';
import { BOT_NAMES, type BotName, type Chair, type NewTable, type Pace } from '@trollmoot/protocol';
import { bot, makeLocalTable, person } from '../link/local-tables.ts';
import * as server from '../link/server.ts';
import { prefs } from '../prefs.svelte.ts';
import { go, type How, linkTo } from '../router.svelte.ts';
import { remember, remembered } from './remembered.ts';

/** Who takes a seat. Online, a `friend` comes by invite link; on one device, people are `here`. */
export type Sitter = {
  kind: 'you' | 'friend' | 'open' | 'here' | 'bot';
  level: string; // stays with the seat, no matter who takes it
  name: string; // of someone at this device
  bot: BotName; // the bot that takes it, or would
};

/** Who takes a new seat, by the way the table is played. */
const OTHERS = { online: 'friend', device: 'bot', round: 'here' } as const satisfies { [how in How]: Sitter['kind'] };

/** The clocks a table at the server can have, no clock first. */
export const PACES: readonly Pace[] = [
  { kind: 'none' },
  { kind: 'live', bank: 900, gain: 20 },
  { kind: 'live', bank: 300, gain: 10 },
  { kind: 'slow', days: 3 },
];

/** A table being set up: how many seats, who, which settings, where. */
export class Draft implements SetupDraft {
  readonly game: Game;
  how: How = $state('device');
  sitters: Sitter[] = $state([]);
  wishes: { [setting: string]: string | number | boolean } = $state({});
  roles: string[] = $state([]); // only for games whose seats are roles
  decided: readonly string[] = $state.raw([]); // settings that follow from the roles
  trouble: string | null = $state(null);
  pace: Pace = $state.raw(PACES[0]!); // online only
  patience: number | null = $state(null); // seconds; null: as usual for the pace
  readonly #players = new Map<string, Sitter>(); // by role: who had it when it was last chosen
  readonly #shuffled: readonly BotName[];

  constructor(game: Game, seats: number, how: How) {
    this.game = game;
    this.how = how;
    this.#shuffled = BOT_NAMES.map((name) => ({ name, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ name }) => name);
    const last = remembered(game.name);
    const count = last !== null && game.seats.includes(last.levels.length) ? last.levels.length : seats;
    this.seat(count);
    for (const [seat, one] of this.sitters.entries()) one.level = last?.levels[seat] ?? one.level;
    if (last !== null && this.#allows(last.wishes, count)) this.wishes = { ...last.wishes };
    if (game.seatsNamed !== undefined)
      this.pickRoles([...(last?.roles.length ? last.roles : game.seatNames(this.#defaults(seats), seats))]);
    this.sitOn(Math.min(last?.you ?? 0, this.sitters.length - 1), 'you');
  }

  isOnline: boolean = $derived.by(() => this.how === 'online');
  settings: Settings | string = $derived.by(() => chooseSettings(this.game, this.wishes, this.sitters.length));
  names: readonly string[] = $derived.by(() =>
    typeof this.settings === 'string' ? [] : this.game.seatNames(this.settings, this.sitters.length),
  );
  you: number = $derived.by(() => this.sitters.findIndex(({ kind }) => kind === 'you'));

  /** Sets the number of seats: you on the first, others on the new ones. */
  seat(count: number): void {
    this.sitters = this.sitters.slice(0, count);
    while (this.sitters.length < count) this.add(this.sitters.length === 0 ? 'you' : OTHERS[this.how]);
  }

  /** One more seat, for this kind of player. */
  add(kind: Sitter['kind']): void {
    const level = this.sitters.at(-1)?.level ?? 'goblin';
    this.sitters.push({ kind, level, name: '', bot: this.#unused()[0]! });
  }

  /** Takes this seat away; the seats after it move up. */
  remove(seat: number): void {
    this.sitters.splice(seat, 1);
  }

  /** Plays against bots, with friends online, or around one device: the other seats change with it. */
  play(how: How): void {
    this.how = how;
    for (const one of this.sitters) if (one.kind !== 'you') one.kind = OTHERS[how];
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

  /** The house rules that differ from the book. */
  changed: readonly string[] = $derived.by(() =>
    Object.keys(this.wishes).filter(
      (setting) => !this.decided.includes(setting) && this.wishes[setting] !== this.usual(setting),
    ),
  );

  /** Plays exactly by these house rules, and by the book otherwise. */
  adopt(settings: Settings): void {
    for (const setting of this.changed) delete this.wishes[setting];
    Object.assign(this.wishes, settings);
  }

  /** Gives the seat to a kind of player. If it is you, whoever sat there takes your old seat. */
  sitOn(seat: number, kind: Sitter['kind']): void {
    const one = this.sitters[seat]!;
    const old = this.you;
    if (kind === 'you' && old >= 0 && old !== seat) {
      const mine = this.sitters[old]!;
      [mine.bot, one.bot] = [one.bot, mine.bot];
      mine.kind = one.kind;
    }
    one.kind = kind;
  }

  /** Another bot takes the seat: one that is not at the table. */
  anotherBot(seat: number): void {
    const one = this.sitters[seat]!;
    const after = this.#shuffled.indexOf(one.bot);
    const unused = this.#unused();
    one.bot = unused.find((name) => this.#shuffled.indexOf(name) > after) ?? unused[0]!;
  }

  /** Begins, or opens the table for friends. Returns a sentence if the settings do not fit. */
  async begin(you: string): Promise<void> {
    const { settings } = this;
    if (typeof settings === 'string') return void (this.trouble = settings);
    remember(this.game.name, {
      levels: this.sitters.map(({ level }) => level),
      you: Math.max(0, this.you),
      roles: this.roles,
      wishes: { ...this.wishes },
    });
    if (!this.isOnline) return go(linkTo.here(makeLocalTable(this.game, settings, this.#chairsHere(you))));
    await server.session(you);
    const { id, key } = await server.makeTable({
      game: this.game.name,
      settings: { ...settings },
      chairs: this.sitters.map(wanted),
      isPublic: this.sitters.some(({ kind }) => kind === 'open'),
      pace: this.pace,
      language: prefs.language,
      ...(this.patience === null ? {} : { patience: this.patience }),
    });
    go(linkTo.table(id, key));
  }

  #unused(): BotName[] {
    return this.#shuffled.filter((name) => this.sitters.every((one) => one.bot !== name));
  }

  #seatPlayers(): void {
    const known = this.roles.map((role) => this.#players.get(role));
    this.sitters = known.filter((one) => one !== undefined).map((one) => ({ ...one }));
    const players = [...this.sitters];
    this.sitters = [];
    for (const one of known) {
      if (one === undefined) this.add(OTHERS[this.how]);
      else this.sitters.push(players.shift()!);
    }
    if (this.you < 0) this.sitOn(0, 'you');
    this.#keepApart();
  }

  /** A role that comes back may bring a player or a bot that has sat down elsewhere meanwhile. */
  #keepApart(): void {
    const { you } = this;
    for (const [seat, one] of this.sitters.entries()) {
      if (one.kind === 'you' && seat !== you) one.kind = OTHERS[this.how];
      if (this.sitters.findIndex((other) => other.bot === one.bot) !== seat) one.bot = this.#unused()[0]!;
    }
  }

  #chairsHere(you: string): Chair[] {
    return this.sitters.map((one, seat) => {
      if (one.kind === 'bot') return bot(one.level, one.bot);
      return person(one.kind === 'you' ? you : one.name || (this.names[seat] ?? String(seat + 1)));
    });
  }

  #allows(wishes: Settings, seats: number): boolean {
    return typeof chooseSettings(this.game, wishes, seats) !== 'string';
  }

  #defaults(seats: number): Settings {
    const settings = chooseSettings(this.game, {}, seats);
    return typeof settings === 'string' ? {} : settings;
  }
}

function wanted({ kind, level, bot: name }: Sitter): NewTable['chairs'][number] {
  if (kind === 'bot') return { kind, level, name };
  return { kind: kind === 'you' ? 'me' : kind === 'open' ? 'open' : 'invited' };
}
