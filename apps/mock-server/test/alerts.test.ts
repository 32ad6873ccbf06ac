import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { alertOf, requestWorld } from './requestWorld.ts';
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
    expect((await list({ tab: 'resolved' })).total).toBe(0);
    expect((await list({ noOfRows: '5', page: '1' })).result).toHaveLength(3);
  });
});
