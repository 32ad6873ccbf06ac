import { endpoints } from '@rpm/api-client/calls';
import { expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { complianceOf } from './requestAlerts.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore } from './stores.ts';

async function start() {
  const store = await makeStore('memory', requestWorld());
  const api = testApi(store);
  const token = await api.sessionOf(demoAccounts.staff);
  const list = async () =>
    (await api.ask(endpoints.getComplianceAlerts, { token, query: { page: '0', noOfRows: '50' } })).json as {
      result: { alertId: string; userId: string; state: string; today: string }[];
      total: number;
    };
  return { api, store, token, list };
}
const own = { alertId: complianceOf('own'), version: 1 };
const note = 'Called: the cuff works again.';

test.each([
  ['acknowledgeCompliance', { list: [] }, 'list'],
  ['acknowledgeCompliance', { list: Array.from({ length: 101 }, () => own) }, 'list'],
  ['snoozeCompliance', { list: [own], until: '20261120-15:00:00' }, 'until'],
  ['snoozeCompliance', { list: [own], until: '20261220-15:00:01' }, 'until'],
  ['resolveCompliance', { list: [own] }, 'note'],
  ['resolveCompliance', { list: [own], note: '  too few  ' }, 'note'],
] as const)('%s with %j is refused, and nothing is written (SCR-02)', async (name, body, field) => {
  const { api, store, token, list } = await start();
  const answer = await api.ask(endpoints[name], { token, body });
  expect([answer.status, (answer.json as { field: string }).field]).toEqual([400, field]);
  expect((await list()).result.find(({ alertId }) => alertId === own.alertId)?.state).toBe('Open');
  expect(await store.audit.list(demoAccounts.staff.clinicId)).toEqual([]);
});

test('an alert of another clinic is to the byte as one that does not exist, and takes all others back (F5)', async () => {
  const { api, token, list } = await start();
  const ask = async (alertId: string) => {
    const body = { list: [own, { alertId, version: 1 }] };
    const { status, text } = await api.ask(endpoints.acknowledgeCompliance, { token, body });
    return [status, text];
  };
  const foreign = await ask(complianceOf('foreign'));
  expect(foreign[0]).toBe(404);
  expect(await ask('no-such-alert')).toEqual(foreign);
  const { result } = await list();
  expect(result.find(({ alertId }) => alertId === own.alertId)?.state).toBe('Open');
  expect(result.map(({ alertId }) => alertId)).not.toContain(complianceOf('foreign'));
});

test('who comes second is told who was first (SCR-02)', async () => {
  const { api, token } = await start();
  const body = { list: [own], note };
  expect((await api.ask(endpoints.resolveCompliance, { token, body })).status).toBe(200);
  const other = await api.sessionOf(demoAccounts.provider);
  const second = await api.ask(endpoints.resolveCompliance, { token: other, body });
  expect([second.status, second.json]).toMatchObject([
    409,
    { code: 'alertChanged', state: 'Resolved', by: { name: 'Quince Deskworth' } },
  ]);
});

test.each([
  ['2026-11-25', 200],
  ['2027-02-20', 200],
  ['2027-02-21', 400],
  ['2026-08-19', 400],
  ['2026-02-30', 400],
  ['', 400],
])('a patient says to be away until %s: %d, of the own record alone', async (until, status) => {
  const { api } = await start();
  const ask = async (account: { accountId: string }) => {
    const token = await api.sessionOf(account);
    return (await api.ask(endpoints.getAbsence, { token })).json;
  };
  const token = await api.sessionOf(demoAccounts.patient);
  expect(await ask(demoAccounts.patient)).toEqual({ until: null, isSilent: true });
  expect((await api.ask(endpoints.sayAway, { token, body: { until } })).status).toBe(status);
  expect(await ask(demoAccounts.patient)).toEqual({ until: status === 200 ? until : null, isSilent: true });
  expect(await ask(demoAccounts.otherPatient)).toMatchObject({ until: null });
});
