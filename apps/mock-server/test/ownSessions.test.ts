import { endpoints } from '@rpm/api-client/calls';
import { limits, SessionRecord } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const { staff, patient, administrator } = demoAccounts;

describe.each(storeKinds)('the own sessions over the store in %s', (kind) => {
  const agent = {
    windows:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    phone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  };
  async function fresh() {
    const api = testApi(await makeStore(kind, clinicWith([])));
    const logIn = async (userAgent: string) => {
      const answer = await api.request('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': userAgent },
        body: JSON.stringify({ username: staff.username, password: testPassword }),
      });
      return SessionRecord.parse(await answer.json()).token;
    };
    const list = async (token: string) =>
      endpoints.getSessions.answer.parse((await api.ask(endpoints.getSessions, { token })).json).result;
    const alive = async (token: string) => (await api.ask(endpoints.keepAlive, { token })).status;
    return { api, logIn, list, alive };
  }

  test('are listed with browser and system, and ended one by one (F20, ASVS 7.5.2)', async () => {
    const { api, logIn, list, alive } = await fresh();
    const desk = await logIn(agent.windows);
    api.wait(60);
    const phone = await logIn(agent.phone);
    const rows = await list(phone);
    expect(rows).toMatchObject([
      { browser: 'safari', system: 'ios', isCurrent: true, lastSeenAt: '20261120-15:01:00' },
      { browser: 'chrome', system: 'windows', isCurrent: false, startedAt: '20261120-15:00:00' },
    ]);
    const other = await api.sessionOf(demoAccounts.provider);
    const end = (token: string) =>
      api.ask(endpoints.endSession, { token, body: { sessionId: rows[1]?.sessionId ?? '' } });
    expect((await end(other)).status, 'of somebody else').toBe(404);
    expect((await end(phone)).status).toBe(200);
    expect([await alive(desk), await alive(phone)]).toEqual([401, 200]);
    expect((await end(phone)).status).toBe(404);
  });

  test('all others are ended at once, and those that are over are not listed', async () => {
    const { api, logIn, list, alive } = await fresh();
    await logIn(agent.windows);
    api.wait(limits.idleLogoutSeconds + limits.idleGraceSeconds);
    const [one, two, own] = [await logIn(agent.windows), await logIn(agent.phone), await logIn(agent.phone)];
    expect(await list(own)).toHaveLength(3);
    expect((await api.ask(endpoints.endOtherSessions, { token: own })).status).toBe(200);
    expect([await alive(one), await alive(two), await alive(own)]).toEqual([401, 401, 200]);
    expect(await list(own)).toHaveLength(1);
  });

  test('patients stay logged in for 15 minutes where the clinic allows it, and choose otherwise (behaviour R5)', async () => {
    const { api } = await fresh();
    const asAdministrator = await api.sessionOf(administrator);
    const allow = (sessionMaxSeconds: number) =>
      api.ask(endpoints.saveClinic, { token: asAdministrator, body: { sessionMaxSeconds } });
    const seconds = async (who: typeof patient | typeof staff) => {
      const { json } = await api.ask(endpoints.login, {
        body: { username: who.username, password: testPassword },
      });
      return SessionRecord.parse(json).preferences?.sessionSeconds;
    };
    await allow(300);
    expect([await seconds(patient), await seconds(staff)]).toEqual([300, 300]);
    await allow(1800);
    expect([await seconds(patient), await seconds(staff)]).toEqual([limits.patientIdleLogoutSeconds, 300]);
    const token = await api.sessionOf(patient);
    await api.ask(endpoints.saveProfile, { token, body: { theme: 'dark' } });
    expect(await seconds(patient)).toBe(limits.patientIdleLogoutSeconds);
    await api.ask(endpoints.saveProfile, { token, body: { sessionSeconds: 300 } });
    expect(await seconds(patient)).toBe(300);
  });
});
