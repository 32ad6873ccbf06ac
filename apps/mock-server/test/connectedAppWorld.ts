import { createHash } from 'node:crypto';
import { endpoints } from '@rpm/api-client/calls';
import { type AppKind, appKindNames, fhirId } from '@rpm/domain';
import { anApp, demoAccounts, smallClinic } from '../src/seed/index.ts';
import { askFhir } from './fhirWorld.ts';
import { type TestApi, testApi } from './harness.ts';
import { rightAppRequest } from './requestConnections.ts';
import { makeStore, type StoreKind } from './stores.ts';

const { patient } = demoAccounts;
export const userId = patient.accountId;
export const verifier = 'v'.repeat(50);
const challenge = createHash('sha256').update(verifier).digest('base64url');
export const request = { ...rightAppRequest, challenge };
export const redirectUri = request.redirectUri;

export async function start(kind: StoreKind) {
  const other = anApp({ appId: 'sleep-diary', name: 'Sleep Diary' });
  const api = testApi(await makeStore(kind, { ...smallClinic(), apps: [anApp(), other] }));
  return { api, session: await api.sessionOf(patient) };
}

interface Wish {
  special?: Partial<typeof request>;
  kinds?: readonly AppKind[];
  days?: number;
}

/** The patient's answer to an app, and where it leads. */
export async function allow(
  api: TestApi,
  session: string,
  { special, kinds = appKindNames, days = 90 }: Wish = {},
) {
  const body = { userId, request: { ...request, ...special }, allows: { kinds, days } };
  const { status, json } = await api.ask(endpoints.answerApp, { token: session, body });
  const { address } = json as { address?: string };
  return { status, json, address, code: address ? (new URL(address).searchParams.get('code') ?? '') : '' };
}

export async function post(
  api: TestApi,
  path: string,
  fields: Record<string, string>,
  more: Record<string, string> = {},
) {
  const response = await api.request(`/fhir/auth/${path}`, {
    ...{ method: 'POST', body: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
  });
  const text = await response.text();
  const json = (text === '' ? {} : JSON.parse(text)) as Record<string, string>;
  return { status: response.status, json };
}

export const exchange = (api: TestApi, code: string, special: Record<string, string> = {}) =>
  post(api, 'token', {
    ...{ grant_type: 'authorization_code', client_id: request.clientId, redirect_uri: redirectUri },
    ...{ code, code_verifier: verifier, ...special },
  });
export const refresh = (api: TestApi, token = '', special: Record<string, string> = {}) =>
  post(api, 'token', {
    ...{ grant_type: 'refresh_token', client_id: request.clientId, refresh_token: token, ...special },
  });

/** An app that was let in. */
export async function connected(kind: StoreKind, wish: Wish = {}) {
  const { api, session } = await start(kind);
  const { code } = await allow(api, session, wish);
  const { json } = await exchange(api, code);
  return { api, session, code, tokens: json };
}
export const reads = (api: TestApi, token = '') => askFhir(api, token, `Patient/${fhirId(userId)}`);
