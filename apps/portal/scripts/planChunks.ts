import { inOrder, isCircle, reachOf } from './chunkGraph.ts';
import {
  bySameVisits,
  type Group,
  groupOf,
  inVisits,
  loadedAt,
  loadOf,
  type Piece,
  type Visit,
} from './chunkGroups.ts';

/** What comes when somebody asks for it. */
export interface OnDemand {
  /** For each page what it loads and all that it may ask for later on. */
  pages: readonly Visit[];
  /** What the opening of each piece loads, beside what all pages have that can open it. */
  openings: readonly Visit[];
}

/** How many times what a visit needs of a union it may load in vain, for the sake of others. */
const timesInVain = 3;

/** A file that a visit loads is small with fewer bytes than this, compressed. */
const smallAtOnce = 10_000;
/** A file that comes on demand is small with fewer bytes than this, compressed. */
export const small = 4000;
/** What one small file less is worth to a visit, in bytes: a sixth of a round trip, as browsers ask for six at a time, on a slow line. */
const smallFileBytes = 2500;

/**
 * Which pieces of a build to put together, so that visits load the fewest bytes in few files.
 *
 * The bundler makes a file of each few modules that the same entries share: that is some forty files for a page, and
 * small files compress badly. Pieces that the same visits load are put together at once. Then the two groups whose union
 * saves most are joined, again and again, until no union saves anything: what a visit would load in vain counts against
 * it, also what that brings along. Then small groups are joined with others, as long as no visit loads more for it than it
 * may. No union makes a circle of imports.
 *
 * What no visit loads comes on demand. Of that, small groups are joined with each other where a page can open both, and
 * whoever opens one of them gets no more than a small file along.
 *
 * @returns the pieces of each file, a file after those that it imports
 * @see ADR 18, ADR 76
 */
export function planChunks(
  pieces: readonly Piece[],
  visits: readonly Visit[],
  onDemand: OnDemand = { pages: [], openings: [] },
): Piece[][] {
  const first = new Set(visits.flatMap(({ files }) => files));
  const isFirst = ({ fileName }: Piece) => first.has(fileName);
  const saving = join(bySameVisits(pieces.filter(isFirst), visits), visits, {
    gain: 0,
    accepts: ({ isTooDear }) => !isTooDear,
  });
  const files = join(
    saving,
    visits.map((each) => ({ ...each, requestBytes: Math.max(each.requestBytes, smallFileBytes) })),
    {
      gain: 0,
      mayJoin: (one, other) => Math.min(one.size, other.size) < smallAtOnce,
      most: loadOf(saving, visits).map((bytes, at) => bytes * (visits[at]?.mostForFewer ?? 1)),
    },
  );

  const { pages, openings } = onDemand;
  const later = [...pages, ...openings];
  const rest = bySameVisits(
    pieces.filter((piece) => !isFirst(piece)),
    later,
  );
  const parts = join(rest, later, {
    fixed: inVisits(files, later),
    mayJoin: (one, other) =>
      isSmall(one) && isSmall(other) && one.loadedAt.some((visit) => visit < pages.length && other.at[visit]),
    accepts: ({ mostAlong }) => mostAlong < small,
  });
  return inOrder([...files, ...parts]).map((group) => [...group.pieces]);
}

const isSmall = ({ size }: Group) => size < small;

/** What a union costs and saves. */
type Price = ReturnType<typeof priceOf>;

interface Joining {
  /** What a union must save more than, in bytes; left out, any is made that may be. */
  gain?: number;
  mayJoin?: (one: Group, other: Group) => boolean;
  accepts?: (price: Price) => boolean;
  /** What each visit may load, in bytes. */
  most?: readonly number[];
  /** What the groups may import, and what stays as it is. */
  fixed?: readonly Group[];
}

