import { type Act, type Seat, writeSaved } from '@trollmoot/kernel';
import { WishReader } from '@trollmoot/testkit';
import pc from 'picocolors';
import { Failure } from '../failure.ts';
import { saveNew } from '../files.ts';
import { print } from '../print.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

/** How many options to list. If there are more, typing a few letters finds the others. */
const LISTED = 40;

const HELP = `  a number        play that choice                a few letters   list the choices that contain them
  why <action>    explain why it is not allowed   hint            show what a bot would do
  undo            undo your last action           table           show the table again
  rules [tag]     show the rules                  save <file>     save the game to a file
  quit            leave the game`;

/** Play a session until it ends or the person quits. */
export async function playInTerminal(session: Session, terminal: Terminal): Promise<void> {
  const { game, names } = session.setup;
  const reader = new WishReader();
  let shown: Seat | null = null;
  for (let seat = session.next(); seat !== null; seat = session.next()) {
    if (!session.people.includes(seat)) {
      for (const line of session.play(seat, session.botChoice(seat, session.level).act)) print(`  ${line}`);
      continue;
    }
    if (session.people.length > 1 && seat !== shown && (await handOver(names[seat]!, terminal)) === null) return;
    shown = seat;
    const act = await decide(session, seat, reader, terminal);
    if (act === null) return;
    if (act === 'undone') continue;
    for (const line of session.play(seat, act)) print(`  ${line}`);
  }
  print(pc.bold('\nThe game is over.'));
  const { places, scores } = game.result(session.s)!;
  const order = names.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  for (const seat of order) print(`  ${places[seat]}. ${names[seat]} ${scores[seat]}`);
}

/** Several people share the screen: hide one player's secrets from the next. */
async function handOver(name: string, terminal: Terminal): Promise<string | null> {
  const answer = await terminal.ask(pc.bold(`\n${name}, it is your turn. Press Enter once the others look away. `));
  terminal.clear();
  return answer;
}

/** Ask until there is an action. Null if the person quits. */
async function decide(
  session: Session,
  seat: Seat,
  reader: WishReader,
  terminal: Terminal,
): Promise<Act | 'undone' | null> {
  const { game, names } = session.setup;
  const { s } = session;
  const { en } = game.words;
  const view = game.view(s, seat);
  const options = game.options(s, seat);
  const labels = options.map((option) => en.label(option, view));
  reader.remember(options);

  const showTable = (): void => print(`\n${en.describe(view, seat).join('\n')}`);
  const list = (which: number[]): void => {
    for (const i of which) print(`  ${String(i + 1).padStart(3)}  ${labels[i]}`);
  };
  const all = options.map((_, i) => i);
  const showChoices = (): void => {
    const step = game.current(s)!;
    const left = en.left(step, view, seat);
    print(`\n${pc.bold(`${names[seat]}: ${en.prompt(step, view, seat)}`)}${left === '' ? '' : ` ${left}`}`);
    list(all.slice(0, LISTED));
    if (options.length > LISTED)
      print(pc.dim(`  … and ${options.length - LISTED} more. Type a few letters to find one.`));
  };

  showTable();
  showChoices();
  for (;;) {
    const line = await terminal.ask(pc.cyan('> '));
    if (line === null || line === 'quit') return null;
    const [word, rest = ''] = /^(\S*)\s*(.*)$/.exec(line)!.slice(1) as [string, string?];
    if (/^\d+$/.test(line) && options[Number(line) - 1] !== undefined) return options[Number(line) - 1]!;
    if (word === 'help' || word === '?') print(HELP);
    else if (word === 'table') {
      showTable();
      showChoices();
    } else if (word === 'why') print(`  ${explain(session, seat, reader, rest)}`);
    else if (word === 'rules') showRules(session, rest);
    else if (word === 'hint') showHint(session, seat);
    else if (word === 'save') trySave(session, rest);
    else if (word === 'undo') {
      if (await tryUndo(session, seat, terminal)) return 'undone';
    } else {
      const exact = options.find((option) => game.write(option, s) === line);
      if (exact !== undefined) return exact;
      const meant = all.filter(
        (i) => line !== '' && `${labels[i]} ${game.write(options[i]!, s)}`.toLowerCase().includes(line.toLowerCase()),
      );
      if (meant.length === 0) print(`  ${explain(session, seat, reader, line)}`);
      else list(meant);
    }
  }
}

function explain(session: Session, seat: Seat, reader: WishReader, text: string): string {
  const { game } = session.setup;
  if (text === '') return `Type an action after 'why', written as in a saved game: why ${example(session, seat)}`;
  const wish = reader.read(game, session.s, text);
  if (wish === null) return `Unknown action '${text}'. Type a number, or 'help'.`;
  const refusal = game.why(session.s, seat, wish);
  if (refusal === null) return 'You can do that: it is one of your choices.';
  return `${game.words.en.refuse(refusal, game.view(session.s, seat))} [${refusal.clause}] ${game.clauses[refusal.clause]}`;
}

function example({ s, setup: { game } }: Session, seat: Seat): string {
  return game.write(game.options(s, seat)[0]!, s);
}

function showRules({ setup: { game } }: Session, wanted: string): void {
  const clauses = Object.entries(game.clauses).filter(([tag]) => tag.startsWith(wanted.toUpperCase()));
  if (clauses.length === 0) print(`  There is no clause '${wanted}'. Type 'rules' to list them all.`);
  for (const [tag, text] of clauses) print(`  ${pc.bold(tag)} ${text}`);
}

function showHint(session: Session, seat: Seat): void {
  const { game } = session.setup;
  const { act, reasons } = session.hint(seat);
  print(`  Hint: ${game.words.en.label(act, game.view(session.s, seat))}`);
  const { denies, terms } = game.words.en;
  for (const { term, by, of } of reasons.slice(0, 3)) {
    const denied = of === undefined ? undefined : denies?.(term, of, game.view(session.s, seat));
    print(pc.dim(`    ${denied ?? terms?.[term] ?? 'what comes later'} +${by.toFixed(1)}`));
  }
}

function trySave(session: Session, file: string): void {
  if (file === '') {
    print("  Type a file name after 'save', such as: save evening.txt");
    return;
  }
  try {
    saveNew(file, writeSaved(session.setup.game, session.saved));
    print(`  Saved to ${file}.`);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    print(`  ${error.message}`);
  }
}

/** Undo this seat's last action: freely if nothing was disclosed since, otherwise if everyone agrees. */
async function tryUndo(session: Session, seat: Seat, terminal: Terminal): Promise<boolean> {
  const back = session.undoTo(seat);
  if (back === null) {
    print('  You have nothing to undo.');
    return false;
  }
  if (!back.free) {
    const answer = await terminal.ask(
      '  Something has been revealed or played since. Does everyone agree to undo it? (yes/no) ',
    );
    if (answer !== 'yes' && answer !== 'y') return false;
  }
  session.undo(back.ply);
  return true;
}
