import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { orderOf, people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore, storeKinds } from './stores.ts';

const { administrator, provider, staff } = demoAccounts;
const userId = people.own.userId;
const otherId = people.colleagues.userId;
const wish = { userId, otherId, details: 'kept' } as const;

/** Nothing is open in the record that stays. */
const world = () => {
  const basis = requestWorld();
  return {
    ...basis,
    readings: () => [],
    alerts: () => (basis.alerts?.() ?? []).filter(({ patientId }) => patientId === otherId),
  };
};

describe.each(storeKinds.filter((kind) => kind !== 'two machines'))(
  'merges over the API on %s (F5)',
  (kind) => {
    const fresh = async () => {
      const store = await makeStore(kind, world());
      const api = testApi(store);
      const as = async (
        account: { accountId: string },
        call: (typeof endpoints)[keyof typeof endpoints],
        body: object,
      ) => api.ask(call, { token: await api.sessionOf(account), body });
      const standing = async (id: string) =>
        endpoints.getPatientInfo.answer.parse(
          (
            await api.ask(endpoints.getPatientInfo, {
              token: await api.sessionOf(staff),
              params: { userId: id },
            })
          ).json,
        ).standing;
      return { store, api, as, standing };
    };

    test('an administrator compares, merges and undoes; both records say so', async () => {
      const { api, as, standing } = await fresh();
      const token = await api.sessionOf(administrator);
      const preview = await api.ask(endpoints.getMergePreview, { token, params: { userId, otherId } });
      expect(endpoints.getMergePreview.answer.parse(preview.json)).toMatchObject({
        patient: { userId, account: 'active', isMerged: false },
        other: { userId: otherId, counts: { orders: 3 }, stays: { orders: 0, files: 1 } },
        sameAlerts: 0,
      });
      await api.settle();
      const seen = await api.services.store.access.list(northside.clinicId);
      const read = seen.filter(
        ({ event, accountId }) => event === 'read' && accountId === administrator.accountId,
      );
      // The comparison shows both (F2).
      expect(read.map(({ subject }) => subject)).toEqual(expect.arrayContaining([userId, otherId]));
      expect(await as(administrator, endpoints.mergePatients, wish)).toMatchObject({
        status: 200,
        json: { message: serverWords.merged },
      });
      expect((await standing(otherId))?.mergedInto).toMatchObject({ into: { userId } });
      expect((await standing(userId))?.mergedIn).toMatchObject([{ record: { userId: otherId } }]);
      expect(await as(administrator, endpoints.undoMerge, { userId: otherId })).toMatchObject({
        status: 200,
        json: { message: serverWords.unmerged },
      });
      expect((await standing(otherId))?.mergedInto).toBeUndefined();
      expect((await standing(userId))?.mergedIn).toBeUndefined();
    });

    test('nothing is written to a record that became a part of another one', async () => {
      const { as } = await fresh();
      await as(administrator, endpoints.mergePatients, wish);
      for (const [call, body] of [
        [endpoints.endPatientAccess, { userId: otherId }],
        [endpoints.dischargePatient, { userId: otherId, day: '2026-11-20', reason: 'Moved.' }],
        [endpoints.newActivationCode, { userId: otherId }],
        [endpoints.mergePatients, { ...wish, userId: otherId, otherId: userId }],
        [endpoints.holdPatient, { userId: otherId, reason: 'A lawsuit.' }],
      ] as const)
        expect(await as(administrator, call, body), call.path).toMatchObject({
          status: 409,
          json: { code: 'merged', message: refusalWords.merged },
        });
    });

    test('a device of the record that went goes on, and its readings are with the one that stays', async () => {
      const { store, api, as } = await fresh();
      const orderId = orderOf('Activated', 'colleagues');
      const issued = await as(provider, endpoints.issueDeviceToken, { orderId });
      const { token } = endpoints.issueDeviceToken.answer.parse(issued.json);
      // The merge is done while the reading is under way.
      const { add } = store.readings;
      store.readings.add = async (readings) => {
        store.readings.add = add;
        await as(administrator, endpoints.mergePatients, wish);
        return add(readings);
      };
      const reading = {
        mrSubType: 'BloodPressure',
        mrTime: '20261120-14:00:00',
        values: { systolic: 120, diastolic: 80 },
      };
      const sent = await api.ask(endpoints.addReadings, { token, body: reading });
      expect(sent).toMatchObject({ status: 200, json: { accepted: 1 } });
      expect(await store.readings.latest(userId)).toHaveLength(1);
      expect(await store.readings.latest(otherId)).toEqual([]);
    });

    test('another clinic is as nobody; providers and staff may not; it needs a confirmation', async () => {
      const { api, as, standing } = await fresh();
      const token = await api.sessionOf(administrator);
      const answers = await Promise.all(
        [people.foreign.userId, 'nobody', userId].map((id) =>
          api.ask(endpoints.getMergePreview, { token, params: { userId, otherId: id } }),
        ),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(404);
      for (const id of [people.foreign.userId, 'nobody', userId])
        expect((await as(administrator, endpoints.mergePatients, { ...wish, otherId: id })).status).toBe(404);
      for (const who of [provider, staff])
        expect((await as(who, endpoints.mergePatients, wish)).status).toBe(403);
      api.wait(limits.confirmedMinutes * 60 - 200);
      await api.ask(endpoints.keepAlive, { token });
      api.wait(200);
      expect(await api.ask(endpoints.mergePatients, { token, body: wish })).toMatchObject({
        status: 403,
        json: { code: 'confirmFirst' },
      });
      expect((await standing(otherId))?.mergedInto).toBeUndefined();
    });
  },
);
