import { endpoints } from '@rpm/api-client/calls';
import type { Credential } from '@rpm/domain';
import { limits } from '@rpm/domain';
import * as enMails from '@rpm/domain/words/en/mails';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { aCredential, clinicWith, demoAccounts, northside, type World } from '../src/seed/index.ts';
import type { Mail, MailSent } from '../src/subjects/accounts/mails.contract.ts';
import { sendCredentialMails } from '../src/subjects/credentials/send.ts';
import { aPlacement } from './deviceOrders.ts';
import { testApi } from './harness.ts';
import { makeStore, type StoreKind, storeKinds } from './stores.ts';

const { provider, colleague, staff, administrator, otherProvider, otherAdministrator } = demoAccounts;
const { clinicId } = northside;
type Who = Pick<typeof provider | typeof administrator, 'accountId'>;
const pdf = btoa('%PDF-1.7 license %%EOF');
const license = {
  ...{ kind: 'medicalLicense', number: '35.000000', state: 'OH', issuer: 'State Medical Board of Ohio' },
  ...{ issued: '2024-12-19', expires: '2026-12-18', replacesId: null, fileName: 'license.pdf' },
  ...{ contentType: 'application/pdf', content: pdf },
};

async function start(kind: StoreKind, more: Partial<World> = {}) {
  const store = await makeStore(kind, { ...clinicWith([]), ...more });
  const api = testApi(store);
  const ask = async (who: Who, name: keyof typeof endpoints, options: object = {}) =>
    api.ask(endpoints[name], { token: await api.sessionOf(who), ...options });
  const list = async (who: Who = provider) =>
    ((await ask(who, 'getCredentials')).json as { credentials: Credential[] }).credentials;
  const add = (special: object = {}, who: Who = provider) =>
    ask(who, 'addCredential', { body: { ...license, ...special } });
  const added = async (special: object = {}, who: Who = provider) =>
    ((await add(special, who)).json as { credentialId: string }).credentialId;
  const check = (credentialId: string, special: object = {}, who: Who = administrator) =>
    ask(who, 'checkCredential', { body: { credentialId, outcome: 'accepted', ...special } });
  return { api, store, ask, list, add, added, check };
}

