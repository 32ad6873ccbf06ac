import { convert, type GainChoice, type GainRule, judge, usualGainRule } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import type { IncomingReading } from '../src/subjects/readings/contract.ts';
import { startOfTest } from './harness.ts';
import { people } from './requestPeople.ts';
import { makeStore, storeKinds } from './stores.ts';

const { clinicId } = northside;
const patientId = people.own.userId;
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(startOfTest.getTime() + days * dayMs);
const actor = { accountId: demoAccounts.staff.accountId, clinicId, at: startOfTest };
const pounds = (lb: number) => convert(lb, '[lb_av]', 'kg');
const world = () => ({ ...clinicWith([]), readings: () => [], ranges: [], reviews: [] });

let made = 0;
/** A weight, as a scale in pounds delivers it. */
function weighed(day: number, lb: number, receivedDay = day): IncomingReading {
  made += 1;
  const measured = { unit: '[lb_av]', values: { weight: lb } } as const;
  const values = { weight: pounds(lb) };
  const own = { patientId, vital: 'Weight', at: inDays(day), receivedAt: inDays(receivedDay) } as const;
  return {
    ...{ ...own, values, measured, serial: 'SN-SCALE', ...judge('Weight', values), excesses: [] },
    gainAlertId: `gain-${made}`,
  };
}
const inbox = async (store: Store) =>
  (await store.alerts.page({ clinicId, tab: 'medical', page: 0, noOfRows: 5, now: inDays(9) })).rows;

