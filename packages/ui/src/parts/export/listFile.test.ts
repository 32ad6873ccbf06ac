import { expect, test, vi } from 'vitest';
import { GivenUp, type ListFile, listPieces } from './listFile.ts';

/** Numbers from 1 on, in parts. */
function numbers(count: number, most: number) {
  const ask = vi.fn<ListFile<number, number>['ask']>(async (after = 0) => {
    const result = Array.from({ length: Math.min(most, count - after) }, (_, at) => after + at + 1);
    const last = after + result.length;
    return { result, next: last < count ? last : null };
  });
  return { name: 'numbers.csv', head: ['Number'], line: (number: number) => [number], ask };
}
const always = () => true;
const textOf = async (pieces: Blob[]) => new Blob(pieces).text();

test('a list is asked part by part, each after the one before, and written in its order (ADR 54)', async () => {
  const file = numbers(5, 2);
  const told: number[] = [];
  const { pieces, rows } = await listPieces(file, always, (count) => told.push(count));
  expect(file.ask.mock.calls).toEqual([[undefined], [2], [4]]);
  expect([rows, told]).toEqual([5, [2, 4, 5]]);
  expect(await textOf(pieces)).toBe('Number\r\n1\r\n2\r\n3\r\n4\r\n5\r\n');
});

test('a list without rows is its headings, asked for once', async () => {
  const file = numbers(0, 2);
  const { pieces, rows } = await listPieces(file, always, vi.fn());
  expect([rows, await textOf(pieces), file.ask.mock.calls.length]).toEqual([0, 'Number\r\n', 1]);
});

test('100,000 rows are kept as written pieces, one for each part and never as rows (ADR 54)', async () => {
  const { pieces, rows } = await listPieces(numbers(100_000, 2000), always, vi.fn());
  expect([rows, pieces.length]).toEqual([100_000, 51]);
  expect((await textOf(pieces)).split('\r\n')).toHaveLength(100_002);
});

test('a part that does not come ends it: nothing is handed out by halves', async () => {
  const file = numbers(5, 2);
  const broken = new Error('gone');
  const ask: typeof file.ask = vi.fn(async (after) => {
    if (after === 2) throw broken;
    return file.ask(after);
  });
  await expect(listPieces({ ...file, ask }, always, vi.fn())).rejects.toBe(broken);
});

test('what is not wanted any more is not asked for any further', async () => {
  const file = numbers(9, 2);
  let parts = 0;
  const isWanted = () => {
    parts += 1;
    return parts < 2;
  };
  await expect(listPieces(file, isWanted, vi.fn())).rejects.toBeInstanceOf(GivenUp);
  expect(file.ask).toHaveBeenCalledTimes(2);
});
