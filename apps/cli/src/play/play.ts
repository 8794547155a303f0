import { type Act, type Seat, writeSaved } from '@trollmoot/kernel';
import pc from 'picocolors';
import { Failure } from '../failure.ts';
import { saveNew } from '../files.ts';
import { print } from '../print.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';
import { Wishes } from './wishes.ts';

/** More options than this are not listed unasked; a few letters narrow them. */
const LISTED = 40;

const HELP = `  a number          play that choice          a few letters     show the choices that contain them
  why <choice>      why something is not allowed   hint          what a bot would do
  undo              take your last action back     table         show the table again
  rules [clause]    the rules                      save <file>   keep the game
  quit              leave`;

/** Play a session to its end, or until the person leaves. */
export async function playInTerminal(session: Session, terminal: Terminal): Promise<void> {
  const { game, names } = session.start;
  const wishes = new Wishes();
  let shown: Seat | null = null;
  for (let seat = session.next(); seat !== null; seat = session.next()) {
    if (!session.people.includes(seat)) {
      for (const line of session.play(seat, session.advice(seat, session.level).act)) print(`  ${line}`);
      continue;
    }
    if (session.people.length > 1 && seat !== shown && (await handOver(names[seat]!, terminal)) === null) return;
    shown = seat;
    const act = await decide(session, seat, wishes, terminal);
    if (act === null) return;
    if (act === 'undone') continue;
    for (const line of session.play(seat, act)) print(`  ${line}`);
  }
  print(pc.bold('\nThe game is over.'));
  const { places, scores } = game.result(session.s)!;
  const order = names.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  for (const seat of order) print(`  ${places[seat]}. ${names[seat]} ${scores[seat]}`);
}

/** Several people at one screen: nobody sees another's secrets. */
async function handOver(name: string, terminal: Terminal): Promise<string | null> {
  const answer = await terminal.ask(pc.bold(`\n${name}, it is your turn: press Enter when the others look away. `));
  terminal.clear();
  return answer;
}

/** Ask until there is an action. Null: the person leaves. */
async function decide(
  session: Session,
  seat: Seat,
  wishes: Wishes,
  terminal: Terminal,
): Promise<Act | 'undone' | null> {
  const { game, names } = session.start;
  const { s } = session;
  const { en } = game.words;
  const view = game.view(s, seat);
  const options = game.options(s, seat);
  const labels = options.map((option) => en.label(option, view));
  wishes.remember(options);

  const showTable = (): void => print(`\n${en.describe(view, seat).join('\n')}`);
  const list = (which: number[]): void => {
    for (const i of which) print(`  ${String(i + 1).padStart(3)}  ${labels[i]}`);
  };
  const all = options.map((_, i) => i);
  const showChoices = (): void => {
    print(`\n${pc.bold(`${names[seat]}: ${en.prompt(game.current(s)!, view, seat)}`)}`);
    list(all.slice(0, LISTED));
    if (options.length > LISTED) print(pc.dim(`  … and ${options.length - LISTED} more; a few letters narrow them`));
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
    } else if (word === 'why') print(`  ${explain(session, seat, wishes, rest)}`);
    else if (word === 'rules') showRules(session, rest);
    else if (word === 'hint') showHint(session, seat);
    else if (word === 'save') trySaving(session, rest);
    else if (word === 'undo') {
      if (await undone(session, seat, terminal)) return 'undone';
    } else {
      const exact = options.find((option) => game.write(option, s) === line);
      if (exact !== undefined) return exact;
      const meant = all.filter(
        (i) => line !== '' && `${labels[i]} ${game.write(options[i]!, s)}`.toLowerCase().includes(line.toLowerCase()),
      );
      if (meant.length === 0) print(`  ${explain(session, seat, wishes, line)} ('help' lists what you can type)`);
      else list(meant);
    }
  }
}

function explain(session: Session, seat: Seat, wishes: Wishes, text: string): string {
  const { game } = session.start;
  if (text === '') return 'Why what? Say it as the log would, as in: why roll';
  const wish = wishes.find(game, session.s, text);
  if (wish === null) return `'${text}' is nothing this table has a word for.`;
  const refusal = game.why(session.s, seat, wish);
  if (refusal === null) return 'You may: it is one of your choices.';
  return `${game.words.en.refuse(refusal, game.view(session.s, seat))} [${refusal.clause}] ${game.clauses[refusal.clause]}`;
}

function showRules({ start: { game } }: Session, wanted: string): void {
  const clauses = Object.entries(game.clauses).filter(([tag]) => tag.startsWith(wanted.toUpperCase()));
  if (clauses.length === 0) print(`  There is no clause '${wanted}'.`);
  for (const [tag, text] of clauses) print(`  ${pc.bold(tag)} ${text}`);
}

function showHint(session: Session, seat: Seat): void {
  const { game } = session.start;
  const { act, reasons } = session.hint(seat);
  print(`  A troll would: ${game.words.en.label(act, game.view(session.s, seat))}`);
  for (const { term, by } of reasons.slice(0, 3))
    print(pc.dim(`    ${game.words.en.terms?.[term] ?? term} ${by > 0 ? '+' : '−'}${Math.abs(by).toFixed(1)}`));
}

function trySaving(session: Session, file: string): void {
  if (file === '') {
    print('  Where to? As in: save evening.txt');
    return;
  }
  try {
    saveNew(file, writeSaved(session.start.game, session.saved));
    print(`  Kept in ${file}.`);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    print(`  ${error.message}`);
  }
}

/** Back to before this seat's last action: freely, or if everybody agrees. */
async function undone(session: Session, seat: Seat, terminal: Terminal): Promise<boolean> {
  const back = session.undoTo(seat);
  if (back === null) {
    print('  There is nothing of yours to take back.');
    return false;
  }
  if (!back.free) {
    const answer = await terminal.ask('  Something has been learned or done since. Does everybody agree? (yes/no) ');
    if (answer !== 'yes' && answer !== 'y') return false;
  }
  session.undo(back.ply);
  return true;
}
