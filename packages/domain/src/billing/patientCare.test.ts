import { expect, test } from 'vitest';
import { noPapers } from './papers.ts';
import { careFactsOf, type DeviceUse, episodeEndsOf, type PatientCare } from './patientCare.ts';

const use = (from: string, to: string | null, isInUse = to === null): DeviceUse => ({
  ...{ orderId: 'ORD-1', name: 'Monitor', serial: 'SN-1', isInUse },
  ...{ from: new Date(`${from}T12:00:00Z`), to: to === null ? null : new Date(`${to}T12:00:00Z`) },
});

test.each<[string, DeviceUse[], string | null, string[]]>([
  ['nobody', [], null, []],
  ['a device in use', [use('2026-01-01', null)], null, []],
  ['a device that was taken out of use', [use('2026-01-01', '2026-02-03')], null, ['2026-02-03']],
  ['a discharge', [use('2026-01-01', null)], '2026-03-01', ['2026-03-01']],
  ['both on one day', [use('2026-01-01', '2026-03-01')], '2026-03-01', ['2026-03-01']],
  [
    'a device that goes after the discharge',
    [use('2026-01-01', '2026-02-03')],
    '2026-01-20',
    ['2026-01-20', '2026-02-03'],
  ],
  ['one of two devices', [use('2026-01-01', '2026-02-03'), use('2026-01-05', null)], null, []],
  ['a device replaced on the same day', [use('2026-01-01', '2026-02-03'), use('2026-02-03', null)], null, []],
  [
    'a device replaced a day later',
    [use('2026-01-01', '2026-02-03'), use('2026-02-04', null)],
    null,
    ['2026-02-03'],
  ],
  [
    'two that overlapped, both gone',
    [use('2026-01-01', '2026-02-03'), use('2026-01-05', '2026-02-10')],
    null,
    ['2026-02-10'],
  ],
  ['a device of which nobody knows when it went', [use('2026-01-01', null, false)], null, []],
  [
    'a device beside one of which nobody knows when it went',
    [use('2026-01-01', null, false), use('2026-01-05', '2026-02-10')],
    null,
    ['2026-02-10'],
  ],
  ['a device that is in use again, whenever it was out', [use('2026-01-01', '2026-02-03', true)], null, []],
])('an episode of care ends with %s', (_, uses, dischargeDay, ends) => {
  expect(episodeEndsOf({ uses, dischargeDay, timeZone: 'America/New_York' })).toEqual(ends);
});

const care: PatientCare = {
  ...{ patientId: 'patient-1', name: 'Marigold Testpatient', phone: null, birthDate: null, gender: null },
  ...{ timeZone: 'America/New_York', provider: null, consentDay: '2026-01-02', dischargeDay: null },
  ...{ dataDays: ['2026-03-01', '2026-03-02', '2026-03-03'], uses: [use('2026-01-01', null)] },
  ...{ work: [], bill: null, billedSetUps: ['2026-01-10'], billedPeriods: [] },
};
/** Half past nine in the evening of March 2 in New York. */
const now = new Date('2026-03-03T02:30:00Z');
const asked = (special: Partial<PatientCare> = {}, papers: Partial<typeof noPapers> = {}) =>
  careFactsOf({ ...care, ...special }, { ...noPapers, ...papers }, now);

test('what the rules are asked with is what is recorded, up to the patient’s today (SCR-04)', () => {
  expect(asked()).toEqual({
    ...{ dataDays: ['2026-03-01', '2026-03-02'], episodeEnds: [], isMonitored: true, work: [] },
    ...{ consent: { from: '2026-01-02', to: null }, hasOrder: true, hasDiagnosis: false, hasTraining: false },
    ...{ otherClaims: [], billedSetUps: ['2026-01-10'], billedPeriods: [] },
  });
  const otherClaims = [{ kind: 'otherPractice' as const, from: '2026-01-01', to: null }];
  const papers = { diagnosis: 'I10', trainingDay: '2026-01-03', consentUntil: '2026-12-31', otherClaims };
  expect(asked({}, papers)).toMatchObject({
    ...{
      consent: { from: '2026-01-02', to: '2026-12-31' },
      hasDiagnosis: true,
      hasTraining: true,
      otherClaims,
    },
  });
  expect(asked({ consentDay: null }).consent).toBeNull();
  expect(asked({ uses: [] })).toMatchObject({ hasOrder: false, isMonitored: false });
});

test('more days can come while one device is in use and the patient in care (SCR-04)', () => {
  const gone = use('2026-01-01', '2026-02-03');
  expect(asked({ uses: [gone, use('2026-02-05', null)] }).isMonitored).toBe(true);
  expect(asked({ uses: [gone] }).isMonitored).toBe(false);
  expect(asked({ dischargeDay: '2026-03-01' })).toMatchObject({
    ...{ isMonitored: false, episodeEnds: ['2026-03-01'] },
  });
});
