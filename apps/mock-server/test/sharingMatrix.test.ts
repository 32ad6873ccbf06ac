import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { describe, expect, test } from 'vitest';
import type { Row } from '../src/authorization/verdicts.ts';
import { access } from '../src/rooms/access.ts';
import { demoAccounts, smallClinic } from '../src/seed/index.ts';
import { type Answer, testApi } from './harness.ts';
import { rightRequests } from './rightRequests.ts';
import { ownFile } from './sharingApi.ts';
import { makeStore, storeKinds } from './stores.ts';

const { patient, provider, staff, otherPatient, otherProvider, otherStaff } = demoAccounts;
const owner = patient.accountId;
type Who = (typeof demoAccounts)[keyof typeof demoAccounts];

/** Every read that is about one patient, whom its path names by id; and of these, those of whoever was shared with. */
const reads = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const row: Row | string = access[name];
  if (typeof row === 'string' || endpoints[name].method !== 'GET' || !row.about) return false;
  const { what, field, by } = row.about;
  return (what === 'patient' || what === 'share') && row.about.in === 'params' && field === 'userId' && !by;
});
const isFriendCall = (name: EndpointName) => {
  const row: Row | string = access[name];
  return typeof row !== 'string' && row.about?.what === 'share';
};

const isFileCall = (name: EndpointName) => name === 'getFilePart' || name === 'getFriendFilePart';

/** All that an answer tells. */
const told = ({ status, text, headers }: Answer) => ({ status, text, headers: [...headers] });

async function apiOf(kind: (typeof storeKinds)[number]) {
  const api = testApi(await makeStore(kind, { ...smallClinic(), shares: [] }));
  const ask = async (who: Who, name: EndpointName, userId = owner) => {
    const { params, query } = rightRequests[name] as { params?: object; query?: Record<string, string> };
    return api.ask(endpoints[name], {
      // The file is one of the owner's: without a share, that it is there must not show.
      ...{
        params: { ...params, userId, ...(isFileCall(name) && { txnName: ownFile }) },
        query,
        token: await api.sessionOf(who),
      },
    });
  };
  const share = async (who: Who) => {
    const answer = await api.ask(endpoints.shareData, {
      token: await api.sessionOf(patient),
      body: {
        ...{ action: 'share', userId: owner, username: who.username, days: 1 },
        parts: ['readings', 'records', 'notes', 'files'],
      },
    });
    expect(answer.status).toBe(200);
    return endpoints.shareData.answer.parse(answer.json).shareId;
  };
  const stop = async (shareId: string) =>
    api.ask(endpoints.shareData, {
      token: await api.sessionOf(patient),
      body: { action: 'stop', userId: owner, shareId },
    });
  return { api, ask, share, stop };
}

test('the matrix knows the reads of a patient', () => {
  expect(reads.length).toBeGreaterThan(40);
  expect(reads.filter(isFriendCall).sort()).toEqual([
    'downloadMyFriendVitalDetails',
    'getFriendFilePart',
    'getFriendFiles',
    'getFriendLatestMR',
    'getFriendMRDetail',
    'getFriendTimeline',
    'getFriendVitalDetails',
    'getFriendsMRSummary',
  ]);
});

describe.each(storeKinds.filter((kind) => kind !== 'two machines'))(
  'who sees what of a patient who shares, in %s (behaviour R20, section 3)',
  (kind) => {
    test('whoever was shared with sees the shared calls while it lives, and no other; every refusal is one, to the byte', async () => {
      const { api, ask, share, stop } = await apiOf(kind);
      const grantees = [otherProvider, otherPatient] as const;
      const before = new Map<string, unknown>();
      for (const who of grantees)
        for (const name of reads) before.set(`${who.accountId} ${name}`, told(await ask(who, name)));
      for (const who of grantees) {
        const first = await share(who);
        for (const name of reads) {
          const none = before.get(`${who.accountId} ${name}`);
          const live = await ask(who, name);
          if (isFriendCall(name)) expect([name, live.status]).toEqual([name, 200]);
          else expect([name, told(live)]).toEqual([name, none]);
          // Nobody else sees more for it.
          expect([name, (await ask(otherStaff, name)).status]).not.toEqual([name, 200]);
        }
        await stop(first);
        for (const name of reads)
          expect([name, told(await ask(who, name))]).toEqual([name, before.get(`${who.accountId} ${name}`)]);
        await share(who);
        api.wait(86_400);
        for (const name of reads) {
          const none = before.get(`${who.accountId} ${name}`);
          expect([name, told(await ask(who, name))]).toEqual([name, none]);
          expect([name, told(await ask(who, name, 'patient-none'))]).toEqual([name, none]);
        }
      }
    });

    test('the owner and the clinic see by their own calls, and the shared calls are nothing of theirs', async () => {
      const { ask, share } = await apiOf(kind);
      await share(otherProvider);
      for (const name of reads.filter(isFriendCall))
        for (const who of [patient, provider, staff, otherStaff])
          expect([name, who.username, (await ask(who, name)).status]).toEqual([name, who.username, 404]);
      for (const who of [patient, provider, staff]) expect((await ask(who, 'getTimeline')).status).toBe(200);
      for (const who of [otherProvider, otherPatient, otherStaff])
        expect((await ask(who, 'getTimeline')).status).toBe(404);
    });
  },
);
