import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import type { Rate } from './billing.ts';
import { rateColumns, rateImport, rateRows, ratesAfter, readRates } from './rateImport.ts';
import { overlapAt } from './rates.ts';

const codes = [
  { code: '99454', version: 3 },
  { code: '99457', version: 1 },
];
const rate = (more: Partial<Rate> = {}): Rate => ({
  ...{ code: '99454', payer: 'Medicare', locality: null, cents: 5211, source: 'CMS' },
  ...{ effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31' },
  ...more,
});
const rates = [rate(), rate({ locality: 'Ohio', cents: 5000 }), rate({ code: '99457', cents: 5177 })];
const known = { codes, rates };
const head = [...rateColumns];
/** What one line brings. */
const read = (...line: string[]) => readRates([head, line], known);
const wrong = (...line: string[]) => {
  const found = read(...line);
  return found.kind === 'read' ? found.wrong : found.kind;
};
const lines = (table: string[][]) => {
  const found = readRates([head, ...table], known);
  if (found.kind !== 'read') throw new Error(found.kind);
  return found;
};

describe('a file of rates (SCR-04)', () => {
  test('a rate is new, other than before, or the same', () => {
    const found = lines([
      ['99454', 'Medicare', '', '52.11', '2026-01-01', '2026-12-31', 'CMS'],
      ['99454', 'Medicare', 'Ohio', '$51', '2026-01-01', '2026-12-31', 'CMS'],
      ['99454', 'Medicare', '', '53.5', '2027-01-01', '', ''],
    ]);
    expect(found.wrong).toEqual([]);
    expect(found.lines).toEqual([
      { line: 2, kind: 'same', rate: rates[0], before: rates[0] },
      { line: 3, kind: 'changed', rate: rate({ locality: 'Ohio', cents: 5100 }), before: rates[1] },
      {
        ...{ line: 4, kind: 'new', before: null },
        rate: rate({ cents: 5350, effectiveFrom: '2027-01-01', effectiveTo: null, source: '' }),
      },
    ]);
    expect(rateImport(found.lines, codes)).toEqual({
      rates: [found.lines[1]?.rate, found.lines[2]?.rate],
      versions: [{ code: '99454', version: 3 }],
    });
    expect(rateImport(found.lines.slice(0, 1), codes)).toBeNull();
  });

  test.each<[string, Partial<Rate>]>([
    ['amount', { cents: 1 }],
    ['last day', { effectiveTo: '2026-06-30' }],
    ['source', { source: 'Contract' }],
    ['cover', { cents: null }],
  ])('another %s alone is a change', (_, more) => {
    const [, row = []] = rateRows([rate(more)]);
    expect(lines([row]).lines).toMatchObject([{ kind: 'changed', before: rates[0], rate: rate(more) }]);
  });

  test('columns stand in any order and case, and only four are needed', () => {
    const table = [
      ['Rate', 'FROM', ' code ', 'Payer', 'more'],
      ['not covered', '1/2/2027', '99457', 'Aetna', 'x'],
    ];
    expect(readRates(table, known)).toEqual({
      kind: 'read',
      wrong: [],
      lines: [
        {
          ...{ line: 2, kind: 'new', before: null },
          rate: {
            ...{ code: '99457', payer: 'Aetna', locality: null, cents: null, source: '' },
            ...{ effectiveFrom: '2027-01-02', effectiveTo: null },
          },
        },
      ],
    });
  });

  test('days as a spreadsheet writes them, an apostrophe before a formula, and a spelling that is there', () => {
    expect(
      lines([['99454', 'MEDICARE', ' ohio', '1', '1/1/2026', '12/31/2026', "'=CMS"]]).lines,
    ).toMatchObject([{ rate: rate({ locality: 'Ohio', cents: 100, source: '=CMS' }), kind: 'changed' }]);
    expect(lines([['99454', "'quoted", '', '1', '2026-01-01', '', '']]).lines[0]?.rate.payer).toBe("'quoted");
  });

  test.each<[string, string[], string]>([
    ['an unknown code', ['99999', 'Medicare', '', '1', '2027-01-01', '', ''], 'codeUnknown'],
    ['no payer', ['99454', ' ', '', '1', '2027-01-01', '', ''], 'payerRequired'],
    ['no amount', ['99454', 'Medicare', '', '', '2027-01-01', '', ''], 'rateInvalid'],
    ['an amount below zero', ['99454', 'Medicare', '', '-1', '2027-01-01', '', ''], 'rateInvalid'],
    ['three digits of cents', ['99454', 'Medicare', '', '1.234', '2027-01-01', '', ''], 'rateInvalid'],
    ['no day', ['99454', 'Medicare', '', '1', '', '', ''], 'fromInvalid'],
    ['a day with more behind it', ['99454', 'Medicare', '', '1', '1/1/20270', '', ''], 'fromInvalid'],
    ['a day with more before it', ['99454', 'Medicare', '', '1', 'x1/1/2027', '', ''], 'fromInvalid'],
    ['a day that is none', ['99454', 'Medicare', '', '1', '2/30/2027', '', ''], 'fromInvalid'],
    ['a month that is none', ['99454', 'Medicare', '', '1', '13/1/2027', '', ''], 'fromInvalid'],
    [
      'an end before its beginning',
      ['99454', 'Medicare', '', '1', '2027-01-02', '2027-01-01', ''],
      'toInvalid',
    ],
    ['a day of an open rate', ['99454', 'Medicare', '', '1', '2026-12-31', '', ''], 'overlaps'],
    [
      'a long payer',
      ['99454', 'x'.repeat(limits.shortTextMaxCharacters + 1), '', '1', '2027-01-01', '', ''],
      'tooLong',
    ],
    [
      'a long locality',
      ['99454', 'P', 'x'.repeat(limits.shortTextMaxCharacters + 1), '1', '2027-01-01', '', ''],
      'tooLong',
    ],
    [
      'a long source',
      ['99454', 'P', '', '1', '2027-01-01', '', 'x'.repeat(limits.shortTextMaxCharacters + 1)],
      'tooLong',
    ],
  ])('%s is told with its line', (_, line, fault) => {
    expect(wrong(...line)).toEqual([{ line: 2, fault }]);
  });

  test('the longest texts are read', () => {
    const long = 'é'.repeat(limits.shortTextMaxCharacters);
    expect(wrong('99454', long, long, '1', '2027-01-01', '', long)).toEqual([]);
  });

  test('a code may be typed in small letters, and a name keeps its apostrophes', () => {
    const known = { codes: [{ code: 'G0511' }], rates: [] };
    expect(readRates([head, ['g0511', "O'-Neil", '', '1', '2027-01-01', '', '']], known)).toMatchObject({
      lines: [{ rate: { code: 'G0511', payer: "O'-Neil" } }],
    });
  });

  test('how a payer is spelled with another code is that code’s', () => {
    const other = [rate({ code: '99457', payer: 'MEDICARE' })];
    const found = readRates([head, ['99454', 'Medicare', '', '1', '2027-01-01', '', '']], {
      codes,
      rates: other,
    });
    expect(found).toMatchObject({ lines: [{ rate: { payer: 'Medicare' } }] });
  });

  test('one rate twice, however it is spelled, is told at the second line; empty lines count', () => {
    const line = ['99454', 'Aetna', '', '1', '2027-01-01', '', ''];
    const found = lines([line, ['', ' '], ['99454', 'AETNA ', '', '2', '2027-01-01', '', '']]);
    expect(found.wrong).toEqual([{ line: 4, fault: 'twice' }]);
    expect(found.lines.map(({ line: each }) => each)).toEqual([2]);
  });

  test('an open rate ends and the next one begins in one file', () => {
    const open = [rate({ effectiveTo: null })];
    const next = ['99454', 'Medicare', '', '53', '2027-01-01', '', ''];
    const end = ['99454', 'Medicare', '', '52.11', '2026-01-01', '2026-12-31', 'CMS'];
    const of = (...table: string[][]) => readRates([head, ...table], { codes, rates: open });
    expect(of(next)).toMatchObject({ wrong: [{ line: 2, fault: 'overlaps' }] });
    expect(of(next, end)).toMatchObject({ wrong: [], lines: [{ kind: 'new' }, { kind: 'changed' }] });
  });

  test('lines that overlap each other are both told, in the order of the file', () => {
    const found = lines([
      ['99454', 'Aetna', '', '1', '2027-01-01', '2027-06-30', ''],
      ['99454', 'Aetna', '', 'x', '2027-01-01', '', ''],
      ['99454', 'Aetna', '', '2', '2027-06-30', '', ''],
      ['99454', 'Aetna', 'Ohio', '2', '2027-06-30', '', ''],
    ]);
    expect(found.wrong).toEqual([
      { line: 2, fault: 'overlaps' },
      { line: 3, fault: 'rateInvalid' },
      { line: 4, fault: 'overlaps' },
    ]);
  });

  test('more rates than a code can have are told', () => {
    const table = Array.from({ length: limits.ratesOfCodeMost - 1 }, (_, at) => [
      ...['99454', `P${at}`, '', '1', '2027-01-01', '', ''],
    ]);
    expect(lines(table).wrong.map(({ fault }) => fault)).toEqual(table.map(() => 'tooManyOfCode'));
    expect(lines(table.slice(1)).wrong).toEqual([]);
  });

  test('what is no file of rates', () => {
    expect(readRates([], known)).toEqual({ kind: 'noHead', missing: ['code', 'payer', 'rate', 'from'] });
    expect(readRates([['code', 'rate', 'payer']], known)).toEqual({ kind: 'noHead', missing: ['from'] });
    // What a line says names no column.
    expect(
      readRates(
        [
          ['code', 'rate', 'payer'],
          ['99454', '1', 'from'],
        ],
        known,
      ),
    ).toEqual({ kind: 'noHead', missing: ['from'] });
    expect(readRates([head, ['', '']], known)).toEqual({ kind: 'empty' });
    const row = ['99454', 'Medicare', '', '1', '2027-01-01', '', ''];
    const most = Array.from({ length: limits.rateLinesMost }, () => row);
    expect(readRates([head, ...most], known).kind).toBe('read');
    expect(readRates([head, ...most, row], known).kind).toBe('tooMany');
  });

  const aRate = fc.record({
    code: fc.constantFrom('99454', '99457'),
    payer: fc.constantFrom('Medicare', 'Aetna', '=Sum', '-1', 'O\'Neil, "Plan"'),
    locality: fc.constantFrom(null, 'Ohio', '@home'),
    cents: fc.option(fc.nat(9_999_999)),
    effectiveFrom: fc.constantFrom('2025-01-01', '2026-01-01', '2027-02-28'),
    effectiveTo: fc.constantFrom(null, '2027-12-31'),
    source: fc.constantFrom('', 'CMS'),
  });
  const place = ({ code, payer, locality, effectiveFrom }: Rate) =>
    [code, payer, locality, effectiveFrom].join('|');
  const ratesOfClinic = fc.uniqueArray(aRate, { selector: place, maxLength: 12 });

  test('what is saved as a file is the same when it is read', () => {
    fc.assert(
      fc.property(ratesOfClinic, (all) => {
        const found = readRates(rateRows(all), { codes, rates: all });
        if (all.length === 0) {
          expect(found).toEqual({ kind: 'empty' });
          return;
        }
        expect(found).toEqual({
          ...{ kind: 'read', wrong: [] },
          lines: all.map((each, at) => ({ line: at + 2, rate: each, kind: 'same', before: each })),
        });
      }),
      { seed: 20_261_124 },
    );
  });

  test('nothing that there was is taken away, all that came is there, and no two overlap when no line is wrong', () => {
    fc.assert(
      fc.property(ratesOfClinic, ratesOfClinic, (before, coming) => {
        const after = ratesAfter(before, coming);
        expect(new Set(after.map(place))).toEqual(new Set([...before, ...coming].map(place)));
        expect(after).toEqual(expect.arrayContaining(coming));
        const found = readRates(rateRows(coming), { codes, rates: before });
        if (found.kind !== 'read' || found.wrong.length > 0) return;
        const changed = new Set(
          found.lines.filter(({ kind }) => kind !== 'same').map((each) => each.rate.code),
        );
        for (const code of changed) {
          const own = after.filter((each) => each.code === code);
          const old = overlapAt(before.filter((each) => each.code === code));
          if (old < 0) expect(overlapAt(own)).toBe(-1);
        }
      }),
      { seed: 20_261_124, numRuns: 300 },
    );
  });
});
