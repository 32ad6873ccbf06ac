import { expect, test } from 'vitest';
import { billingSteps, usualBilling } from './settings.ts';
import { billingForm, checkBilling } from './settingsForm.ts';

const form = billingForm(usualBilling);

test('settings as they are kept go there and back, what is empty is not known (SCR-04)', () => {
  expect(checkBilling(form)).toEqual({ value: usualBilling });
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
