import type { FigureId, FigureSeen, Kind, News, Space, SpaceId, View } from '@trollmoot/cave-troll';
import { isTroll } from './emblems.ts';
import { type Box, boxOf, insideOf } from './plan.ts';

/** A figure with its place in the picture. */
export interface PlacedFigure {
  readonly id: FigureId;
  readonly named: FigureId; // identical Adventurers in one space are one choice: the lowest id
  readonly kind: Kind;
  readonly owner: number;
  readonly space: SpaceId;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Where every figure is at this moment of the motion: the old view, changed by the news played so far. */
export function placesNow(view: View, told: readonly News[], playing: News | null): readonly FigureSeen[] {
  const moved = new Map<FigureId, FigureSeen['at']>();
  for (const news of playing === null ? told : [...told, playing]) {
    if (news.news === 'removed') moved.set(news.figure, 'removed');
    else if ('figure' in news && 'to' in news) moved.set(news.figure, news.to);
  }
  return moved.size === 0
    ? view.figures
    : view.figures.map((figure) => ({ ...figure, at: moved.get(figure.id) ?? figure.at }));
}

export function placedFigures(
  figures: readonly FigureSeen[],
  spaces: readonly Space[],
  deep: number,
  radius: number,
): PlacedFigure[] {
  return spaces.flatMap((space) => {
    const inside = figures.filter(({ at }) => at === space.id);
    return inside.length === 0 ? [] : arranged(inside, space, deep, radius);
  });
}

/**
 * Figures of one owner overlap by a third, owners are kept apart, rows fill by first fit, and crowds shrink. Chests are
 * apart from the characters, and first, so that none is drawn over a figure.
 */
function arranged(inside: readonly FigureSeen[], space: Space, deep: number, radius: number): PlacedFigure[] {
  const area = areaOf(space, deep);
  const r = deep === 0 && inside.length > 4 ? radius - 3 : radius;
  const chests = inside.filter(({ kind }) => kind === 'chest');
  const others = inside.filter(({ kind }) => kind !== 'chest');
  const owners = [...new Set(others.map(({ owner }) => owner))].map((owner) =>
    others.filter((figure) => figure.owner === owner),
  );
  const groups = [...(chests.length > 0 ? [chests] : []), ...owners];
  const rows = deep > 0 ? fannedRows(groups.flat(), area, r) : spacedRows(groups, area, r);
  const high =
    deep > 0
      ? Math.max(28, (area.h - 2 * r + 12) / Math.max(1, rows.length - 1))
      : Math.min(r * 2 + 2, area.h / rows.length);
  return rows.flatMap((row, i) => {
    const y = area.y + area.h / 2 + (i - (rows.length - 1) / 2) * high;
    return row.map(({ figure, x }) => ({
      id: figure.id,
      named: namedFor(figure, inside),
      kind: figure.kind,
      owner: figure.owner,
      space: space.id,
      x,
      y,
      r: isTroll(figure.kind) && deep === 0 ? r * 1.25 : r,
    }));
  });
}

type Row = { figure: FigureSeen; x: number }[];

/** Big pieces in a small room: as many beside each other as still show, the rest in rows below. */
function fannedRows(figures: readonly FigureSeen[], area: Box, r: number): Row[] {
  const LEAST = r * 0.9; // how far two middles must be apart
  const rows = Math.ceil(figures.length / (Math.floor((area.w - 2 * r) / LEAST) + 1));
  const each = Math.ceil(figures.length / rows);
  return Array.from({ length: rows }, (_, i) => {
    const row = figures.slice(i * each, (i + 1) * each);
    const apart = Math.min(r * 1.5, (area.w - 2 * r) / Math.max(1, row.length - 1));
    const left = area.x + area.w / 2 - ((row.length - 1) * apart) / 2;
    return row.map((figure, n) => ({ figure, x: left + n * apart }));
  });
}

function spacedRows(groups: readonly (readonly FigureSeen[])[], area: Box, r: number): Row[] {
  const wides = groups.map((members) => {
    const overlap = Math.min(r * 1.32, (area.w - 2 * r) / Math.max(1, members.length - 1));
    return { members, overlap, wide: 2 * r + (members.length - 1) * overlap };
  });
  const rows: (typeof wides)[] = [];
  for (const group of wides) {
    const fits = rows.find((row) => row.reduce((sum, { wide }) => sum + wide + 6, 0) + group.wide <= area.w);
    if (fits === undefined) rows.push([group]);
    else fits.push(group);
  }
  return rows.map((row) => {
    const all = row.reduce((sum, group) => sum + group.wide, 0) + (row.length - 1) * 6;
    let x = area.x + area.w / 2 - all / 2;
    return row.flatMap(({ members, overlap, wide }) => {
      const from = x + r;
      x += wide + 6;
      return members.map((figure, n) => ({ figure, x: from + n * overlap }));
    });
  });
}

const namedFor = ({ id, kind, owner }: FigureSeen, inside: readonly FigureSeen[]): FigureId =>
  kind === 'adventurer'
    ? Math.min(...inside.filter((other) => other.kind === kind && other.owner === owner).map((other) => other.id))
    : id;

/** The area for figures: beside the stairs, below the name, clear of the coins. */
function areaOf(space: Space, deep: number): Box {
  const { x, y, w, h } = insideOf(boxOf(space, deep));
  if (space.kind === 'pit') return { x: x + 4, y: y + 4, w: w - 8, h: h - 8 };
  if (deep > 0 && space.h > 3) return { x: x + 2, y: y + 36, w: w - 4, h: h - 84 };
  if (space.kind === 'staircase') {
    const isFar = space.x > 14;
    if (deep > 0) return { x: isFar ? x + 2 : x + 44, y: y + 40, w: w - 46, h: h - 42 };
    return { x: isFar ? x + 4 : x + 108, y: y + 20, w: w - 112, h: h - 24 };
  }
  return deep > 0 ? { x: x + 2, y: y + 42, w: w - 4, h: h - 44 } : { x: x + 4, y: y + 24, w: w - 8, h: h - 28 };
}
