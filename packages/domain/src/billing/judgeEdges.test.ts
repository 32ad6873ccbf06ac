import { expect, test } from 'vitest';
import { call, november } from '../../judgedPatient.ts';
import type { BillingCode } from './billing.ts';
import type { BillContext, CareFacts } from './careFacts.ts';
import { judgeMonth } from './judge.ts';
import { standardCodes } from './standardCodes.ts';

const facts: CareFacts = {
  ...{ dataDays: [], episodeEnds: [], isMonitored: true, work: [], hasOrder: true, hasDiagnosis: true },
  ...{ consent: { from: '2020-01-01', to: null }, hasTraining: true, otherClaims: [], billedSetUps: [] },
};
const context = (special: Partial<BillContext> = {}): BillContext => ({
  ...{ month: { year: 2026, month: 11 }, now: november.now, patientZone: 'America/New_York' },
  ...{ clinicZone: 'America/New_York', periodRule: 'calendarMonth', codes: standardCodes },
  isCovered: () => true,
  ...special,
});
const own = (special: Partial<BillingCode> = {}): BillingCode => ({
  ...{ code: 'X1234', description: 'Own', unit: 'minutes', threshold: 0, excludes: [] },
  ...{ effectiveFrom: '2026-01-01', effectiveTo: null },
  ...special,
});

test.each(['minutes', 'days'] as const)(
  'a code of the clinic that asks for no %s is not billed of a month in which there was nothing (SCR-04)',
  (unit) => {
    const [verdict] = judgeMonth(facts, context({ codes: [own({ unit })] }));
    expect(verdict).toMatchObject({ state: 'impossible', units: 0, dateOfService: null });
  },
);

test('it is billed of one in which there was something (SCR-04)', () => {
  const work = [call('2026-11-10T15:00:00Z', 1)];
  const [verdict] = judgeMonth({ ...facts, work }, context({ codes: [own()] }));
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
  judgeMonth(facts, context({ codes }));
  const first = asked;
  expect(first).toBeGreaterThan(0);
  judgeMonth(facts, context({ codes }));
  expect(asked).toBe(first);
  judgeMonth(facts, context({ codes: [...codes] }));
  expect(asked).toBe(first * 2);
});
