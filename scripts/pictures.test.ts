import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pictureProblems } from './pictures.ts';

const ROOT = join(import.meta.dirname, '..');
const CAVE_TROLL = join(ROOT, 'games/cave-troll/src');
const SAID = "{ en: 'A room.', de: 'Ein Raum.', fr: 'Une salle.' }";
const PICTURE = `caption: ${SAID}, seats: 4, lay: () => lay({ board: 'NW Hall: red adventurer' })`;
const STEP = `title: ${SAID}, text: ${SAID}, clauses: ['SCORE-4'], picture: { ${PICTURE} }`;

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A folder of Cave Troll with other pictures. */
function gameWith(files: { readonly [path: string]: string }): string {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  made.push(root);
  const folder = join(root, 'games/cave-troll');
  const all = { 'src/index.ts': `export { default } from '${CAVE_TROLL}/index.ts';`, ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
const exporting = (content: string) =>
  `import { lay } from '${CAVE_TROLL}/scenes/index.ts';\nexport default ${content};\n`;
const wrongIn = async (files: { readonly [path: string]: string }) =>
  (await pictureProblems(gameWith(files))).map(({ what }) => what);
const book = (figures: string) => wrongIn({ 'screen/book/index.ts': exporting(`[${figures}]`) });
const minute = (minutes: string) => wrongIn({ 'screen/minute/index.ts': exporting(`[${minutes}]`) });
const steps = (...of: readonly string[]) => minute(`{ steps: [${of.map((step) => `{ ${step} }`).join(', ')}] }`);

describe('the pictures of every game', () => {
  test.each(readdirSync(join(ROOT, 'games')))('%s', async (game) => {
    expect(await pictureProblems(join(ROOT, 'games', game))).toEqual([]);
  });
});

describe('pictures of the rulebook', () => {
  test('in order', async () => expect(await book(`{ clause: 'MOVE-1', ${PICTURE} }`)).toEqual([]));

  test('an act that is not possible', async () => {
    const [what] = await book(`{ clause: 'MOVE-1', ${PICTURE}, plays: 'red adventurer NW Hall→SE Cell' }`);
    expect(what).toContain(
      "the picture of MOVE-1: its position is illegal: red cannot 'red adventurer NW Hall→SE Cell'",
    );
  });

  test('a position that breaks an invariant of the game, or that nobody can lay', async () => {
    const files = {
      'screen/book/index.ts': exporting(`[{ clause: 'MOVE-1', ${PICTURE} }]`),
      'test/invariants.ts': "export const broken = () => ['there are 18 red figures'];",
    };
    expect(await wrongIn(files)).toEqual(['the picture of MOVE-1: its position is illegal: there are 18 red figures']);
    const [what] = await book(`{ clause: 'MOVE-1', ${PICTURE.replace('NW Hall', 'Attic')} }`);
    expect(what).toContain('there is no Attic');
  });

  test('an unknown clause, a clause shown twice, a caption without a language, a mark on nothing', async () => {
    const untold = PICTURE.replace(", fr: 'Une salle.'", '');
    const mark = "marks: [{ mark: 'frame', on: { thing: 'space', space: 99 } }]";
    expect(
      await book(
        `{ clause: 'MOVE-99', ${PICTURE} }, { clause: 'MOVE-1', ${untold} }, { clause: 'MOVE-1', ${PICTURE}, ${mark} }`,
      ),
    ).toEqual([
      'the picture of MOVE-99: there is no such clause',
      "the picture of MOVE-1: its caption lacks 'fr'",
      'the picture of MOVE-1: another picture shows it already',
      'the picture of MOVE-1: it marks {"thing":"space","space":99}, which is not there',
    ]);
  });

  test('rules:check fails', () => {
    const folder = gameWith({
      'RULES.md': '- **MOVE-1** It goes. *(p. 1)*\n',
      'src/rules.ts': '// [MOVE-1]\n',
      'test/move.test.ts': "test('[MOVE-1] it goes', () => {});\n",
      'screen/book/index.ts': exporting(`[{ clause: 'MOVE-1', ${PICTURE}, plays: 'fly' }]`),
    });
    const run = (job: string) =>
      spawnSync(process.execPath, [join(import.meta.dirname, 'rules.ts'), job, join(folder, '../..')], {
        encoding: 'utf8',
      });
    run('write');
    const { status, stderr } = run('check');
    expect(status).toBe(1);
    expect(stderr).toContain('games/cave-troll/screen/book/index.ts:1: the picture of MOVE-1: its position is illegal');
  });
});

describe('how to play in a minute', () => {
  test('in order', async () => expect(await steps(STEP, STEP, STEP, STEP)).toEqual([]));

  test('three steps are too few, and so are six too many', async () => {
    expect(await steps(STEP, STEP, STEP)).toEqual(['the minute: it has 3 steps, not four or five']);
    expect(await steps(STEP, STEP, STEP, STEP, STEP, STEP)).toEqual(['the minute: it has 6 steps, not four or five']);
  });

  test('nothing that the rulebook does not say', async () => {
    const seven = STEP.replace("text: { en: 'A room.'", "text: { en: 'A room pays seven gold.'");
    const unknown = STEP.replace("['SCORE-4']", "['SCORE-4', 'SCORE-99']");
    const none = STEP.replace("['SCORE-4']", '[]');
    expect(await steps(seven, unknown, none, STEP)).toEqual([
      'the minute: “A room.”: it says 7, but its clauses do not',
      'the minute: “A room.”: there is no clause SCORE-99',
      'the minute: “A room.”: it names no clause',
    ]);
  });

  test('a picture that is not possible, a text that is too long, unsaid or badly marked', async () => {
    const illegal = STEP.replace("board: 'NW Hall: red adventurer'", "board: 'NW Hall: 10 red adventurer'");
    const long = STEP.replace("text: { en: 'A room.'", `text: { en: '${'A room. '.repeat(25)}'`);
    const untold = STEP.replace("fr: 'Une salle.' }, text", "fr: '' }, text");
    const bold = STEP.replace("text: { en: 'A room.'", "text: { en: 'A **room.'");
    const wrong = await steps(illegal, long, untold, bold);
    expect(wrong).toHaveLength(4);
    expect(wrong[0]).toContain('its position is illegal: there is no red adventurer left');
    expect(wrong[1]).toContain("its text in 'en' has 200 letters, more than 165");
    expect(wrong[2]).toContain("its title lacks 'fr'");
    expect(wrong[3]).toContain("its text in 'en' opens a bold word and does not close it");
  });

  test('a role twice', async () => {
    const one = `{ role: 'red', steps: [{ ${STEP} }, { ${STEP} }, { ${STEP} }, { ${STEP} }] }`;
    expect(await minute(`${one}, ${one}`)).toEqual(['the minute of red: it is there twice']);
  });
});
