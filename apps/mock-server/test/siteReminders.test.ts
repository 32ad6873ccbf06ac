import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../src/seed/index.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { buildPortal, site } from './siteWorld.ts';

buildPortal();

describe('the press of a mail program that stops reminders (RFC 8058)', () => {
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '26' },
    body: 'List-Unsubscribe=One-Click',
  };
  test('is answered at the address of the page, and a visit alone changes nothing', async () => {
    const { api, get } = await site();
    const { store } = api.services;
    const { accountId, clinicId } = demoAccounts.patient;
    const at = api.services.clock();
    await store.reminders.save({ accountId, clinicId, at }, { isOn: true, hour: 10 });
    const token = 'y'.repeat(43);
    const mail = { patientId: accountId, day: '2026-11-20', tokenHash: hashToken(token), at };
    expect(await store.reminders.take(mail)).toBe(true);
    const page = await get(`/stop-reminders/${token}`);
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(await store.reminders.find(accountId)).toMatchObject({ isOn: true });
    expect((await get(`/stop-reminders/${token}`, form)).status).toBe(200);
    expect(await store.reminders.find(accountId)).toMatchObject({ isOn: false });
    expect((await get(`/stop-reminders/${token}`, form)).status).toBe(200);
    expect((await get(`/stop-reminders/${'z'.repeat(43)}`, form)).status).toBe(400);
    expect((await get('/stop-reminders/short', form)).status).toBe(400);
    expect((await get('/stop-reminders', form)).status).toBe(405);
    expect(JSON.stringify(api.log)).not.toContain(token);
  });
});
