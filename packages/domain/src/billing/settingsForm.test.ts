import { expect, test } from 'vitest';
import { type BillingSettings, billingSteps, usualBilling } from './settings.ts';
import { billingForm, checkBilling } from './settingsForm.ts';

const form = billingForm(usualBilling);

test('settings as they are kept go there and back, what is empty is not known (SCR-04)', () => {
  expect(billingForm(usualBilling)).toEqual({
    ...{ practiceName: '', tin: '', npi: '', placeOfService: '11', billingProvider: '', locality: '' },
    ...{ supervisingProvider: '', defaultDiagnosis: '', payer: 'Medicare', periodRule: 'thirtyDays' },
    ...{ closingDays: '5', digest: false, billers: ['provider', 'staff'], stepsDone: [] },
  });
  expect(checkBilling(billingForm(usualBilling))).toEqual({ value: usualBilling });
  expect(checkBilling({ ...form, tin: ' 123456789 ', defaultDiagnosis: 'i10' })).toEqual({
    value: { ...usualBilling, tin: '12-3456789', defaultDiagnosis: 'I10' },
  });
});

test.each([
  [{ tin: '1234' }, { tin: 'tinInvalid' }],
  [{ npi: '1234567890' }, { npi: 'npiInvalid' }],
  [{ npi: '1234567893' }, null],
  [{ placeOfService: '1' }, { placeOfService: 'placeInvalid' }],
  [{ defaultDiagnosis: 'pressure' }, { defaultDiagnosis: 'diagnosisInvalid' }],
  [{ payer: ' ' }, { payer: 'payerRequired' }],
  [{ tin: ' ', npi: ' ', defaultDiagnosis: ' ' }, null],
  [{ placeOfService: ' 11 ' }, null],
  [{ closingDays: '1' }, null],
  [{ closingDays: ' 28 ' }, null],
  [{ closingDays: '0' }, { closingDays: 'closingInvalid' }],
  [{ closingDays: '29' }, { closingDays: 'closingInvalid' }],
  [{ closingDays: '005' }, { closingDays: 'closingInvalid' }],
  [{ closingDays: '1.5' }, { closingDays: 'closingInvalid' }],
  [{ closingDays: '' }, { closingDays: 'closingInvalid' }],
])('%j: %j', (change, errors) => {
  const found = checkBilling({ ...form, ...change });
  expect('errors' in found ? found.errors : null).toEqual(errors);
});

test('a clinic that was set up keeps somebody who bills (SCR-04)', () => {
  const form = { ...billingForm(usualBilling), stepsDone: [...billingSteps] };
  expect(checkBilling(form)).toEqual({ errors: { billingProvider: 'providerRequired' } });
  expect(checkBilling({ ...form, billingProvider: 'u-1', locality: ' Ohio ' })).toMatchObject({
    value: { billingProvider: 'u-1', locality: 'Ohio', stepsDone: billingSteps },
  });
});

test('settings of which all is known go there and back, and lose the spaces around what is typed (SCR-04)', () => {
  const known: BillingSettings = {
    ...{ practiceName: 'Northside', tin: '12-3456789', npi: '1234567893', placeOfService: '02' },
    ...{ billingProvider: 'u-1', supervisingProvider: 'u-2', defaultDiagnosis: 'I10', payer: 'Aetna' },
    ...{ locality: 'Ohio', periodRule: 'calendarMonth', closingDays: 7, digest: true },
    ...{ billers: ['staff'], stepsDone: ['practice', 'check'] },
  };
  const typed = billingForm(known);
  expect(typed).toEqual({ ...known, closingDays: '7' });
  expect(checkBilling(typed)).toEqual({ value: known });
  const spaced = {
    ...{ practiceName: ' Northside ', npi: ' 1234567893 ', placeOfService: ' 02 ', payer: ' Aetna ' },
    ...{ billingProvider: ' u-1 ', supervisingProvider: ' u-2 ', closingDays: ' 7 ' },
  };
  expect(checkBilling({ ...typed, ...spaced })).toEqual({ value: known });
  expect(checkBilling({ ...typed, practiceName: ' ' })).toMatchObject({ value: { practiceName: null } });
  expect(checkBilling({ ...typed, billers: ['staff', 'provider'] })).toMatchObject({
    value: { billers: ['provider', 'staff'] },
  });
});
