import { expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { BillingPapers, noPapers } from './papers.ts';
import {
  BillingSettings,
  billingLacks,
  billingSteps,
  mayBill,
  nextBillingStep,
  SaveBillingSettings,
  setupLacks,
  usualBilling,
  wholeBilling,
} from './settings.ts';

const whole: BillingSettings = {
  ...usualBilling,
  ...{ practiceName: 'Northside', tin: '12-3456789', npi: '1234567893', billingProvider: 'p1' },
};

test('what is missing before the first bill, in the order of setup (SCR-04)', () => {
  expect(billingLacks(usualBilling)).toEqual(['practiceName', 'tin', 'npi', 'billingProvider']);
  expect(billingLacks({ ...whole, npi: null })).toEqual(['npi']);
  expect(billingLacks(whole)).toEqual([]);
});

test.each([
  [{}, []],
  [{ tin: '123456789' }, ['tin']],
  [{ npi: '1234567890' }, ['npi']],
  [{ placeOfService: '1' }, ['placeOfService']],
  [{ defaultDiagnosis: 'e119' }, ['defaultDiagnosis']],
  [{ defaultDiagnosis: 'E11.9' }, []],
  [{ payer: '' }, ['payer']],
  [{ closingDays: 1 }, []],
  [{ closingDays: 28 }, []],
  [{ closingDays: 0 }, ['closingDays']],
  [{ closingDays: 29 }, ['closingDays']],
  [{ closingDays: 1.5 }, ['closingDays']],
  [{ billers: ['staff', 'staff', 'staff'] }, ['billers']],
  [{ stepsDone: [...billingSteps, 'check'] }, ['stepsDone']],
])('%j is refused at %j', (change, fields) => {
  expect(faultsOf(BillingSettings, { ...whole, ...change })).toEqual(fields);
});

test('administrators may bill, and the roles that they name', () => {
  const to = (billers: BillingSettings['billers']) =>
    ['ADMIN', 'DOCTOR', 'STAFF', 'PATIENT'].filter((role) => mayBill(role, { billers }));
  expect(to([])).toEqual(['ADMIN']);
  expect(to(['staff'])).toEqual(['ADMIN', 'STAFF']);
  expect(to(['provider', 'staff'])).toEqual(['ADMIN', 'DOCTOR', 'STAFF']);
});

test.each([
  [{}, []],
  [{ diagnosis: 'I10' }, []],
  [{ diagnosis: 'i10' }, ['diagnosis']],
  [{ trainingDay: '2026-02-30' }, ['trainingDay']],
  [{ otherClaims: [{ kind: 'otherPractice', from: '2026-02-02', to: '2026-02-01' }] }, ['otherClaims.0.to']],
  [{ otherClaims: [{ kind: 'otherProgramme', from: '2026-02-02', to: null }] }, []],
])('papers with %j are refused at %j', (change, fields) => {
  expect(faultsOf(BillingPapers, { ...noPapers, ...change })).toEqual(fields);
});

const set = {
  ...usualBilling,
  ...{ practiceName: 'Northside', tin: '12-3456789', npi: '1234567893', billingProvider: 'u-1' },
};
test.each([
  [usualBilling, 'practice', ['practiceName', 'tin', 'npi', 'billingProvider', 'check']],
  // What was typed and never gone through is not done.
  [set, 'practice', ['check']],
  [{ ...set, stepsDone: ['practice' as const] }, 'providers', ['check']],
  [{ ...set, stepsDone: ['practice' as const, 'providers' as const] }, 'rules', ['check']],
  [{ ...set, stepsDone: [...billingSteps] }, null, []],
  [{ ...set, stepsDone: [...billingSteps], npi: null }, 'practice', ['npi']],
  [{ ...set, stepsDone: [...billingSteps], billingProvider: null }, 'providers', ['billingProvider']],
])('setup goes on where it was left (SCR-04)', (settings, step, lacks) => {
  expect(nextBillingStep(settings)).toBe(step);
  expect(setupLacks(settings)).toEqual(lacks);
});

test('what was kept before something was asked for has the usual of it (SCR-04)', () => {
  expect(wholeBilling({ payer: 'Aetna', closingDays: 9 })).toEqual({
    ...usualBilling,
    ...{ payer: 'Aetna', closingDays: 9 },
  });
});

test.each([
  [{}, []],
  [{ billingProvider: null }, []],
  [{ stepsDone: ['check'] }, []],
  [{ stepsDone: ['check'], billingProvider: null }, ['settings.billingProvider']],
])('settings with %j are saved but for %j (SCR-04)', (change, fields) => {
  expect(faultsOf(SaveBillingSettings, { settings: { ...whole, ...change }, version: 0 })).toEqual(fields);
});
