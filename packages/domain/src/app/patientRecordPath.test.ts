import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periods } from '../time/periods.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { patientRecordPath, readRecordAddress, recordTabs } from './patientRecordPath.ts';

const read = (address: string) => readRecordAddress(new URL(address, 'https://x.example').searchParams);

test.each([
  [{}, '/patientdetails?id=p-1'],
  [{ tab: 'vitals', vital: null, period: 'month' }, '/patientdetails?id=p-1'],
  [{ tab: 'notes', period: 'overall' }, '/patientdetails?id=p-1&tab=notes&period=overall'],
  [{ tab: 'devices' }, '/patientdetails?id=p-1&tab=devices'],
  [{ vital: 'Weight', period: 'week' }, '/patientdetails?id=p-1&vital=Weight&period=week'],
] as const)('%o is %s', (view, address) => {
  expect(patientRecordPath('p-1', view)).toBe(address);
});

test('the id is encoded', () => {
  expect(patientRecordPath('a&b=c#d')).toBe('/patientdetails?id=a%26b%3Dc%23d');
});

test('every address is read as it was written, whatever the id', () => {
  const id = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((text) => text.trim() === text && text !== '');
  const view = fc.record({
    tab: fc.constantFrom(...recordTabs),
    vital: fc.option(fc.constantFrom(...vitalKinds)),
    period: fc.constantFrom(...periods),
  });
  fc.assert(
    fc.property(id, view, (userId, each) => {
      expect(read(patientRecordPath(userId, each))).toEqual({ userId, ...each });
    }),
    { seed: 17 },
  );
});

test.each(['', '?id=', '?id=%20', '?tab=devices'])('%s names nobody', (search) => {
  expect(read(`/patientdetails${search}`).userId).toBeNull();
});

test('words that are not ours give what is usual', () => {
  expect(read('/patientdetails?id=p&tab=Vitals&vital=bloodpressure&period=year')).toEqual({
    userId: 'p',
    tab: 'vitals',
    vital: null,
    period: 'month',
  });
});
