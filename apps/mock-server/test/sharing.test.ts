import type { EndpointName } from '@rpm/api-client/calls';
import { limits, sharedParts } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import type { TestApi } from './harness.ts';
import { daySeconds, friendCalls, owner, shareIdOf, sharingApi, told, type Who } from './sharingApi.ts';

const { patient, provider, otherProvider, otherPatient, otherStaff } = demoAccounts;

let api: TestApi;
let sharing: Awaited<ReturnType<typeof sharingApi>>;
beforeEach(async () => {
  sharing = await sharingApi();
  api = sharing.api;
});

describe('sharing (API-19, behaviour R20)', () => {
  test('a patient who shares too often in a day sends no more mail (F13)', async () => {
    for (let each = 0; each < limits.sharesWithOnePerDay; each += 1) {
      expect((await sharing.share()).status).toBe(200);
    }
    const before = sharing.api.mails.length;
    expect(await sharing.share()).toMatchObject({ status: 429, json: { code: 'tooManyShares' } });
    expect(sharing.api.mails).toHaveLength(before);
  });

  test('a share opens the records of the patient across clinics, until it is stopped', async () => {
    expect((await sharing.friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(404);
    const shareId = shareIdOf(await sharing.share());
    const seen = await sharing.friendCall(otherProvider, 'getFriendsMRSummary');
    const own = await sharing.ask(patient, 'getMRSummary', { params: { userId: owner } });
    expect([seen.status, seen.text]).toEqual([200, own.text]);
    await sharing.stop(shareId);
    expect((await sharing.friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(404);
  });

  test('a share ends by itself', async () => {
    await sharing.share({ days: 1 });
    api.wait(daySeconds - 1);
    expect((await sharing.friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(200);
    api.wait(1);
    expect((await sharing.friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(404);
  });

  test.each(Object.keys(friendCalls) as (keyof typeof friendCalls)[])(
    '%s: a part that is not shared is, to the letter, as if there were no share',
    async (name) => {
      const without = told(await sharing.friendCall(otherProvider, name));
      const shared = friendCalls[name];
      const other = sharedParts.filter((part) => part !== shared);
      await sharing.share({ parts: other });
      const hidden = told(await sharing.friendCall(otherProvider, name));
      const unknown = told(await sharing.friendCall(otherProvider, name, 'patient-none'));
      expect([hidden, unknown]).toEqual([without, without]);
      expect(hidden.status).toBe(404);
      await sharing.share({ parts: [shared] });
      expect((await sharing.friendCall(otherProvider, name)).status).toBe(200);
    },
  );

  test('whoever it is shared with gives it up, and no other (R20)', async () => {
    const leave = async (who: Who, userId: string = owner) =>
      sharing.ask(who, 'leaveShare', { body: { userId } });
    const without = told(await leave(otherProvider));
    expect(without.status).toBe(404);
    await sharing.share({ relation: 'son' });
    for (const who of [otherPatient, otherStaff, provider]) expect(told(await leave(who))).toEqual(without);
    expect(told(await leave(otherProvider, 'patient-none'))).toEqual(without);
    expect((await sharing.friends(otherProvider)).withMe).toMatchObject([{ state: 'live', relation: null }]);
    expect((await leave(otherProvider)).json).toEqual({ message: serverWords.shareLeft });
    expect((await sharing.friends(otherProvider)).withMe).toEqual([]);
    expect((await sharing.friends(patient)).byMe).toMatchObject([
      { state: 'revoked', isLeft: true, relation: 'son', ended: expect.any(String) },
    ]);
    expect(told(await leave(otherProvider))).toEqual(without);
    expect((await sharing.friendCall(otherProvider, 'getFriendLatestMR')).status).toBe(404);
  });

  test('a share opens no list call of the owner’s clinic', async () => {
    await sharing.share();
    const ofClinic: [EndpointName, object][] = [
      ['getMRSummary', { params: { userId: owner } }],
      ['getMRDetail', { params: { userId: owner, resourceType: 'Condition' } }],
      ['getLatestMR', { params: { userId: owner } }],
      ['getTotalMR', { params: { userId: owner } }],
      ['getAllergies', { params: { userId: owner } }],
      ['getFiles', { params: { userId: owner } }],
      ['getPatientInfo', { params: { userId: owner } }],
      ['getPatientNotes', { params: { userId: owner } }],
      ['getBillingCodes', { params: { clinicName: northside.name } }],
    ];
    for (const [name, options] of ofClinic) {
      const { status, json } = await sharing.ask(otherProvider, name, options);
      expect([name, status, json]).toEqual([name, 404, { code: 'notFound', message: refusalWords.notFound }]);
    }
    const orders = { query: { page: '0', noOfRows: '5', clinic: northside.name } };
    expect((await sharing.ask(otherProvider, 'getAllottedDevicesByClinic', orders)).status).toBe(403);
  });

  test('a share with an address of staff opens nothing', async () => {
    await sharing.share({ username: otherStaff.username });
    expect((await sharing.friendCall(otherStaff, 'getFriendLatestMR')).status).toBe(404);
  });

  test('the same address again takes the place of the share before', async () => {
    await sharing.share({ parts: ['readings'] });
    await sharing.share({
      parts: ['records', 'records'],
      username: ` ${otherProvider.username.toUpperCase()} `,
    });
    const { byMe } = await sharing.friends(patient);
    expect(byMe.map(({ state, parts }) => [state, parts]).sort()).toEqual([
      ['live', ['records']],
      ['revoked', ['readings']],
    ]);
  });

  test('the lists say what is shared by me and with me', async () => {
    await sharing.share({ days: 1 });
    api.wait(1);
    await sharing.share({ username: otherPatient.username, days: 2 });
    const { byMe, withMe } = await sharing.friends(patient);
    expect(byMe.map(({ username, state }) => [username, state])).toEqual([
      [otherPatient.username, 'live'],
      [otherProvider.username, 'live'],
    ]);
    expect(withMe).toEqual([]);
    expect((await sharing.friends(otherProvider)).withMe).toMatchObject([
      { owner: { userId: owner, name: 'Marigold Testpatient' }, until: '20261121-15:00:00' },
    ]);
    api.wait(daySeconds);
    expect((await sharing.friends(otherProvider)).withMe).toEqual([]);
    expect((await sharing.friends(patient)).byMe.map(({ state }) => state)).toEqual(['live', 'expired']);
  });

  test('nobody shares with themselves', async () => {
    expect(await sharing.share({ username: ` ${patient.username.toUpperCase()}` })).toMatchObject({
      status: 400,
      json: { message: refusalWords.shareWithSelf, field: 'username' },
    });
    expect(api.mails).toEqual([]);
  });

  test.each([
    [{ days: limits.shareMaxDays + 1 }, 'days'],
    [{ days: 0 }, 'days'],
    [{ parts: [] }, 'parts'],
    [{ parts: ['messages'] }, 'parts.0'],
    [{ username: 'no address' }, 'username'],
  ])('%j is refused by its field', async (wrong, field) => {
    expect(await sharing.share(wrong)).toMatchObject({ status: 400, json: { field } });
  });

  test('only the owner stops a share, and only while it is live; else it is as unknown', async () => {
    const shareId = shareIdOf(await sharing.share({ days: 1 }));
    const unknown = told(await sharing.stop('share-none'));
    expect(unknown.status).toBe(404);
    expect(told(await sharing.stop(shareId, otherPatient))).toEqual(unknown);
    expect((await sharing.stop(shareId)).json).toEqual({ message: serverWords.shareStopped, shareId });
    expect(told(await sharing.stop(shareId))).toEqual(unknown);
    const second = shareIdOf(await sharing.share({ days: 1 }));
    api.wait(daySeconds);
    expect(told(await sharing.stop(second))).toEqual(unknown);
  });
});