/** Joins the two groups that save most, again and again. */
function join(given: readonly Group[], visits: readonly Visit[], how: Joining): Group[] {
  const {
    gain: least = Number.NEGATIVE_INFINITY,
    mayJoin = () => true,
    accepts = () => true,
    most,
    fixed = [],
  } = how;
  /** What comes on demand is many groups: none is compressed to find which union costs least. */
  const isWeighed = fixed.length === 0;
  let groups = [...given];
  const unions = new Map<Group, Map<Group, Group>>();
  /** Both in one, weighed once. */
  function union(one: Group, other: Group): Group {
    const known = unions.get(one)?.get(other);
    if (known) return known;
    const made = groupOf(
      [...one.pieces, ...other.pieces],
      one.at.map((is, visit) => is || (other.at[visit] ?? false)),
    );
    const ofOne = unions.get(one) ?? new Map<Group, Group>();
    unions.set(one, ofOne.set(other, made));
    return made;
  }

  for (;;) {
    const below = reachOf([...groups, ...fixed]);
    const loads = loadOf(groups, visits);
    /** Whether no visit would load more than it may. */
    const fits = ({ more }: Price, size: number) =>
      !most || more.every(({ visit, bytes }) => (loads[visit] ?? 0) + bytes + size <= (most[visit] ?? 0));
    let best: { gain: number; one: Group; other: Group } | null = null;
    for (const [index, one] of groups.entries()) {
      for (const other of groups.slice(index + 1)) {
        if (!mayJoin(one, other)) continue;
        const price = priceOf(one, other, below, visits);
        if (!accepts(price)) continue;
        // The union is never smaller than the larger of both: many need not be weighed.
        const smallest = isWeighed ? Math.max(one.size, other.size) : one.size + other.size;
        if (price.saved - price.loads * smallest <= (best?.gain ?? least)) continue;
        if (!fits(price, smallest)) continue;
        const gain = price.saved - price.loads * (isWeighed ? union(one, other).size : smallest);
        if (gain <= (best?.gain ?? least)) continue;
        if (isWeighed && !fits(price, union(one, other).size)) continue;
        if (!isCircle(one, other, below) && !isCircle(other, one, below)) best = { gain, one, other };
      }
    }
    if (!best) return groups;
    const { one, other } = best;
    const joined = union(one, other);
    const dragged = new Set([...(below.get(one) ?? []), ...(below.get(other) ?? [])]);
    groups = [
      joined,
      ...groups
        .filter((group) => group !== one && group !== other)
        .map((group) =>
          dragged.has(group) && group.at.some((is, visit) => !is && joined.at[visit])
            ? loadedAt(
                group,
                group.at.map((is, visit) => is || (joined.at[visit] ?? false)),
              )
            : group,
        ),
    ];
  }
}

/**
 * What joining two groups saves apart from the union itself, in bytes, how often the union would be loaded, where and how
 * much more apart from the union, the most that it brings along at a visit, and whether a visit would load more in vain
 * than others may save.
 */
function priceOf(
  one: Group,
  other: Group,
  below: ReadonlyMap<Group, ReadonlySet<Group>>,
  visits: readonly Visit[],
) {
  let [saved, loads, mostAlong, isTooDear] = [0, 0, 0, false];
  const more: { visit: number; bytes: number }[] = [];
  const only = other.loadedAt.filter((visit) => !one.at[visit]);
  for (const visit of [...one.loadedAt, ...only]) {
    const [isOne, isOther] = [one.at[visit], other.at[visit]];
    const { weight = 1, requestBytes = 0 } = visits[visit] ?? {};
    loads += weight;
    if (isOne) saved += weight * one.size;
    if (isOther) saved += weight * other.size;
    if (isOne && isOther) {
      saved += weight * requestBytes;
      continue;
    }
    const [own, foreign] = isOne ? [one, other] : [other, one];
    let along = 0;
    for (const next of below.get(foreign) ?? []) if (!next.at[visit]) along += next.size;
    if (foreign.size + along > timesInVain * own.size) isTooDear = true;
    mostAlong = Math.max(mostAlong, along);
    saved -= weight * along;
    more.push({ visit, bytes: along - own.size });
  }
  return { saved, loads, more, mostAlong, isTooDear };
}
