import { endpoints } from '@rpm/api-client/calls';
import { allScopes, fhirId, type SystemGrant, SystemKeys, systemGrantNames } from '@rpm/domain';
import type { Bundle } from 'fhir/r4';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { aSystem, clinicWith, demoAccounts } from '../src/seed/index.ts';
import type { SeedSystem } from '../src/subjects/systems/contract.ts';
import { ownOrder } from './deviceOrders.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { makeStore, type StoreKind } from './stores.ts';

const { patient, administrator } = demoAccounts;
const pair = generateKeyPair('ES384', { extractable: true });

/** A system whose private key the test has. */
export async function ownSystem(special: Partial<SeedSystem> = {}): Promise<SeedSystem> {
  const { publicKey } = await pair;
  const keys = SystemKeys.parse({ keys: [{ ...(await exportJWK(publicKey)), kid: 'own', alg: 'ES384' }] });
  return aSystem({ systemId: 'system_own', grants: [...systemGrantNames], keys, ...special });
}

interface Assertion {
  systemId?: string;
  audience?: string;
  /** Seconds from the beginning of the test. */
  expires?: number;
  id?: string;
  subject?: string;
  kid?: string;
  privateKey?: CryptoKey;
  algorithm?: string;
}

/** What a system signs to be given a token. */
export async function assertionOf({
  systemId = 'system_own',
  audience = 'https://portal.example/fhir/auth/token',
  expires = 240,
  id = 'assertion-1',
  subject = systemId,
  kid = 'own',
  privateKey,
  algorithm = 'ES384',
}: Assertion = {}): Promise<string> {
  return new SignJWT({ jti: id })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .setIssuer(systemId)
    .setSubject(subject)
    .setAudience(audience)
    .setExpirationTime(startOfTest.getTime() / 1000 + expires)
    .sign(privateKey ?? (await pair).privateKey);
}

/** Asks for a token. */
export async function askToken(
  api: TestApi,
  { scope = 'system/*.rs system/*.c', assertion, ...fields }: Record<string, string> = {},
) {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    scope,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: assertion ?? (await assertionOf()),
    ...fields,
  });
  const response = await api.request('/fhir/auth/token', { method: 'POST', body });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

/** A token of a system for some scopes. */
export async function tokenFor(
  api: TestApi,
  id: string,
  scope = allScopes.join(' '),
  systemId = 'system_own',
) {
  const { json } = await askToken(api, { scope, assertion: await assertionOf({ id, systemId }) });
  return String(json.access_token);
}

/** Makes a call as a system. */
export async function askFhir(
  api: TestApi,
  token: string | null,
  path: string,
  { headers = {}, ...init }: { method?: string; body?: string; headers?: Record<string, string> } = {},
) {
  const response = await api.request(`/fhir/${path}`, {
    ...init,
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
  });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: a resource of any type, looked at field by field.
  const json = (text === '' ? null : JSON.parse(text)) as any;
  return { status: response.status, headers: response.headers, json };
}

/** The grants one by one. */
export const grants: readonly SystemGrant[] = systemGrantNames;

/** The patient of these tests, as FHIR names her. */
export const own = fhirId(patient.accountId);

const at = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);

/** A clinic with a system, a device in use and a year of readings of it, one a day. */
export async function connected(kind: StoreKind, days = 5) {
  const order = ownOrder({ status: 'Activated', serial: 'SN-1', activatedAt: at(-400 * 86_400) });
  const readings = () =>
    Array.from({ length: days }, (_, day) => ({
      ...{ patientId: patient.accountId, vital: 'BloodPressure' as const, serial: 'SN-1' },
      ...{ at: at(-day * 86_400 - 60), receivedAt: at(-day * 86_400) },
      ...{ values: { systolic: 168, diastolic: 76 }, class: 'Cautious' as const },
      classes: { systolic: 'Cautious' as const, diastolic: 'Normal' as const },
    }));
  const world = { ...clinicWith([order]), readings, systems: [await ownSystem()] };
  const api = testApi(await makeStore(kind, world));
  return { api, order, token: await tokenFor(api, 'first') };
}

/** The ids of a page. */
export const idsOf = (bundle: Bundle) => (bundle.entry ?? []).map(({ resource }) => resource?.id);

/** The path of the next page. */
export const nextOf = ({ link = [] }: Bundle) =>
  link.find(({ relation }) => relation === 'next')?.url.replace('https://portal.example/fhir/', '');

/** Begins to take out all at once. @returns where the files are said */
export async function beginExport(api: TestApi, token: string, query = '') {
  const begun = await askFhir(api, token, `$export${query}`, { headers: { prefer: 'respond-async' } });
  const path = begun.headers.get('content-location')?.replace('https://portal.example/fhir/', '') ?? '';
  return { status: begun.status, path };
}

/** The lines of a file of an export. */
export async function linesOf(api: TestApi, token: string, path: string) {
  const response = await api.request(`/fhir/${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  return { status: response.status, lines: text.split('\n').filter((line) => line !== '') };
}

/** Who has seen the record of the patient. */
export const readsOf = async (api: TestApi) => {
  await api.settle();
  const session = await api.sessionOf(administrator);
  const { json } = await api.ask(endpoints.getAccessLog, {
    ...{ token: session, params: { userId: patient.accountId } },
    query: { page: '0', noOfRows: '50' },
  });
  return json;
};

/** A blood pressure as a system sends it. */
export const aPressure = {
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
  subject: { reference: `Patient/${own}` },
  effectiveDateTime: '2026-11-20T14:00:00Z',
  component: [
    ['8480-6', 128],
    ['8462-4', 76],
  ].map(([code, value]) => ({
    code: { coding: [{ system: 'http://loinc.org', code }] },
    valueQuantity: { value, system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
  })),
};
