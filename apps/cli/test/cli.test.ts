import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const ONE_AFTER_ANOTHER = fileURLToPath(new URL('one-after-another.ts', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trollmoot-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** In a temporary folder, without colours. */
function run(args: readonly string[], input = ''): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, stdout, stderr };
}
/** Run the command line as a person would. */
const cli = (words: string, input = ''): Ended => run([MAIN, ...words.split(' ')], input);
/** Run several command lines in one process, because most of the time is spent on loading the games. */
function oneAfterAnother(commands: readonly string[]): Ended[] {
  const { stdout, stderr } = run([ONE_AFTER_ANOTHER, JSON.stringify(commands)]);
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Ended[];
}
const json = (words: string) =>
  JSON.parse(execFileSync(process.execPath, [MAIN, ...words.split(' ')], { encoding: 'utf8' }));

describe('for programs', () => {
  test('games lists every game with seats and settings', () => {
    const games = json('games --json');
    expect(games).toContainEqual(expect.objectContaining({ name: 'troll-and-dragon', seats: [2, 3, 4, 5] }));
  });

  test('rules are also there in German and French', () => {
    const { clauses } = json('rules troll-and-dragon KEY-4 --lang de --json');
    expect(clauses).toEqual({ 'KEY-4': 'Schlüssel und Tür dürfen aus verschiedenen Würfen kommen.' });
    expect(Object.keys(json('rules troll-and-dragon --lang fr --json').clauses)).toEqual(
      Object.keys(json('rules troll-and-dragon --json').clauses),
    );
  });

  test('rules says which clauses have a test, and every one has', () => {
    const { clauses, tested, untested } = json('rules troll-and-dragon --json');
    expect(untested).toEqual([]);
    expect([...tested].sort()).toEqual(Object.keys(clauses).sort());
    expect(tested.length).toBeGreaterThan(0);
  });

  test('simulate plays whole games without an error', () => {
    const report = json(
      'simulate troll-and-dragon --seats 3 --games 20 --bots pebble --seed test --set dice=2+2 --json',
    );
    expect(report).toMatchObject({ game: 'troll-and-dragon', seats: 3, games: 20, errors: 0 });
    const wins = Object.values<number>(report.wins);
    expect(wins).toHaveLength(3);
    expect(wins.reduce((sum, n) => sum + n)).toBeCloseTo(20);
    expect(report.meanPlies).toBeCloseTo(report.plies / 20);
  });

  test('the same seed plays the same games', () => {
    const run = () => json('simulate troll-and-dragon --games 10 --seed again --json');
    const [first, second] = [run(), run()];
    expect([second.plies, second.wins]).toEqual([first.plies, first.wins]);
  });

  test('fuzz reports games, plies, errors and what was never reached', () => {
    const report = json('fuzz troll-and-dragon --games 300 --json');
    expect(report).toMatchObject({ errors: 0, unreached: { steps: [], actions: [], things: [] } });
    expect(report.plies).toBeGreaterThan(report.games);
  });

  test('arena gives every bot its share of wins with a confidence interval', () => {
    const report = json('arena troll-and-dragon --seats 2 --bots goblin,random --games 10 --json');
    expect(report).toMatchObject({ game: 'troll-and-dragon', games: 10 });
    for (const { share, low, high } of report.seats) expect(low <= share && share <= high).toBe(true);
  });
});

test('strength says how often a bot gets each position right', () => {
  const { times, right, studies } = json('strength cave-troll --bot goblin --times 1 --json');
  expect(times).toBe(1);
  expect(studies).toContainEqual(expect.objectContaining({ title: 'draw the last card', right: 1 }));
  expect(right).toBe(studies.reduce((sum: number, study: { right: number }) => sum + study.right, 0));
});

