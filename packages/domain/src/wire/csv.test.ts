import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  [null, ''],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\ttab', "'\ttab"],
  ['\rreturn', '"\'\rreturn"'],
  ['\nfeed', '"\'\nfeed"'],
  ['\0nothing', "'\0nothing"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a=b', 'a=b'],
  [' =1', ' =1'],
  [-1.5, '-1.5'],
  [0, '0'],
  [1e21, '1e+21'],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
])('%j is written as %j (behaviour R21)', (cell, text) => {
  expect(toCsv([[cell]])).toBe(`${text}\r\n`);
});

test('a table without rows is an empty file', () => {
  expect(toCsv([])).toBe('');
});

/** Reads CSV as RFC 4180 says, with its own few lines, so that nothing of the writer is trusted. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = csv;
  while (rest !== '') {
    const [whole = '', quoted, plain = '', end] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    if (whole === '') throw new Error(`No CSV: ${JSON.stringify(rest)}`);
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
    rest = rest.slice(whole.length);
  }
  return rows;
}

const special = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",;\'\0a1 é') });
const text = fc.oneof(special, fc.string({ unit: 'grapheme' }));
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const tables = (cell: fc.Arbitrary<string | number | null>) =>
  fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 5 });

test('every text is read back as it was, but for the apostrophe of a formula', () => {
  fc.assert(
    fc.property(tables(text), (table) => {
      const expected = table.map((row) =>
        row.map((cell) => (/^[=+\-@\t\r\n\0]/.test(String(cell)) ? `'${cell}` : cell)),
      );
      expect(read(toCsv(table))).toEqual(expected);
    }),
  );
});

test('no text begins a formula, whatever it holds', () => {
  fc.assert(
    fc.property(tables(text), (table) => {
      for (const cell of read(toCsv(table)).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n\0]/);
    }),
  );
});

test('every number is read back as the same number', () => {
  fc.assert(
    fc.property(tables(number), (table) => {
      const back = read(toCsv(table)).map((row) => row.map(Number));
      expect(back).toEqual(table.map((row) => row.map((cell) => Number(cell) + 0)));
    }),
  );
});
