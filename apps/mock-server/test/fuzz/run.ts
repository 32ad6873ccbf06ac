import { endpoints } from '@rpm/api-client/calls';
import { expect } from 'vitest';
import { demoAccounts } from '../../src/seed/index.ts';
import type { Store } from '../../src/store/Store.ts';
import type { World } from '../../src/store/World.ts';
import { type Answer, type TestApi, testApi } from '../harness.ts';
import { requestWorld } from '../requestWorld.ts';
import { type Asker, askers, type FuzzRequest, Requests } from './requests.ts';

/** Names that stand in the records of one clinic's patients and nowhere in a request: whoever reads one has seen a patient. */
export const canaries = { 'clinic-northside': 'Canarynorth', 'clinic-southside': 'Canarysouth' } as const;

/** The world of the matrix, every patient of it bearing the canary of the clinic. */
export function canaryWorld(): World {
  const world = requestWorld();
  const canaryOf = (clinicId: string) => canaries[clinicId as keyof typeof canaries];
  return {
    ...world,
    patients: world.patients.map((patient) => ({ ...patient, middleName: canaryOf(patient.clinicId) })),
    orders: world.orders.map((order) => ({ ...order, middleName: canaryOf(order.clinicId) })),
  };
}

/** Calls by which one clinic's patient may rightly be seen by another's provider: the patient has shared. */
const shared = new Set([
  'getMyFriends',
  'verifyTempAcess',
  'getFriendTimeline',
  'getFriendsMRSummary',
  'getFriendLatestMR',
  'getFriendMRDetail',
  'getFriendFiles',
  'getFriendFilePart',
  'leaveShare',
  'getFriendVitalDetails',
  'downloadMyFriendVitalDetails',
]);

const refusals = new Set([400, 401, 403, 404, 409, 413, 415, 422, 429]);

/**
 * Sends generated requests to an API, as six principals, each upon what the ones before have left, and checks every
 * answer: never a failure of ours, always what the table of calls promises, nothing of another clinic.
 *
 * @returns how often each status was answered, so that a test can see that it was not all refusals
 */
export async function runFuzz(
  store: Store,
  { runs, seed }: { runs: number; seed: number },
): Promise<Map<number, number>> {
  const api = testApi(store);
  const requests = new Requests(seed);
  const tokens = new Map<Asker, string>();
  for (const asker of askers) tokens.set(asker, await api.sessionOf(demoAccounts[asker]));
  const statuses = new Map<number, number>();
  for (let run = 0; run < runs; run += 1) {
    const request = requests.next();
    const answer = await send(api, request, tokens.get(request.asker));
    check(request, answer, `seed ${seed}, request ${run}: ${JSON.stringify(request)}\n${answer.text}`);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    requests.learn(answer.json);
    // Logged out, or idle for too long. Whose account two administrators have erased goes on being refused.
    if (answer.status === 401 || request.name === 'logout') {
      const account = demoAccounts[request.asker];
      if (await store.accounts.find(account.accountId))
        tokens.set(request.asker, await api.sessionOf(account));
    }
    api.wait(1);
  }
  return statuses;
}

const send = (api: TestApi, { name, asker: _, ...request }: FuzzRequest, token: string | undefined) =>
  api.ask(endpoints[name], { ...request, token });

function check({ name, asker }: FuzzRequest, { status, json, text }: Answer, what: string): void {
  expect(status, what).toBeLessThan(500);
  if (status === 200) expect(endpoints[name].answer.safeParse(json).error, what).toBeUndefined();
  else {
    expect(refusals.has(status), what).toBe(true);
    expect(json, what).toEqual(expect.objectContaining({ message: expect.any(String) }));
  }
  const { clinicId } = demoAccounts[asker];
  for (const [clinic, canary] of Object.entries(canaries)) {
    if (clinic === clinicId || shared.has(name)) continue;
    expect(text.includes(canary), what).toBe(false);
  }
}