describe('arena --against', () => {
  const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
  const against = (checkout: string, bots: string) =>
    cli(`arena troll-and-dragon --seats 2 --bots ${bots} --games 2 --seed t --json --against ${checkout}`);

  /** A checkout whose packages are this one's, except for what these lines export instead. */
  function checkout(name: string, changes: { readonly [name: string]: string }): string {
    for (const pack of ['kernel', 'bots', 'shelf']) {
      const at = join(folder, name, 'packages', pack, 'src');
      mkdirSync(at, { recursive: true });
      const ours = pathToFileURL(join(ROOT, 'packages', pack, 'src/index.ts')).href;
      writeFileSync(join(at, 'index.ts'), `export * from '${ours}';\n${changes[pack]?.replace('OURS', ours) ?? ''}`);
    }
    return join(folder, name);
  }

  test('another checkout plays by its own code', () => {
    const { stdout } = against(checkout('same', {}), 'goblin,their-random');
    const { seats } = JSON.parse(stdout);
    expect(seats.map(({ bot, games }: { bot: string; games: number }) => [bot, games])).toEqual([
      ['goblin', 2],
      ['their-random', 2],
    ]);
    const broken = checkout('broken', { bots: "export const think = () => { throw new Error('we are on strike') };" });
    expect(against(broken, 'goblin,their-goblin').stderr).toContain('cannot go on: we are on strike.');
  });

  test('a checkout with other rules is noticed at the first act it does not allow', () => {
    const shelf = `import { findGame as found } from 'OURS';
      export const findGame = (name: string) => {
        const game = found(name)!;
        return { ...game, options: () => [] };
      };`;
    expect(against(checkout('other', { shelf }), 'goblin,their-goblin').stderr).toMatch(
      /its rules do not allow .* at ply 0/,
    );
  });

  test('it says what is missing', () => {
    expect(against(folder, 'goblin,their-goblin').stderr).toContain('is no checkout');
    expect(against(ROOT, 'goblin').stderr).toContain('go together');
  });
});

describe('why', () => {
  const why = (...words: string[]) => spawnSync(process.execPath, [MAIN, 'why', ...words], { encoding: 'utf8' });

  test('reads a wish in notation and names the clause that forbids it', () => {
    expect(why('troll-and-dragon', 'key and door', 'knight: set key aside').stdout).toBe('That is legal here.\n');
    expect(why('troll-and-dragon', 'empty Cavern', 'knight: set key aside').stdout).toContain('KEY-8: ');
    expect(why('cave-troll', 'crowd', 'red: red adventurer NW Hall→NW Crypt').stdout).toContain('TROLL-3: ');
    const pushed = why('cave-troll', 'crowd', 'red: red wraith NW Staircase pushes blue orc→NW Cell', '--json');
    expect(JSON.parse(pushed.stdout)).toMatchObject({ wish: { do: 'push' }, refusal: { clause: 'WRAITH-17' } });
  });

  test('says who may act, and what it could not read', () => {
    expect(why('cave-troll', 'crowd', 'mauve: pass').stderr).toContain("There is no seat 'mauve'");
    expect(why('cave-troll', 'crowd', 'red: juggle').stderr).toContain("No action of Cave Troll is written 'juggle'");
  });
});

describe('a game at the keyboard', () => {
  /** Takes the first choice until the game is over. */
  const whole = `${'1\n'.repeat(3000)}`;

  test('plays hot seat from the first roll to the result', () => {
    const { status, stdout } = cli('play troll-and-dragon --hot-seat --seats 2 --seed evening', '\n1\n'.repeat(3000));
    expect(status).toBe(0);
    expect(stdout).toContain('The game is over.');
  });

  test('plays against bots, with why, rules, hint and undo, and saves a game that can be verified and continued', () => {
    const first =
      'help\nwhy leave\nfly\nwhy\nrules GROTTO\nhint\ntable\nundo\n1\nsave evening.txt\nsave evening.txt\nquit\n';
    const { status, stdout } = cli('play troll-and-dragon --seats 3 --seed evening', first);
    expect(status).toBe(0);
    expect(stdout).toContain('Saved to evening.txt.');
    expect(stdout).toContain('a file with that name already exists');
    expect(stdout).toContain('Hint: ');
    expect(stdout).toMatch(/GROTTO-1/);
    expect(stdout).toContain("Unknown action 'fly'. Type a number, or 'help'.");
    expect(cli('verify evening.txt')).toMatchObject({ status: 0 });
    expect(cli('replay evening.txt --at 1').stdout).toMatch(/^1\. /);
    expect(cli('play --load evening.txt', whole).stdout).toContain('The game is over.');
  });

  test('the menu starts a game', () => {
    const run = spawnSync(process.execPath, [MAIN], { cwd: folder, input: '1\n2\nquit\n', encoding: 'utf8' });
    expect(run.status).toBe(0);
    expect(run.stdout).toContain('Which game?');
  });
});

