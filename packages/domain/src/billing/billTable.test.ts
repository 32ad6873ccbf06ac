import { describe, expect, test } from 'vitest';
import { biller, call, judgedPatient, november } from '../../judgedPatient.ts';
import { billTable, billTableColumns } from './billTable.ts';
import type { KeptBill } from './keptBill.ts';
import { madeBill } from './monthBilled.ts';
import type { MonthAsked, MonthJudged } from './monthJudged.ts';
import type { BillingPapers } from './papers.ts';
import type { PatientCare } from './patientCare.ts';

const rates: Readonly<Record<string, number>> = { 99454: 5211, 99457: 5177, 99458: 4100 };
/** With 61.5 minutes on November 10. */
const judged = (
  special: Partial<PatientCare> = {},
  by: Partial<MonthAsked> = {},
  own: Partial<BillingPapers> = {},
) =>
  judgedPatient(
    { birthDate: '1948-03-04', work: [call('2026-11-10T15:00:00Z', 61.5)], ...special },
    { centsOf: () => (code) => rates[code] ?? null, ...by },
    own,
  );
const made = (): KeptBill => ({
  ...madeBill(judged(), november, { billId: 'bill-1', reason: null, biller }),
  version: 1,
});

describe('the table of a month (SCR-04)', () => {
  const heads = Object.fromEntries(billTableColumns.map((each) => [each, `the ${each}`])) as Parameters<
    typeof billTable
  >[2]['heads'];
  const states = {
    billable: 'Billable',
    atRisk: 'At risk',
    notBillable: 'Not billable',
    billed: 'Billed',
    unbilled: 'Not billed',
    incomplete: 'Incomplete',
  };
  const rows = (...all: MonthJudged[]) => billTable(all, false, { heads, states });
  const whose = ['Marigold Testpatient', 'patient-1', '1948-03-04', 'Wren Exampledoc', 'Medicare', 'I10'];

  test('has a line for each code that is reached, in dollars', () => {
    expect(rows(judged())).toEqual([
      billTableColumns.map((each) => `the ${each}`),
      [
        ...whose,
        'Billable',
        '99454',
        1,
        '2026-11-04',
        '2026-10-20',
        '2026-11-18',
        16,
        61,
        1,
        52.11,
        52.11,
        null,
        null,
      ],
      [
        ...whose,
        'Billable',
        '99457',
        1,
        '2026-11-10',
        '2026-11-01',
        '2026-11-30',
        16,
        61,
        1,
        51.77,
        51.77,
        null,
        null,
      ],
      [
        ...whose,
        'Billable',
        '99458',
        2,
        '2026-11-10',
        '2026-11-01',
        '2026-11-30',
        16,
        61,
        1,
        41,
        82,
        null,
        null,
      ],
    ]);
  });

  test('has one line for who has none, and no amount that nobody knows', () => {
    const nothing = judged({ dataDays: [], work: [], provider: null });
    const [, row] = rows(nothing);
    expect(row).toEqual([
      ...whose.with(3, null as never),
      'Not billable',
      ...Array.from({ length: 12 }, () => null),
    ]);
    expect(row).toHaveLength(billTableColumns.length);
    const [, priceless] = rows(judged({}, { centsOf: () => () => null }));
    expect(priceless?.slice(15)).toEqual([null, null, null, null]);
  });

  test('has of a bill its own lines, by its payer, provider and diagnosis', () => {
    const moved = { provider: { userId: 'doctor-2', name: 'Heron Exampledoc' } };
    const month = judged({ bill: made(), work: [], ...moved }, {}, { payer: 'Aetna', diagnosis: 'E11.9' });
    const [, ...told] = rows(month);
    for (const row of told) expect(row.slice(3, 6)).toEqual(whose.slice(3));
    expect(told.map((row) => [row[4], row[6], row[7], row[17], row[18]])).toEqual(
      ['99454', '99457', '99458'].map((code) => ['Medicare', 'Billed', code, 'bill-1', 1]),
    );
    const { basis: _, ...old } = made();
    const plain = {
      ...old,
      lines: old.lines.map(({ code, description, units, cents, evidence }) => ({
        code,
        description,
        units,
        cents,
        evidence,
      })),
    };
    const [, first] = rows(judged({ bill: plain }, {}, { payer: 'Aetna' }));
    expect(first?.slice(4, 12)).toEqual(['Aetna', 'I10', 'Billed', '99454', 1, null, null, null]);
  });

  test('of a closed month says what the board says: not billed, or incomplete', () => {
    const all = [
      judged(),
      { ...judged(), column: 'atRisk' as const },
      judged({ dataDays: [], work: [] }),
      judged({ bill: made() }),
    ];
    const statesIn = (isClosed: boolean) =>
      new Set(billTable(all, isClosed, { heads, states }).map((row) => row[6]));
    expect([...statesIn(true)].slice(1)).toEqual(['Not billed', 'Incomplete', 'Not billable', 'Billed']);
    expect([...statesIn(false)].slice(1)).toEqual(['Billable', 'At risk', 'Not billable', 'Billed']);
  });
});