describe.each(storeKinds)('credentials over the store in %s (SCR-09)', (kind) => {
  test('kept by its owner, checked by an administrator, with an entry of each in the log', async () => {
    const { store, list, add, check, ask } = await start(kind);
    const kept = await add();
    expect(kept).toMatchObject({ status: 200, json: { message: serverWords.credentialAdded } });
    const [one] = await list();
    const { content: _, replacesId: __, ...shown } = license;
    expect(one).toEqual({
      ...{ ...shown, credentialId: one?.credentialId, bytes: 22, added: '20261120-15:00:00' },
      ...{ review: 'waiting', reason: null, checkedBy: null, isRenewed: false },
    });
    const credentialId = one?.credentialId ?? '';
    expect(await check(credentialId)).toMatchObject({
      json: { message: serverWords.credentialChecked.accepted },
    });
    expect(await list()).toMatchObject([{ review: 'accepted', checkedBy: 'Hawthorn Ledgerby' }]);
    expect((await check(credentialId)).json).toMatchObject({ code: 'credentialChecked' });
    expect((await ask(administrator, 'getClinicCredentials')).json).toMatchObject({
      credentials: [{ credentialId, person: { userId: provider.accountId, name: 'Wren Q. Exampledoc' } }],
    });
    const lines = await store.audit.list(clinicId);
    expect(lines.filter(({ action }) => action.startsWith('credential.'))).toMatchObject([
      {
        action: 'credential.added',
        accountId: provider.accountId,
        details: { kind: 'medicalLicense', contentType: 'application/pdf', bytes: 22 },
      },
      { action: 'credential.accepted', subject: credentialId, details: { accountId: provider.accountId } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('35.000000');
  });

  test('a newer one takes the place of the old one once it is verified, and not before', async () => {
    const { list, added, check } = await start(kind, { credentials: [aCredential()] });
    const newer = await added({ expires: '2028-12-18', replacesId: 'credential-1' });
    const ids = async () => (await list()).map(({ credentialId }) => credentialId).sort();
    expect(await ids()).toEqual([newer, 'credential-1'].sort());
    expect((await list()).find(({ credentialId }) => credentialId === 'credential-1')?.isRenewed).toBe(true);
    await check(newer, { outcome: 'refused', reason: 'Not readable' });
    expect(await list()).toContainEqual(
      expect.objectContaining({ credentialId: newer, review: 'refused', reason: 'Not readable' }),
    );
    expect((await list()).some(({ isRenewed }) => isRenewed)).toBe(false);
    const again = await added({ expires: '2028-12-18', replacesId: 'credential-1' });
    await check(again);
    expect(await ids()).toEqual([again, newer].sort());
  });

  test('of two newer ones of the same one only one is verified; the other can be refused', async () => {
    const { list, added, check } = await start(kind, { credentials: [aCredential()] });
    const one = await added({ replacesId: 'credential-1' });
    const other = await added({ replacesId: 'credential-1' });
    expect((await check(one)).status).toBe(200);
    expect(await check(other)).toMatchObject({
      ...{ status: 409, json: { code: 'credentialReplaced', message: refusalWords.credentialReplaced } },
    });
    const reviews = async () =>
      Object.fromEntries((await list()).map(({ credentialId, review }) => [credentialId, review]));
    expect(await reviews()).toEqual({ [one]: 'accepted', [other]: 'waiting' });
    expect((await check(other, { outcome: 'refused', reason: 'Sent twice' })).status).toBe(200);
    expect(await reviews()).toEqual({ [one]: 'accepted', [other]: 'refused' });
  });

  test('its document is for its owner and the administrators of the clinic, and for nobody else', async () => {
    const { ask, added } = await start(kind);
    const params = { credentialId: await added() };
    const seen = async (who: Who) => (await ask(who, 'getCredentialDocument', { params })).status;
    expect((await ask(provider, 'getCredentialDocument', { params })).json).toEqual({
      ...{ fileName: 'license.pdf', contentType: 'application/pdf', content: pdf },
    });
    expect(await seen(administrator)).toBe(200);
    for (const who of [colleague, staff, otherProvider, otherAdministrator])
      expect(await seen(who)).toBe(404);
  });

  test('another clinic’s administrator neither lists nor checks it, and nobody replaces or removes a colleague’s', async () => {
    const { ask, add, added, check, list } = await start(kind);
    const credentialId = await added();
    expect((await check(credentialId, {}, otherAdministrator)).status).toBe(404);
    expect((await ask(otherAdministrator, 'getClinicCredentials')).json).toMatchObject({ credentials: [] });
    expect((await add({ replacesId: credentialId }, colleague)).status).toBe(404);
    expect((await ask(colleague, 'removeCredential', { body: { credentialId } })).status).toBe(404);
    expect(await list()).toHaveLength(1);
    expect(await list(colleague)).toEqual([]);
  });

  test('what is not verified can be taken away; what is verified stays', async () => {
    const { ask, added, check, list } = await start(kind);
    const [first, second] = [await added(), await added()];
    await check(second);
    const remove = async (credentialId: string) =>
      (await ask(provider, 'removeCredential', { body: { credentialId } })).status;
    expect([await remove(first), await remove(first), await remove(second)]).toEqual([200, 404, 404]);
    expect((await list()).map(({ credentialId }) => credentialId)).toEqual([second]);
  });

  test('an administrator’s own is checked by another one, where there is one', async () => {
    const alone = await start(kind);
    const own = await alone.added({}, administrator);
    expect((await alone.check(own)).status).toBe(200);
    const second = { ...colleague, role: 'ADMIN' };
    const accounts = clinicWith([]).accounts.map((each) =>
      each.accountId === colleague.accountId ? second : each,
    );
    const { added, check } = await start(kind, { accounts });
    const credentialId = await added({}, administrator);
    expect((await check(credentialId)).json).toEqual({
      ...{ code: 'ownCredential', message: refusalWords.ownCredential },
    });
    expect((await check(credentialId, {}, second)).status).toBe(200);
  });

  test('what is wrong is named, and nothing is kept', async () => {
    const { add, list } = await start(kind, {
      credentials: Array.from({ length: limits.credentialsMax - 1 }, (_, at) =>
        aCredential({ credentialId: `c-${at}`, accountId: colleague.accountId }),
      ),
    });
    const field = async (special: object) => (await add(special)).json;
    expect(await field({ issued: '2026-11-21' })).toMatchObject({ code: 'dayToCome', field: 'issued' });
    expect(await field({ content: btoa('<html>') })).toMatchObject({ code: 'fileNotOfItsType' });
    expect(await field({ kind: 'npi', number: '1' })).toMatchObject({ code: 'badField', field: 'number' });
    expect(await list()).toEqual([]);
    expect((await add({}, colleague)).status).toBe(200);
    expect((await add({}, colleague)).json).toMatchObject({ code: 'credentialsFull' });
  });

  test('a document of 10 MB is kept as it came; one byte more is too large', async () => {
    const { add, ask, list } = await start(kind);
    const ofSize = (bytes: number) => {
      const [head, tail] = ['%PDF-1.7 ', ' %%EOF'];
      return btoa(`${head}${'x'.repeat(bytes - head.length - tail.length)}${tail}`);
    };
    const content = ofSize(limits.credentialMaxBytes);
    expect((await add({ content: ofSize(limits.credentialMaxBytes + 1) })).status).toBe(413);
    expect((await add({ content })).status).toBe(200);
    const [one] = await list();
    expect(one?.bytes).toBe(limits.credentialMaxBytes);
    const params = { credentialId: one?.credentialId ?? '' };
    const { json } = await ask(provider, 'getCredentialDocument', { params });
    expect((json as { content: string }).content === content).toBe(true);
  });

  test('while a license has expired orders go on, until the clinic wants them to wait', async () => {
    const expired = aCredential({ state: 'NY', expires: '2026-11-19' });
    const { ask } = await start(kind, { credentials: [expired] });
    const place = async (who: Who) => ask(who, 'placeDeviceOrder', { body: aPlacement() });
    const params = { userId: provider.accountId };
    expect((await ask(staff, 'getLicenses', { params })).json).toEqual({
      licenses: [{ kind: 'medicalLicense', state: 'NY', expires: '2026-11-19', review: 'accepted' }],
      ordersWait: false,
      timeZone: northside.timeZone,
    });
    expect((await place(provider)).status).toBe(200);
    expect((await ask(administrator, 'saveCredentialRule', { body: { ordersWait: true } })).status).toBe(200);
    for (const who of [provider, staff])
      expect(await place(who)).toMatchObject({
        status: 403,
        json: { code: 'licenseExpired', message: refusalWords.licenseExpired },
      });
    expect((await ask(provider, 'getCredentials')).json).toMatchObject({
      ...{ ordersWait: true, timeZone: northside.timeZone },
    });
    await ask(administrator, 'saveCredentialRule', { body: { ordersWait: false } });
    expect((await place(provider)).status).toBe(200);
  });

  describe('mails before the end', () => {
    async function mailing(credentials: World['credentials'] = [aCredential({ expires: '2027-01-19' })]) {
      const { store, ask } = await start(kind, { credentials });
      let outcome: MailSent;
      const run = async (iso: string) => {
        const mails: Mail[] = [];
        const mail = async (one: Mail) => {
          mails.push(one);
          return outcome;
        };
        const services = { store, mail, clock: () => new Date(iso), portalOrigin: 'https://portal.example' };
        await Promise.all([sendCredentialMails(services), sendCredentialMails(services)]);
        return mails;
      };
      return { run, ask, refuse: (next: MailSent) => (outcome = next) };
    }

    test('60 and 14 days before, once each, from eight by the clinic’s clock', async () => {
      const { run } = await mailing();
      expect(await run('2026-11-19T20:00:00Z')).toEqual([]);
      expect(await run('2026-11-20T12:59:00Z')).toEqual([]);
      const [mail, ...more] = await run('2026-11-20T13:00:00Z');
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: provider.username, subject: enMails.mailWords.credential.subject });
      expect(mail?.text).toContain('ends on January 19, 2027.');
      expect(mail?.text).toContain('https://portal.example/mycredentials');
      expect(mail?.text).not.toContain('35.000000');
      expect(await run('2026-11-21T13:00:00Z')).toEqual([]);
      expect(await run('2027-01-05T13:00:00Z')).toHaveLength(1);
      expect(await run('2027-01-19T13:00:00Z')).toEqual([]);
    });

    test('what was certainly not sent goes at the next time', async () => {
      const { run, refuse } = await mailing();
      refuse('refused');
      expect((await run('2026-11-20T13:00:00Z')).length).toBeGreaterThan(0);
      refuse(undefined);
      expect(await run('2026-11-20T14:00:00Z')).toHaveLength(1);
      expect(await run('2026-11-20T15:00:00Z')).toEqual([]);
    });

    test('not to somebody whose access has ended, until it is given back', async () => {
      const { run, ask } = await mailing([aCredential({ expires: '2026-12-01' })]);
      const body = { accountId: provider.accountId };
      expect((await ask(administrator, 'endAccess', { body })).status).toBe(200);
      expect(await run('2026-11-20T15:00:00Z')).toEqual([]);
      expect((await ask(administrator, 'restoreAccess', { body })).status).toBe(200);
      expect(await run('2026-11-20T16:00:00Z')).toMatchObject([{ to: provider.username }]);
    });

    test('not of what is unchecked, not accepted, replaced or over, or has no end', async () => {
      const soon = { expires: '2026-12-01' };
      const { run } = await mailing([
        aCredential({ ...soon, credentialId: 'e', review: 'refused', reason: 'Not legible' }),
        aCredential({ ...soon, credentialId: 'a', review: 'waiting' }),
        aCredential({ ...soon, credentialId: 'b', replacedAt: new Date('2026-11-01T00:00:00Z') }),
        aCredential({ credentialId: 'c', expires: '2026-11-19' }),
        aCredential({ credentialId: 'd', expires: null, kind: 'npi' }),
      ]);
      expect(await run('2026-11-20T15:00:00Z')).toEqual([]);
    });
  });
});
