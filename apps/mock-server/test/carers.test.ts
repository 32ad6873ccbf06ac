import { endpoints } from '@rpm/api-client/calls';
import { limits, type NewPatient, SessionRecord } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts, northside, smallClinic, southside } from '../src/seed/index.ts';
import { type Answer, type TestApi, testApi } from './harness.ts';
import { rightRequests } from './rightRequests.ts';
import { daySeconds } from './sharingApi.ts';
import { makeStore, storeKinds } from './stores.ts';

const { patient, carer: kept, administrator, otherStaff, otherProvider } = demoAccounts;
const person = rightRequests.createPatientInfo.body as NewPatient;
const username = 'daughter+1@example.test';
const password = 'three old paper boats';
const gone = { status: 400, json: { code: 'linkGone', message: refusalWords.linkGone } };

describe.each(storeKinds)(
  'somebody with whom a patient shares, over the store in %s (SCR-07, R20)',
  (kind) => {
    let api: TestApi;
    beforeEach(async () => {
      api = testApi(await makeStore(kind, { ...smallClinic(), shares: [] }));
    });
    const share = async (to = username, days = 3) => {
      const answer = await api.ask(endpoints.shareData, {
        token: await api.sessionOf(patient),
        body: {
          ...{ action: 'share', userId: patient.accountId, username: to, parts: ['readings'], days },
        },
      });
      const { shareId } = endpoints.shareData.answer.parse(answer.json);
      const [, token = ''] =
        /\/TemporaryTimeline\/[^/\s]+\/([\w-]{43})$/m.exec(api.mails.at(-1)?.text ?? '') ?? [];
      return { shareId, token };
    };
    const stop = async (shareId: string) =>
      api.ask(endpoints.shareData, {
        token: await api.sessionOf(patient),
        body: { action: 'stop', userId: patient.accountId, shareId },
      });
    const accept = (token: string, special: object = {}): Promise<Answer> =>
      api.ask(endpoints.acceptShare, {
        body: {
          username,
          token,
          firstName: ' Briar ',
          lastName: 'Testpatient',
          password,
          acceptsTerms: true,
          ...special,
        },
      });
    const logIn = async () =>
      SessionRecord.parse((await api.ask(endpoints.login, { body: { username, password } })).json);
    const readings = (token: string) =>
      api.ask(endpoints.getFriendVitalDetails, {
        ...{ token, params: { userId: patient.accountId, vital: 'BloodPressure' } },
      });

    test('opens an account by the link, logs in, takes the link and sees what is shared until it is stopped', async () => {
      const { shareId, token: link } = await share();
      const opened = await accept(link);
      expect([opened.status, opened.json]).toEqual([200, { message: serverWords.accountOpened }]);
      const { token, user } = await logIn();
      expect(user).toMatchObject({
        ...{ username, role: 'PATIENT', isCarer: true, firstName: 'Briar', lastName: 'Testpatient' },
      });
      const taken = await api.ask(endpoints.verifyTempAcess, {
        token,
        body: { email: username, token: link },
      });
      expect(taken.json).toMatchObject({ userId: patient.accountId, parts: ['readings'] });
      expect((await readings(token)).status).toBe(200);
      const seen = await api.ask(endpoints.getMyFriends, {
        ...{ token: await api.sessionOf(patient), params: { userId: patient.accountId } },
      });
      expect(endpoints.getMyFriends.answer.parse(seen.json).byMe[0]?.grantee).toMatchObject({
        name: 'Briar Testpatient',
      });
      await stop(shareId);
      expect((await readings(token)).status).toBe(404);
    });

    test('has an address that is confirmed, and nothing that patients or clinics have', async () => {
      await accept((await share()).token);
      const { token, user } = await logIn();
      const state = await api.ask(endpoints.getEmailState, { token });
      expect(endpoints.getEmailState.answer.parse(state.json).confirmedAt).not.toBeNull();
      const { userId } = user;
      const own = [
        api.ask(endpoints.getPatientInfo, { token, params: { userId } }),
        api.ask(endpoints.getReminder, { token }),
        api.ask(endpoints.getTimeline, { token, params: { userId } }),
        api.ask(endpoints.shareData, {
          token,
          body: { action: 'share', userId, username: 'x@example.test', parts: ['files'], days: 1 },
        }),
        api.ask(endpoints.getStaff, { token }),
      ];
      expect((await Promise.all(own)).map(({ status }) => status)).toEqual([404, 403, 404, 404, 403]);
    });

    test('is no colleague and no patient of the clinic; its log has the opening, and not the address', async () => {
      await accept((await share()).token);
      const { store } = api.services;
      const account = await store.accounts.findByUsername(username);
      expect(account).toMatchObject({ isCarer: true, clinicId: northside.clinicId });
      const staff = await api.ask(endpoints.getStaff, { token: await api.sessionOf(administrator) });
      expect(staff.text).not.toContain('Briar');
      expect(await store.patients.find(account?.accountId ?? '')).toBeNull();
      const log = await store.audit.list(northside.clinicId);
      const entry = log.find(({ accountId }) => accountId === account?.accountId);
      expect(entry).toMatchObject({ action: 'account.opened' });
      expect(JSON.stringify(log)).not.toContain(username);
    });

    test('wrong, taken, stopped, too old, of another address and of one that logs in have one answer', async () => {
      const answers: Record<string, Answer> = {};
      answers.wrong = await accept('A'.repeat(43));
      const stopped = await share();
      await stop(stopped.shareId);
      answers.stopped = await accept(stopped.token);
      const { token: other } = await share('somebody@example.test');
      answers.other = await accept(other);
      const { token: known } = await share(kept.username);
      answers.known = await accept(known, { username: kept.username });
      const { token: old } = await share(username, limits.shareLinkDays + 2);
      api.wait(limits.shareLinkDays * daySeconds);
      answers.old = await accept(old);
      const { token: first } = await share();
      expect((await accept(first)).status).toBe(200);
      answers.again = await accept(first, { password: 'another long password' });
      for (const [why, answer] of Object.entries(answers)) {
        expect(answer, why).toMatchObject(gone);
        expect(answer.text, why).toBe(answers.wrong.text);
      }
      expect((await logIn()).user).toHaveProperty('isCarer', true);
    });

    test('of several at the same time one succeeds', async () => {
      const { token } = await share();
      const statuses = (await Promise.all([accept(token), accept(token), accept(token)])).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([200, 400, 400]);
    });

    test('without name, terms or a good password nothing is opened, and the link stays', async () => {
      const { token } = await share();
      for (const special of [
        { firstName: ' ' },
        { lastName: '' },
        { acceptsTerms: false },
        { password: 'short' },
      ])
        expect((await accept(token, special)).status).toBe(400);
      expect(await api.services.store.accounts.findByUsername(username)).toBeNull();
      expect((await accept(token)).status).toBe(200);
    });

    test('whose clinic enrolls them later adds it by its code, and goes from one to the other (F12)', async () => {
      await accept((await share()).token);
      const { token } = await logIn();
      const enroll = { token: await api.sessionOf(otherStaff) };
      const body = { ...person, username, dUserId: otherProvider.accountId };
      const enrolled = await api.ask(endpoints.createPatientInfo, { ...enroll, body });
      const { userId } = endpoints.createPatientInfo.answer.parse(enrolled.json);
      const made = await api.ask(endpoints.newActivationCode, { ...enroll, body: { userId } });
      const { code: activationCode } = endpoints.newActivationCode.answer.parse(made.json);
      expect((await api.ask(endpoints.addOwnClinic, { token, body: { activationCode } })).status).toBe(200);
      const own = await api.ask(endpoints.getOwnClinics, { token });
      const { result } = endpoints.getOwnClinics.answer.parse(own.json);
      expect(result.find(({ isCurrent }) => isCurrent)).toMatchObject({ clinic: serverWords.sharedWithYou });
      expect(result.find(({ isCurrent }) => !isCurrent)).toMatchObject({ clinic: southside.name, userId });
      const switched = await api.ask(endpoints.switchClinic, { token, body: { userId } });
      const { user, token: asPatient } = endpoints.switchClinic.answer.parse(switched.json);
      expect(user).not.toHaveProperty('isCarer');
      const info = await api.ask(endpoints.getPatientInfo, { token: asPatient, params: { userId } });
      expect(info.status).toBe(200);
    });
  },
);
