import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { expect } from 'vitest';
import { demoAccounts, smallClinic } from '../src/seed/index.ts';
import { type Answer, testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const { patient, otherProvider } = demoAccounts;

export type Who = (typeof demoAccounts)[keyof typeof demoAccounts];

/** What a share must name for each call of a grantee. */
export const friendCalls = {
  getFriendsMRSummary: 'records',
  getFriendLatestMR: 'records',
  getFriendMRDetail: 'records',
  getFriendFiles: 'files',
  getFriendFilePart: 'files',
  getFriendVitalDetails: 'readings',
  downloadMyFriendVitalDetails: 'readings',
} as const;

/** A file of the patient of the small clinic. */
export const ownFile = `file-${patient.accountId}-1`;

/** Whose data is shared. */
export const owner = patient.accountId;

export const daySeconds = 86_400;

/** All that an answer tells. */
export const told = ({ status, text, headers }: Answer) => ({ status, text, headers: [...headers] });

export const shareIdOf = ({ json }: Answer) => endpoints.shareData.answer.parse(json).shareId;

/** An API of the small clinic, in which nobody shares anything, and the calls of sharing. */
export async function sharingApi() {
  const api = testApi(await makeStore('memory', { ...smallClinic(), shares: [] }));
  const ask = async (who: Who, name: EndpointName, options: object) => {
    const answer = await api.ask(endpoints[name], { ...options, token: await api.sessionOf(who) });
    if (answer.status === 200) expect(endpoints[name].answer.safeParse(answer.json).error).toBeUndefined();
    return answer;
  };
  return {
    api,
    ask,
    share: (special: object = {}, who: Who = patient) =>
      ask(who, 'shareData', {
        body: {
          action: 'share',
          userId: patient.accountId,
          username: otherProvider.username,
          parts: ['readings', 'records'],
          days: 7,
          ...special,
        },
      }),
    stop: (shareId: string, who: Who = patient) =>
      ask(who, 'shareData', { body: { action: 'stop', userId: who.accountId, shareId } }),
    friends: async (who: Who) =>
      endpoints.getMyFriends.answer.parse(
        (await ask(who, 'getMyFriends', { params: { userId: who.accountId } })).json,
      ),
    friendCall: (who: Who, name: keyof typeof friendCalls, userId: string = patient.accountId) =>
      ask(who, name, {
        params: { userId, vital: 'BloodPressure', resourceType: 'Condition', txnName: ownFile },
      }),
  };
}
