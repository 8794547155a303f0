import { type Act, type Game, type Position, readSaved, replay, writeSaved } from '@trollmoot/kernel';
import { copy, difference, short } from '../plain.ts';
import type { Sample } from '../sample.ts';
import { atEveryMoment, forEach, type Law, name, playOn, seatsOf, viewers } from './law.ts';

export const copiesAreIndependent: Law = {
  number: 4,
  title: 'copies are independent and complete',
  broken: (game, sample, { random }) =>
    atEveryMoment(sample, ({ s }) => {
      const original = copy(s);
      const twin = game.clone(original);
      const lost = difference(twin, s);
      if (lost !== null) return `the copy has ${lost}`;
      const played = playOn(game, twin, random);
      const touched = difference(original, s);
      if (touched !== null) return `playing on the copy changed the original: ${touched}`;
      const views = viewers(sample).map((viewer) => ({ viewer, view: game.view(original, viewer) }));
      const shown = copy(views);
      for (const { by, act } of played) game.play(original, by, act);
      const strayed = difference(twin, original);
      if (strayed !== null) return `the copy plays differently: ${strayed}`;
      return forEach(views, ({ viewer, view }) => {
        const changed = difference(view, shown.find((one) => one.viewer === viewer)!.view);
        return changed === null ? null : `a view shown to ${name(viewer)} changed when the game continued: ${changed}`;
      });
    }),
};

export const replayReachesTheSame: Law = {
  number: 8,
  title: 'replaying the log, or the saved text, reaches the same position',
  broken(game, sample, { random }) {
    const { saved } = sample;
    if (sample.ending === 'crash') return null; // the log ends in an action that does not play
    const s = replay(game, saved, 0);
    const replayedTo = (ply: number, was: Position): string | null => {
      while (s.ply < ply) game.play(s, saved.log[s.ply]!.by, saved.log[s.ply]!.act);
      const strayed = difference(s, was);
      return strayed === null ? null : `replayed to ply ${s.ply}: ${strayed}`;
    };
    return (
      forEach(sample.moments, (moment) => replayedTo(moment.s.ply, moment.s)) ??
      replayedTo(saved.log.length, sample.end) ??
      (random(4) === 0 ? lostAsText(game, sample) : null)
    );
  },
};

function lostAsText(game: Game, { saved, end }: Sample): string | null {
  const text = writeSaved(game, saved);
  const read = readSaved(text, () => game);
  const lost = difference(read.saved, saved) ?? difference(read.s, end);
  if (lost !== null) return `read back from its text: ${lost}`;
  return writeSaved(game, read.saved) === text
    ? null
    : 'the text of the saved game changes when it is read and written again';
}

export const notationRoundTrips: Law = {
  number: 9,
  title: 'every option has its own line of notation',
  broken: (game, sample) =>
    atEveryMoment(sample, ({ s }) =>
      forEach(seatsOf(sample), (seat) => {
        const written = new Map<string, Act>();
        return forEach(game.options(s, seat), (act) => {
          const line = game.write(act, s);
          if (!/^[^\s#](.*\S)?$/.test(line)) return `${short(act)} is written ${short(line)}`;
          const twin = written.get(line);
          written.set(line, act);
          return twin === undefined ? null : `'${line}' is both ${short(twin)} and ${short(act)}`;
        });
      }),
    ),
};