describe('an error is one sentence, exits with 2 and destroys nothing', () => {
  const wrong: [string, string][] = [
    ['play chess', "There is no game 'chess'"],
    ['rules troll-and-dragon NOPE-1', "has no clause 'NOPE-1'"],
    ['rules troll-and-dragon --lang it', "has no rules in 'it'. Try --lang en."],
    ['simulate troll-and-dragon --seats 9', 'is played with 2, 3, 4, 5 seats, not 9'],
    ['simulate troll-and-dragon --seats knight,cat', '--seats takes a number'],
    ['simulate troll-and-dragon --set dice=7', "'dice' cannot be '7'"],
    ['simulate troll-and-dragon --set', 'argument missing'],
    ['simulate troll-and-dragon --set dice', "--set takes name=value, not 'dice'"],
    ['simulate troll-and-dragon --games many', "--games must be a whole number of at least 1, not 'many'"],
    ['simulate troll-and-dragon --bots ogre', "There is no bot 'ogre'"],
    ['simulate troll-and-dragon --fast', "unknown option '--fast'"],
    ['fuzz troll-and-dragon --seconds 1 --games 1', '--seconds and --games exclude each other'],
    ['fly', 'fly'],
    ['replay missing.txt', 'there is no such file'],
    ['perft troll-and-dragon nowhere 2', "has no scene 'nowhere'"],
    ['why troll-and-dragon nowhere leave', "has no scene 'nowhere'"],
    ['why troll-and-dragon start leave', 'does not say who acts'],
  ];
  let ended: Ended[] = [];
  beforeAll(() => {
    ended = oneAfterAnother(wrong.map(([words]) => words));
  }, 120_000); // on a busy machine
  test.each(wrong.map(([words, says], i) => ({ words, says, i })))('$words', ({ says, i }) => {
    expect(ended[i]).toEqual({ status: 2, stdout: '', stderr: expect.stringContaining(says) });
  });

  test('the program itself ends like this', () => {
    expect(cli('play chess')).toEqual({ status: 2, stdout: '', stderr: expect.stringContaining(wrong[0]![1]) });
  });

  test('a damaged save is reported with its line and left unchanged', () => {
    cli('play troll-and-dragon --seats 2 --seed damaged', '1\nsave good.txt\nquit\n');
    const good = readFileSync(join(folder, 'good.txt'), 'utf8').split('\n');
    const head = good.indexOf('') + 1;
    const damage: [string, string[], string][] = [
      ['act.txt', good.with(head, `${good[head]!.split(':')[0]}: fly away`), `line ${head + 1}: `],
      ['who.txt', good.with(head, 'nobody: roll'), `line ${head + 1}: `],
      ['game.txt', good.with(0, 'game chess'), "line 1: there is no game 'chess'"],
      ['head.txt', good.with(1, 'rulez 1'), 'line 2: '],
      ['rules.txt', good.with(1, 'rules 0.0'), 'line 2: saved under rules 0.0'],
      ['empty.txt', [], 'line '],
      ['binary.txt', ['\u0000\u0001\u0002'], 'line 1: '],
    ];
    for (const [name, lines] of damage) writeFileSync(join(folder, name), lines.join('\n'));
    const tried = damage.flatMap(([name, , says]) =>
      ['replay', 'verify'].map((verb) => ({ says, line: `${verb} ${name}` })),
    );
    const ended = oneAfterAnother(tried.map(({ line }) => line));
    for (const [i, { says, line }] of tried.entries()) {
      const { status, stderr } = ended[i]!;
      expect({ status, stderr: stderr.trim() }, line).toEqual({ status: 2, stderr: expect.stringContaining(says) });
      expect(stderr.trim().split('\n'), line).toHaveLength(1);
    }
    for (const [name, lines] of damage) expect(readFileSync(join(folder, name), 'utf8')).toBe(lines.join('\n'));
    expect(readdirSync(folder)).toContain('good.txt');
  });
});

describe('a saved game from a stranger', () => {
  const HEAD = 'game troll-and-dragon\nrules 1\nseats 2\nseed lantern\n';
  test.each([
    ['in a heading', `${HEAD}\u001b]0;owned\u0007\n\n`],
    ['in the seed', HEAD.replace('lantern', 'a\u001b[2Jb')],
    ['in an action', `${HEAD}\nknight: \u001b[31mroll\n`],
    ['in a remark', `# knight is \u009b2J\n${HEAD}`],
    ['turning the line around', `# knight is \u202eana\n${HEAD}`],
  ])('prints no terminal escapes that come %s', (_where, text) => {
    writeFileSync(join(folder, 'stranger.txt'), text);
    const commands = [
      'replay stranger.txt',
      'verify stranger.txt',
      'replay stranger.txt --json',
      'play --load stranger.txt',
    ];
    for (const [i, { status, stdout, stderr }] of oneAfterAnother(commands).entries()) {
      expect(status, commands[i]).not.toBe(0);
      expect(stdout + stderr, commands[i]).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
    }
  });
});
