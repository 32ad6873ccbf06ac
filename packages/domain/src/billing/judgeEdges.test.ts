import { expect, test } from 'vitest';
import { days, judged, minutes, nothing } from '../../judgedMonth.ts';
import type { BillingCode } from './billing.ts';
import { judgeMonth } from './judge.ts';

const november = { ...judged(2026, 11), periodRule: 'calendarMonth' as const };
const own = (special: Partial<BillingCode> = {}): BillingCode => ({
  ...{ code: 'X1234', description: 'Own', unit: 'minutes', threshold: 0, excludes: [] },
  ...{ effectiveFrom: '2026-01-01', effectiveTo: null },
  ...special,
});

test.each(['minutes', 'days'] as const)(
  'a code of the clinic that asks for no %s is not billed of a month in which there was nothing (SCR-04)',
  (unit) => {
    const [verdict] = judgeMonth(nothing, { ...november, codes: [own({ unit })] });
    expect(verdict).toMatchObject({ state: 'impossible', units: 0, dateOfService: null });
  },
);

test('it is billed of one in which there was something (SCR-04)', () => {
  const work = [minutes('2026-11-10T15:00:00Z', 60)];
  const [verdict] = judgeMonth({ ...nothing, work }, { ...november, codes: [own()] });
  expect(verdict).toMatchObject({ state: 'billable', units: 1, dateOfService: '2026-11-10' });
});

test('the rules of a clinic’s codes are worked out once for all of its patients (SCR-04)', () => {
  let asked = 0;
  const code = own();
  const codes = [
    {
      ...code,
      get threshold() {
        asked += 1;
        return code.threshold;
      },
    },
  ];
  judgeMonth(nothing, { ...november, codes });
  const first = asked;
  expect(first).toBeGreaterThan(0);
  judgeMonth(nothing, { ...november, codes });
  expect(asked).toBe(first);
  judgeMonth(nothing, { ...november, codes: [...codes] });
  expect(asked).toBe(first * 2);
});

test('where all rules of a code say no, it is told by that which is in force at the end (SCR-04)', () => {
  const by = (code: string, dataDays: string[]) =>
    judgeMonth({ ...nothing, dataDays, isMonitored: false }, judged(2026, 1))
      .filter((each) => each.code === code)
      .map(({ no, rule, end }) => [no, rule.from, end]);
  // Three days of 2025, in a period that ends in 2026.
  expect(by('99454', days('2025-12-15', 3))).toEqual([['tooFewDays', '2026-01-01', '2026-01-13']]);
  // Set-up has no end: its last day with data decides.
  expect(by('99453', ['2025-12-31'])).toEqual([['tooFewDays', '2019-01-01', null]]);
  expect(by('99453', ['2026-01-01'])).toEqual([['tooFewDays', '2026-01-01', null]]);
});
