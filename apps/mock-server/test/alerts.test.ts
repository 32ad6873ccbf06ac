import { endpoints } from '@rpm/api-client/calls';
import { excessesOf, judge, limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { startOfTest, testApi } from './harness.ts';
import { alertOf } from './requestAlerts.ts';
import { people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore } from './stores.ts';

const note = 'Sat down and measured again.';
async function start() {
  const store = await makeStore('memory', requestWorld());
  const api = testApi(store);
  const token = await api.sessionOf(demoAccounts.staff);
  const other = await api.sessionOf(demoAccounts.provider);
  return { api, store, token, other };
}
const own = { alertId: alertOf('own'), version: 1 };

describe('the calls of alerts (SCR-02)', () => {
  test.each([
    ['resolveAlert', { outcome: 'advice' }, 'note'],
    ['resolveAlert', { outcome: 'advice', note: '   too few  ' }, 'note'],
    ['resolveAlert', { outcome: 'advice', note: 'x'.repeat(501) }, 'note'],
    ['resolveAlert', { outcome: 'closed', note }, 'outcome'],
    ['resolveAlert', { note }, 'outcome'],
    ['snoozeAlert', { until: '20261120-15:00:00' }, 'until'],
    ['snoozeAlert', { until: '20261119-15:00:00' }, 'until'],
    ['snoozeAlert', { until: '20261220-15:00:01' }, 'until'],
    ['assignAlert', { accountId: demoAccounts.patient.accountId }, 'accountId'],
    ['assignAlert', { accountId: demoAccounts.otherProvider.accountId }, 'accountId'],
    ['assignAlert', { accountId: 'nobody' }, 'accountId'],
  ] as const)('%s with %j is refused, and nothing is written', async (name, body, field) => {
    const { api, store, token } = await start();
    const answer = await api.ask(endpoints[name], { token, body: { ...own, ...body } });
    expect([answer.status, (answer.json as { field: string }).field]).toEqual([400, field]);
    expect(await store.alerts.find(own.alertId)).toMatchObject({ state: 'Open', version: 1 });
    expect(await store.audit.list(demoAccounts.staff.clinicId)).toEqual([]);
  });

  test.each([
    ['snoozeAlert', { until: '20261220-15:00:00' }],
    ['resolveAlert', { outcome: 'advice', note: 'ten chars.' }],
    ['resolveAlert', { outcome: 'noContact', note: 'x'.repeat(500) }],
  ] as const)('%s with %j is right', async (name, body) => {
    const { api, token } = await start();
    expect((await api.ask(endpoints[name], { token, body: { ...own, ...body } })).status).toBe(200);
  });

  test('who comes second is told who was first, and what it is now', async () => {
    const { api, token, other } = await start();
    const end = { ...own, outcome: 'advice', note };
    expect((await api.ask(endpoints.resolveAlert, { token, body: end })).status).toBe(200);
    const second = await api.ask(endpoints.resolveAlert, { token: other, body: end });
    expect([second.status, second.json]).toMatchObject([
      409,
      {
        code: 'alertChanged',
        state: 'Resolved',
        by: { name: 'Quince Deskworth' },
        time: '20261120-15:00:00',
      },
    ]);
  });

  test('what somebody saw before a reading joined is not closed with it', async () => {
    const { api, token } = await start();
    const answer = await api.ask(endpoints.resolveAlert, {
      token,
      body: { ...own, version: 0, outcome: 'advice', note },
    });
    expect([answer.status, answer.json]).toMatchObject([409, { state: 'Open', by: null }]);
  });

  test('the count keeps no session alive (NAV-05)', async () => {
    const { api, token } = await start();
    const seconds = limits.idleLogoutSeconds / 2;
    for (const _ of [1, 2]) {
      expect((await api.ask(endpoints.getAlertCounts, { token })).status).toBe(200);
      api.wait(seconds);
    }
    api.wait(limits.idleGraceSeconds + 1);
    expect((await api.ask(endpoints.getAlertCounts, { token })).status).toBe(401);
  });

  test('a patient is asked about own values alone, by vital and time, without a number (SCR-02)', async () => {
    const store = await makeStore('memory', { ...clinicWith([]), readings: () => [] });
    const api = testApi(store);
    const values = { systolic: 190, diastolic: 70 };
    const at = new Date(startOfTest.getTime() - 600_000);
    const excesses = excessesOf('BloodPressure', values).map((each) => ({ ...each, newAlertId: 'asked' }));
    const own = { vital: 'BloodPressure', at, receivedAt: at, values, serial: 'SN-1', excesses } as const;
    const { accountId: patientId } = demoAccounts.patient;
    await store.readings.add([{ patientId, ...own, ...judge('BloodPressure', values) }]);
    const ask = async (account: { accountId: string }) =>
      (await api.ask(endpoints.getRepeatsAsked, { token: await api.sessionOf(account) })).json;
    expect(await ask(demoAccounts.otherPatient)).toEqual({ result: [] });
    expect(await ask(demoAccounts.patient)).toEqual({
      result: [{ vital: 'BloodPressure', state: 'waiting', until: '20261120-15:20:00' }],
    });
  });

  test('a patient is told what was done about an own reading, and no word of the clinic’s notes (PDB-07)', async () => {
    const store = await makeStore('memory', { ...clinicWith([]), readings: () => [] });
    const api = testApi(store);
    const values = { systolic: 190, diastolic: 70 };
    const at = new Date(startOfTest.getTime() - 600_000);
    const excesses = excessesOf('BloodPressure', values).map((each) => ({ ...each, newAlertId: 'told' }));
    const reading = { vital: 'BloodPressure', at, receivedAt: at, values, serial: 'SN-1', excesses } as const;
    const { accountId: patientId } = demoAccounts.patient;
    await store.readings.add([{ patientId, ...reading, ...judge('BloodPressure', values) }]);
    const ask = async (account: { accountId: string }, time = '20261120-14:50:00') =>
      api.ask(endpoints.getReadingSteps, {
        token: await api.sessionOf(account),
        params: { vital: 'BloodPressure', time },
      });
    const kinds = async () => (await ask(demoAccounts.patient)).json as { steps: { kind: string }[] };
    expect((await kinds()).steps).toEqual([
      { kind: 'alerted', time: '20261120-14:50:00', by: null, outcome: null },
    ]);
    const staff = await api.sessionOf(demoAccounts.staff);
    await api.ask(endpoints.reviewReadings, {
      token: staff,
      body: { userId: patientId, upTo: '20261120-14:55:00' },
    });
    const { version = 0 } = (await store.alerts.find('told')) ?? {};
    const end = { alertId: 'told', version, outcome: 'advice', note };
    expect((await api.ask(endpoints.resolveAlert, { token: staff, body: end })).status).toBe(200);
    const told = await kinds();
    expect(told.steps.map(({ kind }) => kind)).toEqual(['alerted', 'seen', 'resolved']);
    expect(told.steps.at(-1)).toMatchObject({ outcome: 'advice', by: { name: 'Quince Deskworth' } });
    expect(JSON.stringify(told)).not.toContain(note);
    // Another patient has none of that time, and nobody one of another.
    const nothing = { reading: null, steps: [] };
    expect((await ask(demoAccounts.otherPatient)).json).toEqual(nothing);
    expect((await ask(demoAccounts.patient, '20261120-14:50:01')).json).toEqual(nothing);
    expect((await ask(demoAccounts.patient, 'yesterday')).status).toBe(400);
  });

  test('whoever takes the alert of a critical reading has looked at it, as its patient is told (PDB-07, R14)', async () => {
    const { api, store } = await start();
    const { accountId: patientId } = demoAccounts.patient;
    const at = new Date('2026-11-20T14:50:00Z');
    const values = { systolic: 192, diastolic: 121 };
    const excesses = excessesOf('BloodPressure', values).map((each) => ({ ...each, newAlertId: 'taken' }));
    const reading = { vital: 'BloodPressure', at, receivedAt: at, values, serial: 'SN-1', excesses } as const;
    await store.readings.add([{ patientId, ...reading, ...judge('BloodPressure', values) }]);
    const token = await api.sessionOf(demoAccounts.patient);
    const seenBy = async () =>
      endpoints.getUrgentReading.answer.parse((await api.ask(endpoints.getUrgentReading, { token })).json)
        .urgent?.seenBy;
    expect(await seenBy()).toBeNull();
    const { version = 0 } = (await store.alerts.find('taken')) ?? {};
    const taken = await api.ask(endpoints.acknowledgeAlert, {
      token: await api.sessionOf(demoAccounts.staff),
      body: { alertId: 'taken', version },
    });
    expect(taken.status).toBe(200);
    expect(await seenBy()).toMatchObject({ name: 'Quince Deskworth' });
    // The card of its vital says no less, and nor does the record.
    const latest = await api.ask(endpoints.getLatestMeasurementRecord, {
      token,
      params: { userId: patientId },
    });
    const vitals = await api.ask(endpoints.getMyVitalList, {
      token: await api.sessionOf(demoAccounts.staff),
      params: { userId: patientId },
    });
    const look = { userId: demoAccounts.staff.accountId, name: 'Quince Deskworth' };
    const ofVital = expect.objectContaining({
      mrSubType: 'BloodPressure',
      seenBy: expect.objectContaining(look),
    });
    expect(latest.json).toContainEqual(ofVital);
    expect(vitals.json).toContainEqual(
      expect.objectContaining({ mrSubType: 'BloodPressure', handledBy: expect.objectContaining(look) }),
    );
  });

  test('the inbox is the clinic’s own, filtered and counted', async () => {
    const { api, token } = await start();
    const list = async (query: object) => {
      const asked = { tab: 'medical', page: '0', noOfRows: '50', ...query };
      const { json } = await api.ask(endpoints.getAlerts, { token, query: asked });
      return json as { result: { alertId: string }[]; total: number; critical: number };
    };
    const all = await list({});
    expect([all.total, all.critical, all.result.length]).toEqual([8, 8, 8]);
    expect(all.result.some(({ alertId }) => alertId.includes('foreign'))).toBe(false);
    expect((await list({ owner: 'mine' })).total).toBe(2);
    expect((await list({ owner: 'unassigned' })).total).toBe(2);
    expect((await list({ severity: 'Cautious' })).total).toBe(0);
    expect((await list({ vital: 'Weight' })).total).toBe(0);
    expect((await list({ userId: people.foreign.userId })).total).toBe(0);
    expect((await list({ userId: 'nobody' })).result).toEqual([]);
    expect((await list({ tab: 'resolved' })).total).toBe(0);
    expect((await list({ noOfRows: '5', page: '1' })).result).toHaveLength(3);
  });
});
