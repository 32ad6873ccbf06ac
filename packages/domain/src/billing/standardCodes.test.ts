import { expect, test } from 'vitest';
import { billingCodeWords as english } from '../words/en/billingCode.ts';
import { billingCodeWords as spanish } from '../words/es/billingCode.ts';
import { standardCodes, unchangedStandard } from './standardCodes.ts';

test('each standard code has its own description in the words, and a Spanish one (SCR-04)', () => {
  const told = Object.fromEntries(standardCodes.map(({ code, description }) => [code, description]));
  expect(english.standard).toEqual(told);
  for (const { code, description } of standardCodes) {
    const standard = unchangedStandard({ code, description });
    expect(standard).toBe(code);
    expect(standard && spanish.standard[standard]).not.toBe(description);
  }
});

test('what a clinic typed is its own (SCR-04)', () => {
  expect(unchangedStandard({ code: '99454', description: 'Device supply' })).toBeNull();
  expect(unchangedStandard({ code: '99490', description: 'Management, first 20 minutes' })).toBeNull();
});
