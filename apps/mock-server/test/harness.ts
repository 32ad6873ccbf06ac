import type { AnyEndpoint } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalStatuses } from '../scripts/openapi/refusals.ts';
import { admitAll } from '../src/api/admission.ts';
import { turns } from '../src/api/turns.ts';
import { createApi, type LogLine, type Services } from '../src/index.ts';
import { storyHospitals } from '../src/seed/hospitals.ts';
import { demoAccounts, demoPassword } from '../src/seed/index.ts';
import { draws } from '../src/seed/random.ts';
import { storySignOn } from '../src/seed/signOn.ts';
import { storyNotify } from '../src/seed/systems.ts';
import { appGate } from '../src/server/appGate.ts';
import { nodeVault } from '../src/server/vault.ts';
import type { Store } from '../src/store/Store.ts';
import type { Account } from '../src/subjects/accounts/contract.ts';
import type { Mail } from '../src/subjects/accounts/mails.contract.ts';
import { nodePasswords } from '../src/subjects/passwords/node.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { atTheEnd } from './atTheEnd.ts';

/** The moment at which tests begin. */
export const startOfTest = new Date('2026-11-20T15:00:00Z');

/** Passwords at the least cost that scrypt takes: tests check the behaviour, not the work. */
export const cheapPasswords = nodePasswords({ ln: 4, r: 8, p: 1 });

/** The operator's key in tests. */
export const testKeys = [{ id: 'test', bytes: new Uint8Array(32).fill(7) }];

/** How many passwords are verified at once, and wait. */
export const passwordTurns = { atOnce: 3, waitingPerLane: 100 };

/** An API under test: its clock is turned by hand, its randomness is drawn the same each time, its log is kept. */
export interface TestApi {
  services: Services;
  log: LogLine[];
  /** What was sent, oldest first. */
  mails: Mail[];
  /** How long calls that were slowed have waited, in milliseconds; nobody waits for it. */
  pauses: number[];
  /** Turns the clock on. */
  wait(seconds: number): void;
  /** Makes a request, with a token if there is one. The body is sent as it is when it is a text, else as JSON. */
  ask(endpoint: AnyEndpoint, options?: AskOptions): Promise<Answer>;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Writes what the API counts and has not written yet. */
  settle(): Promise<void>;
  /** Starts a session for an account, without its password. */
  sessionOf(account: Pick<Account, 'accountId'>): Promise<string>;
}
export interface AskOptions {
  token?: string | undefined;
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string>> | string | undefined;
  body?: unknown;
  /** The Idempotency-Key. */
  key?: string | undefined;
  address?: string;
  /** What the browser has kept, as it sends it. */
  cookie?: string | undefined;
  /** Accept-Language. */
  language?: string;
}
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

/** Makes an API under test over a store. */
export function testApi(store: Store, special: Partial<Services> = {}): TestApi {
  let now = startOfTest.getTime();
  const draw = draws(1);
  const log: LogLine[] = [];
  const mails: Mail[] = [];
  const pauses: number[] = [];
  const services: Services = {
    store,
    passwords: cheapPasswords,
    vault: nodeVault(testKeys),
    hospitals: storyHospitals,
    apps: appGate(),
    signOn: storySignOn,
    notify: storyNotify,
    publicPasswords: [demoPassword],
    inTurn: turns(passwordTurns),
    pause: async (ms) => {
      pauses.push(ms);
    },
    clock: () => new Date(now),
    random: (count) => Uint8Array.from({ length: count }, () => draw.whole(0, 255)),
    log: (line) => log.push(line),
    logKey: new Uint8Array(32),
    readingIdKey: '0'.repeat(64),
    clientKeys: [],
    clientSecretsOf: [],
    clientAddress: (request) => request.headers.get('x-test-address') ?? 'somewhere',
    admit: admitAll,
    requestId: () => 'request-1',
    answerWithinMs: limits.answerWithinMs,
    mail: async (mail) => {
      mails.push(mail);
    },
    contactAddress: null,
    operators: [demoAccounts.administrator.username],
    sendsMail: true,
    scan: null,
    portalOrigin: 'https://portal.example',
    ...special,
  };
  const api = createApi(services);
  atTheEnd(api.settle);
  const request = (path: string, init?: RequestInit) =>
    api.fetch(new Request(`http://test.example${path}`, init));
  let sessions = 0;

  return {
    services,
    log,
    mails,
    pauses,
    request,
    settle: api.settle,
    wait: (seconds) => {
      now += seconds * 1000;
    },
    async ask(endpoint, { token, params = {}, query = {}, body, key, address, cookie, language } = {}) {
      const { method, path: template } = endpoint;
      const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const search = new URLSearchParams(typeof query === 'string' ? query : { ...query }).toString();
      const response = await request(search ? `${path}?${search}` : path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(address !== undefined && { 'x-test-address': address }),
          ...(cookie !== undefined && { cookie }),
          ...(language !== undefined && { 'accept-language': language }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      if (!response.ok && !refusalStatuses(endpoint).includes(response.status)) {
        throw new Error(`${path} answered ${response.status}, which docs/openapi.json does not tell.`);
      }
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: JSON.parse(text) };
    },
    async sessionOf({ accountId }) {
      sessions += 1;
      const token = `${accountId}-${sessions}-`
        .replaceAll(/[^\w-]/g, '')
        .padEnd(43, 'x')
        .slice(0, 43);
      await store.within('every clinic', () =>
        store.sessions.add({
          tokenHash: hashToken(token),
          accountId,
          startedAt: new Date(now),
          lastSeenAt: new Date(now),
        }),
      );
      return token;
    },
  };
}
