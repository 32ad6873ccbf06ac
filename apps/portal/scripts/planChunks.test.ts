// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Piece, Visit } from './chunkGroups.ts';
import { planChunks, small } from './planChunks.ts';

/** Text that hardly compresses, so that a size is what it says. */
const noise = (seed: string, bytes: number) =>
  Array.from({ length: Math.ceil(bytes / 64) }, (_, at) =>
    createHash('sha384').update(`${seed} ${at}`).digest('base64'),
  )
    .join('')
    .slice(0, bytes);
const piece = (fileName: string, imports: string[] = [], bytes = 2000): Piece => ({
  fileName,
  imports,
  code: noise(fileName, bytes),
});
const mostForFewer = 1.01;
const visit = (files: string[], requestBytes = 300, weight = 1): Visit => ({
  files,
  requestBytes,
  mostForFewer,
  weight,
});
const namesOf = (plan: Piece[][]) => plan.map((file) => file.map(({ fileName }) => fileName).toSorted());

test('what the same visits load is one file; what nobody loads first is left to the bundler', () => {
  const pieces = [piece('a'), piece('b'), piece('dialog')];
  expect(namesOf(planChunks(pieces, [visit(['a', 'b']), visit(['a', 'b'])]))).toEqual([['a', 'b']]);
});

test('a small piece goes along where a request costs more than it; a large one does not', () => {
  const visits = [visit(['a', 'b']), visit(['a'])];
  expect(namesOf(planChunks([piece('a'), piece('b', [], 40)], visits))).toEqual([['a', 'b']]);
  expect(planChunks([piece('a'), piece('b', [], 9000)], visits)).toHaveLength(2);
});

test('nobody loads in vain three times what they need, whatever others save', () => {
  const visits = [visit(['a', 'b'], 50_000), visit(['a'])];
  expect(planChunks([piece('a', [], 40), piece('b', [], 9000)], visits)).toHaveLength(2);
});

test('a visit that counts as many others loads little in vain for their sake', () => {
  const others = [visit(['a', 'b']), visit(['a', 'b']), visit(['a', 'b'])];
  const plan = (weight: number) =>
    planChunks([piece('a'), piece('b', [], 400)], [...others, visit(['a'], 300, weight)]);
  expect(plan(1)).toHaveLength(1);
  expect(plan(20)).toHaveLength(2);
});

/** What each visit loads of a plan, in bytes. */
const bytesOf = (plan: Piece[][], visits: readonly Visit[]) => {
  const size = (file: Piece[]) => brotliCompressSync(file.map(({ code }) => code).join('\n')).length;
  return visits.map(({ files }) =>
    plan
      .filter((file) => file.some(({ fileName }) => files.includes(fileName)))
      .reduce((sum, file) => sum + size(file), 0),
  );
};

test('a small file goes into another, as far as no visit loads 1 % more for it', () => {
  const visits = [visit(['screen', 'mark', 'frame']), visit(['other', 'frame'])];
  const pieces = [piece('screen', [], 60_000), piece('other', [], 60_000), piece('frame', [], 90_000)];
  const isAlone = (bytes: number) =>
    namesOf(planChunks([...pieces, piece('mark', [], bytes)], visits)).some(
      (names) => names.join() === 'mark',
    );
  expect(isAlone(600)).toBe(false);
  // Three screens share it, which a fourth has not: with any of the files it would be loaded in vain.
  const shared = [
    visit(['a', 'mark', 'frame']),
    visit(['b', 'mark', 'frame']),
    visit(['c', 'mark', 'frame']),
    visit(['d', 'frame']),
  ];
  const screens = ['a', 'b', 'c', 'd'].map((name) => piece(name, [], 9000));
  const plan = (bytes: number) =>
    planChunks([...screens, piece('frame', [], 9000), piece('mark', [], bytes)], shared);
  expect(namesOf(plan(2600))).toContainEqual(['mark']);
  expect(namesOf(plan(60))).not.toContainEqual(['mark']);
  const [, , , before = 0] = bytesOf(
    [...screens, piece('frame', [], 9000)].map((each) => [each]),
    shared,
  );
  const [, , , after = 0] = bytesOf(plan(60), shared);
  expect(after).toBeLessThanOrEqual(before * mostForFewer);
});

test('small parts that a page can open are one file; those of other pages, and what would bring much along, are not', () => {
  const pieces = [
    piece('page'),
    piece('other'),
    piece('dialog', [], 900),
    piece('menu', [], 900),
    piece('foreign', [], 900),
    piece('heavy', ['library'], 900),
    piece('library', [], 3 * small),
  ];
  const openings = [['dialog'], ['menu'], ['foreign'], ['heavy', 'library'], ['library']].map((files) =>
    visit(files),
  );
  const pages = [visit(['page', 'dialog', 'menu', 'heavy', 'library']), visit(['other', 'foreign'])];
  const plan = planChunks(pieces, [visit(['page']), visit(['other'])], { pages, openings });
  const names = namesOf(plan);
  expect(names).toContainEqual(['dialog', 'menu']);
  expect(names).toContainEqual(['foreign']);
  expect(names).toContainEqual(['heavy']);
  expect(names).toContainEqual(['library']);
});

const graphs = fc.integer({ min: 2, max: 9 }).chain((count) =>
  fc.record({
    below: fc.array(fc.array(fc.nat(count - 1), { maxLength: 3 }), { minLength: count, maxLength: count }),
    entries: fc.array(fc.array(fc.nat(count - 1), { minLength: 1, maxLength: 2 }), {
      minLength: 1,
      maxLength: 4,
    }),
    requestBytes: fc.constantFrom(0, 300, 5000),
  }),
);

test('every visit still gets all that it needs, in files that import no circle, each after those that it imports', () => {
  fc.assert(
    fc.property(graphs, ({ below, entries, requestBytes }) => {
      const name = (at: number) => String.fromCharCode(97 + at);
      // A piece imports only earlier ones, as the bundler's own files do.
      const pieces = below.map((imports, at) =>
        piece(name(at), [...new Set(imports.filter((to) => to < at).map(name))], 30 + at * 200),
      );
      const closure = (files: string[]): string[] => [
        ...new Set(
          files.flatMap((file) => [
            file,
            ...closure([...(pieces.find((each) => each.fileName === file)?.imports ?? [])]),
          ]),
        ),
      ];
      const visits = entries.map((roots) => visit(closure(roots.map(name)), requestBytes));
      const plan = planChunks(pieces, visits);
      const planned = plan.flat().map(({ fileName }) => fileName);
      expect(planned.toSorted()).toEqual([...new Set(visits.flatMap(({ files }) => files))].toSorted());
      const fileOf = (wanted: string) =>
        plan.findIndex((file) => file.some(({ fileName }) => fileName === wanted));
      for (const [at, file] of plan.entries()) {
        for (const wanted of file.flatMap(({ imports }) => imports))
          expect(fileOf(wanted)).toBeLessThanOrEqual(at);
      }
    }),
  );
});

test('no rule names a file of the product, so that a rename changes no file without a word', () => {
  for (const script of ['planChunks.ts', 'chunkGroups.ts', 'chunkGraph.ts', 'chunks.ts']) {
    const text = readFileSync(join(import.meta.dirname, script), 'utf8');
    const named = [...text.matchAll(/'[^']*\.tsx?'/g)]
      .map(([path]) => path)
      .filter((path) => !path.startsWith("'./"));
    expect(named).toEqual([]);
    expect(text).not.toMatch(/packages\/|api-client|\/ui\/|node_modules/);
  }
});
