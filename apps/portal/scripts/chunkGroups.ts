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
  /** How many times what it loads in the fewest bytes it may load for the sake of fewer files. */
  mostForFewer: number;
  /** How many others it counts as. */
  weight: number;
}

/** What may become one file. */
export interface Group {
  pieces: readonly Piece[];
  code: string;
  /** In bytes, compressed. */
  size: number;
  /** At which visits it is loaded: for each whether, and the numbers of those. */
  at: readonly boolean[];
  loadedAt: readonly number[];
}

/** Quickly, for thousands of tries; the build compresses better. */
const sizeOf = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Pieces as a group, weighed. */
export const groupOf = (pieces: readonly Piece[], at: readonly boolean[]): Group => {
  const code = pieces.map((piece) => piece.code).join('\n');
  return loadedAt({ pieces, code, size: sizeOf(code) }, at);
};

/** The same group, loaded at these visits. */
export const loadedAt = (group: Omit<Group, 'at' | 'loadedAt'>, at: readonly boolean[]): Group => ({
  ...group,
  at,
  loadedAt: [...at.keys()].filter((visit) => at[visit]),
});

/** The pieces in groups, each of those that the same visits load; what none loads is left out. */
export function bySameVisits(pieces: readonly Piece[], visits: readonly Visit[]): Group[] {
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

/** What each visit loads, in bytes. */
export const loadOf = (groups: readonly Group[], visits: readonly Visit[]): number[] =>
  visits.map((_, visit) => groups.reduce((sum, { at, size }) => sum + (at[visit] ? size : 0), 0));

/** The same groups as other visits load them. */
export const inVisits = (groups: readonly Group[], visits: readonly Visit[]): Group[] => {
  const loaded = visits.map(({ files }) => new Set(files));
  const isLoaded = (group: Group, files: ReadonlySet<string>) =>
    group.pieces.some(({ fileName }) => files.has(fileName));
  return groups.map((group) =>
    loadedAt(
      group,
      loaded.map((files) => isLoaded(group, files)),
    ),
  );
};
