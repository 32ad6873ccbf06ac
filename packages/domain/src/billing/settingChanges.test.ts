import { expect, test } from 'vitest';
import { noPapers } from './papers.ts';
import { billingChanges } from './settingChanges.ts';
import { usualBilling } from './settings.ts';

test('what changes is told field by field, and nothing of what stays (SCR-04)', () => {
  expect(billingChanges(usualBilling, usualBilling)).toEqual([]);
  expect(
    billingChanges(usualBilling, {
      ...usualBilling,
      tin: '12-3456789',
      billers: [],
    }),
  ).toEqual([
    { field: 'tin', before: null, after: '12-3456789' },
    { field: 'billers', before: 'provider, staff', after: null },
  ]);
  expect(
    billingChanges(noPapers, {
      ...noPapers,
      otherClaims: [
        { kind: 'otherPractice', from: '2026-01-01', to: '2026-02-01' },
        { kind: 'otherProgramme', from: '2026-03-01', to: null },
      ],
    }),
  ).toEqual([
    {
      ...{ field: 'otherClaims', before: null },
      after: 'otherPractice 2026-01-01 2026-02-01, otherProgramme 2026-03-01',
    },
  ]);
});
