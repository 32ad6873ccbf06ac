import type { ReadingClass } from '@rpm/domain';

/** A place in a drawing, in pixels. */
export interface Place {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** How far a mark reaches from its middle, in pixels of the mock-up: alone, and where marks stand close. */
const reach: Record<ReadingClass, readonly [alone: number, close: number]> = {
  Normal: [2.8, 0],
  Cautious: [6, 3.2],
  Critical: [7, 4.4],
};

/** The outline of a mark around a place: ring, triangle or octagon. Empty for a Normal one that stands close to others. */
function outline(kind: ReadingClass, { x, y }: Place, isClose: boolean): string {
  const r = reach[kind][isClose ? 1 : 0];
  const [left, top] = [round(x), round(y)];
  if (r === 0) return '';
  switch (kind) {
    case 'Normal':
      return `M${round(x - r)} ${top}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 'Cautious':
      return `M${left} ${round(y - r * 1.03)}l${r} ${round(r * 1.73)}h${-2 * r}z`;
    case 'Critical': {
      // The corners of the mock-up: 3 to a side, 4 to a slope.
      const [side, slope] = [(r * 3) / 7, (r * 4) / 7].map(round);
      if (side === undefined || slope === undefined) return '';
      return `M${round(x - side)} ${round(y - r)}h${2 * side}l${slope} ${slope}v${2 * side}l${-slope} ${slope}h${-2 * side}l${-slope} ${-slope}v${-2 * side}z`;
    }
  }
}

/** All marks of one class as one path, so that the browser draws three shapes and not thousands. */
export const marksPath = (kind: ReadingClass, places: readonly Place[], isClose: boolean) =>
  places.map((place) => outline(kind, place, isClose)).join('');

/** A line through places. A single place gives a dot: a line of no length with round ends. */
export function linePath(places: readonly Place[]): string {
  const [first, ...rest] = places;
  if (!first) return '';
  const start = `M${round(first.x)} ${round(first.y)}`;
  if (rest.length === 0) return `${start}h0`;
  return start + rest.map(({ x, y }) => `L${round(x)} ${round(y)}`).join('');
}
