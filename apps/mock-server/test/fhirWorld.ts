import { allScopes, type SystemGrant, SystemKeys, systemGrantNames } from '@rpm/domain';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { aSystem } from '../src/seed/index.ts';
import type { SeedSystem } from '../src/subjects/systems/contract.ts';
import { startOfTest, type TestApi } from './harness.ts';

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
