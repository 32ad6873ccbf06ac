import { brotliCompressSync, constants } from 'node:zlib';

/** A file as the bundler makes it by itself: modules that are needed by the same entries. */
export interface Piece {
  fileName: string;
  code: string;
  imports: readonly string[];
}

/** A cold visit of a page. */
export interface Visit {
  files: readonly string[];
  /** What one more request costs, in bytes. */
  requestBytes: number;
}

/** What may become one file. */
interface Group {
  pieces: readonly Piece[];
  code: string;
  /** In bytes, compressed. */
  size: number;
  /** At which visits it is loaded. */
  at: readonly boolean[];
}

/** How many times what a visit needs of a union it may load in vain, for the sake of others. */
const timesInVain = 3;

/** Quickly, for thousands of tries; the build compresses better. */
const sizeOf = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const groupOf = (pieces: readonly Piece[], at: readonly boolean[]): Group => {
  const code = pieces.map((piece) => piece.code).join('\n');
  return { pieces, code, size: sizeOf(code), at };
};

/**
 * Which pieces of a build to put together, so that visits load the fewest bytes.
 *
 * The bundler makes a file of each few modules that the same entries share: that is some forty files for a page, and
 * small files compress badly. Pieces that the same visits load are put together at once. Then the two groups whose union
 * saves most are joined, again and again, until no union saves anything: what a visit would load in vain counts against
 * it, also what that brings along. No union makes a circle of imports.
 *
 * @returns the pieces of each file, a file after those that it imports
 * @see ADR 18
 */
export function planChunks(pieces: readonly Piece[], visits: readonly Visit[]): Piece[][] {
  let groups = bySameVisits(pieces, visits);
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
    const below = reachOf(groups);
    let best: { gain: number; one: Group; other: Group } | null = null;
    for (const [index, one] of groups.entries()) {
      for (const other of groups.slice(index + 1)) {
        const price = priceOf(one, other, below, visits);
        if (!price) continue;
        // The union is never smaller than the larger of both: many need not be weighed.
        const least = Math.max(one.size, other.size);
        if (price.saved - price.loads * least <= (best?.gain ?? 0)) continue;
        const gain = price.saved - price.loads * union(one, other).size;
        if (gain <= (best?.gain ?? 0)) continue;
        if (!isCircle(one, other, below) && !isCircle(other, one, below)) best = { gain, one, other };
      }
    }
    if (!best) return inOrder(groups).map((group) => [...group.pieces]);
    const { one, other } = best;
    const joined = union(one, other);
    const dragged = new Set([...(below.get(one) ?? []), ...(below.get(other) ?? [])]);
    groups = [
      joined,
      ...groups
        .filter((group) => group !== one && group !== other)
        .map((group) =>
          dragged.has(group) && group.at.some((is, visit) => !is && joined.at[visit])
            ? { ...group, at: group.at.map((is, visit) => is || (joined.at[visit] ?? false)) }
            : group,
        ),
    ];
  }
}

function bySameVisits(pieces: readonly Piece[], visits: readonly Visit[]): Group[] {
  const loaded = visits.map(({ files }) => new Set(files));
  const signatureOf = (piece: Piece) => loaded.map((files) => Number(files.has(piece.fileName))).join('');
  const grouped = Object.entries(Object.groupBy(pieces, signatureOf));
  return grouped
    .filter(([signature]) => signature.includes('1'))
    .map(([signature, same = []]) =>
      groupOf(
        same,
        [...signature].map((digit) => digit === '1'),
      ),
    );
}

/**
 * What joining two groups saves apart from the union itself, in bytes, and how often the union would be loaded; `null`
 * where a visit would load too much in vain, whatever the others save.
 */
function priceOf(
  one: Group,
  other: Group,
  below: ReadonlyMap<Group, ReadonlySet<Group>>,
  visits: readonly Visit[],
) {
  let [saved, loads] = [0, 0];
  for (const [visit, { requestBytes }] of visits.entries()) {
    const [isOne, isOther] = [one.at[visit], other.at[visit]];
    if (!isOne && !isOther) continue;
    loads += 1;
    if (isOne) saved += one.size;
    if (isOther) saved += other.size;
    if (isOne && isOther) saved += requestBytes;
    else {
      const foreign = isOne ? other : one;
      const dragged = [...(below.get(foreign) ?? [])].filter((next) => !next.at[visit]);
      const along = dragged.reduce((sum, { size }) => sum + size, 0);
      const own = isOne ? one : other;
      if (foreign.size + along > timesInVain * own.size) return null;
      saved -= along;
    }
  }
  return { saved, loads };
}

/** Each group with those that it imports. */
function importsOf(groups: readonly Group[]): Map<Group, Set<Group>> {
  const holder = new Map(groups.flatMap((group) => group.pieces.map((piece) => [piece.fileName, group])));
  return new Map(
    groups.map((group) => {
      const named = group.pieces.flatMap(({ imports }) => imports.map((name) => holder.get(name)));
      return [group, new Set(named.filter((next) => next !== undefined && next !== group))] as const;
    }),
  ) as Map<Group, Set<Group>>;
}

/** Each group with all that is loaded because of it. */
function reachOf(groups: readonly Group[]): Map<Group, Set<Group>> {
  const below = new Map<Group, Set<Group>>();
  const imports = importsOf(groups);
  for (const group of inOrder(groups)) {
    const next = [...(imports.get(group) ?? [])];
    below.set(group, new Set(next.flatMap((each) => [each, ...(below.get(each) ?? [])])));
  }
  return below;
}

/** Each group after those that it imports. */
function inOrder(groups: readonly Group[]): Group[] {
  const imports = importsOf(groups);
  const done = new Set<Group>();
  function put(group: Group) {
    for (const next of imports.get(group) ?? []) if (!done.has(next)) put(next);
    done.add(group);
  }
  for (const group of groups) if (!done.has(group)) put(group);
  return [...done];
}

/** Whether `from` needs `to` by way of a third: joined, the two would import themselves. */
const isCircle = (from: Group, to: Group, below: ReadonlyMap<Group, ReadonlySet<Group>>) =>
  [...(below.get(from) ?? [])].some((next) => next !== to && below.get(next)?.has(to));