describe.each(storeKinds)('weight that goes up over the store in %s (SCR-02)', (kind) => {
  test('more than 3 lb in a day opens one alert that names the change; more join it; a repeat changes nothing', async () => {
    const store = await makeStore(kind, world());
    await store.readings.add([weighed(0, 180)]);
    await store.readings.add([weighed(1, 183)]);
    expect(await inbox(store)).toEqual([]);
    await store.readings.add([weighed(2, 186.5)]);
    const [alert, ...others] = await inbox(store);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      ...{ vital: 'Weight', parameter: 'gain', side: 'high', class: 'Cautious', state: 'Open', readings: 1 },
      shown: { limit: pounds(3), period: 'day', since: inDays(1), rangeVersion: null },
      limitSetBy: null,
    });
    expect(convert(alert?.shown.value ?? 0, 'kg', '[lb_av]')).toBeCloseTo(3.5, 6);
    await store.readings.add([weighed(2, 186.5), weighed(3, 190)]);
    const [joined] = await inbox(store);
    expect(joined).toMatchObject({ alertId: alert?.alertId, readings: 2, shown: { since: inDays(2) } });
    expect(await store.readings.add([weighed(3, 190)])).toBe(0);
    expect((await inbox(store))[0]).toMatchObject({ readings: 2, version: joined?.version });
  });

  test('more than 5 lb in a week; one that comes late tells of what was known, once', async () => {
    const store = await makeStore(kind, world());
    await store.readings.add([weighed(5, 185.5), weighed(6, 186)]);
    expect(await inbox(store)).toEqual([]);
    await store.readings.add([weighed(0, 180, 7)]);
    const [alert] = await inbox(store);
    expect(alert).toMatchObject({
      readings: 2,
      shown: { period: 'week', since: inDays(0), limit: pounds(5) },
    });
    await store.readings.add([weighed(1, 181, 8)]);
    expect((await inbox(store))[0]).toMatchObject({ readings: 2, version: alert?.version });
  });

  const saveClinic = async (store: Store, rule: GainRule | null) =>
    store.gainRules.saveClinic(actor, { rule, seen: (await store.gainRules.ofClinic(clinicId)).rule });
  const savePatient = async (store: Store, choice: GainChoice, rule: GainRule | null) => {
    const seen = await store.gainRules.ofPatient(patientId);
    if (!seen) throw new Error('There is such a patient.');
    return store.gainRules.savePatient(actor, { userId: patientId, choice, rule, seen });
  };

  test('of two who choose at once the second is told what is there, and replaces nothing unseen (SCR-02)', async () => {
    const store = await makeStore(kind, world());
    const [mine, theirs] = [
      { day: 1, week: 2 },
      { day: 1.5, week: 3 },
    ];
    const seen = usualGainRule;
    const both = await Promise.all(
      [mine, theirs].map((rule) => store.gainRules.saveClinic(actor, { rule, seen })),
    );
    const { rule: kept } = await store.gainRules.ofClinic(clinicId);
    expect(both.filter((each) => each !== null)).toEqual([{ choice: 'own', rule: kept }]);
    // What is there already is no change, whatever was seen.
    expect(await store.gainRules.saveClinic(actor, { rule: kept, seen })).toBeNull();
    const asClinic = { choice: 'clinic', rule: null } as const;
    const wish = { userId: patientId, choice: 'own', rule: mine } as const;
    expect(await store.gainRules.savePatient(actor, { ...wish, seen: asClinic })).toBeNull();
    expect(await store.gainRules.savePatient(actor, { ...wish, rule: theirs, seen: asClinic })).toEqual({
      choice: 'own',
      rule: mine,
    });
    expect(await store.gainRules.ofPatient(patientId)).toMatchObject({ choice: 'own', rule: mine });
    expect((await store.audit.list(clinicId)).map(({ action }) => action)).toEqual([
      'clinic.weight-gain',
      'patient.weight-gain',
    ]);
  });

  test('the rule of the clinic, and that of the patient before it; off by choice; each with its audit entry', async () => {
    const store = await makeStore(kind, world());
    expect(await store.gainRules.ofClinic(clinicId)).toEqual({ rule: usualGainRule });
    expect(await saveClinic(store, null)).toBeNull();
    expect(await saveClinic(store, null)).toBeNull();
    expect(await store.gainRules.ofPatient(patientId)).toEqual({
      choice: 'clinic',
      rule: null,
      clinic: null,
    });
    await store.readings.add([weighed(0, 180), weighed(1, 190)]);
    expect(await inbox(store)).toEqual([]);
    const rule = { day: pounds(2), week: pounds(4) };
    expect(await savePatient(store, 'own', rule)).toBeNull();
    expect(await store.gainRules.ofPatient(patientId)).toEqual({ choice: 'own', rule, clinic: null });
    await store.readings.add([weighed(2, 192.1)]);
    expect((await inbox(store))[0]).toMatchObject({ readings: 1, shown: { limit: pounds(2) } });
    expect(await savePatient(store, 'off', null)).toBeNull();
    expect(await saveClinic(store, rule)).toBeNull();
    expect(await store.gainRules.ofPatient(patientId)).toEqual({ choice: 'off', rule: null, clinic: rule });
    await store.readings.add([weighed(3, 199)]);
    expect((await inbox(store))[0]).toMatchObject({ readings: 1 });
    expect(await savePatient(store, 'clinic', null)).toBeNull();
    expect(await store.gainRules.ofPatient(patientId)).toEqual({
      choice: 'clinic',
      rule: null,
      clinic: rule,
    });
    const log = await store.audit.list(clinicId);
    expect(log.map(({ action, subject }) => [action, subject])).toEqual([
      ['clinic.weight-gain', clinicId],
      ['patient.weight-gain', patientId],
      ['patient.weight-gain', patientId],
      ['clinic.weight-gain', clinicId],
      ['patient.weight-gain', patientId],
    ]);
    expect(log[0]?.details).toEqual({
      changes: [
        { field: 'dayGain', before: '1.36 kg', after: 'off' },
        { field: 'weekGain', before: '2.27 kg', after: 'off' },
      ],
    });
    await store.gainRules.savePatient(
      { ...actor, clinicId: 'other' },
      { userId: patientId, choice: 'off', rule: null, seen: { choice: 'clinic', rule: null } },
    );
    expect(await store.gainRules.ofPatient(patientId)).toMatchObject({ choice: 'clinic' });
    expect(await store.gainRules.ofPatient('nobody')).toBeNull();
  });
});
