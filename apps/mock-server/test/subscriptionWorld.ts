import { fhirId } from '@rpm/domain';
import type { Bundle } from 'fhir/r4';
import type { Services } from '../src/api/Services.ts';
import { demoAccounts, smallClinic } from '../src/seed/index.ts';
import type { GateFault } from '../src/subjects/hospitals/gate.ts';
import { sendSubscriptions } from '../src/subjects/subscriptions/send.ts';
import { askFhir, ownSystem, tokenFor } from './fhirWorld.ts';
import { type TestApi, testApi } from './harness.ts';
import { readingOf } from './notifications.ts';
import { makeStore, type StoreKind } from './stores.ts';

const { patient } = demoAccounts;

/** The patient of these tests, as FHIR names her. */
export const own = fhirId(patient.accountId);

/** A receiver that takes what it is sent, or fails as it is told to. */
function receiver() {
  const got: { endpoint: string; headers: readonly string[]; bundle: Bundle }[] = [];
  const kept: { fault: GateFault | null } = { fault: null };
  const notify: Services['notify'] = {
    async send(endpoint, headers, body) {
      got.push({ endpoint, headers, bundle: JSON.parse(body) as Bundle });
      return kept.fault;
    },
  };
  return { got, kept, notify };
}

/** A system that may be told, and who is told in its place. */
export async function connected(kind: StoreKind, special: Parameters<typeof ownSystem>[0] = {}) {
  const { got, kept, notify } = receiver();
  const world = { ...smallClinic(), systems: [await ownSystem(special)] };
  const api = testApi(await makeStore(kind, world), { notify });
  return { api, got, kept, token: await tokenFor(api, 'first'), run: () => sendSubscriptions(api.services) };
}

/** The head of what is sent. */
export const json = { 'content-type': 'application/fhir+json' };

/** Sends a resource. */
export const post = (api: TestApi, token: string, body: object, path = 'Subscription') =>
  askFhir(api, token, path, { method: 'POST', headers: json, body: JSON.stringify(body) });

/** Sends a reading of the patient: `heartRate` tells it apart. */
export const read = (api: TestApi, token: string, heartRate: number, subject = own) =>
  post(api, token, readingOf(heartRate, subject), 'Observation');
