import { endpoints } from '@rpm/api-client/calls';
import type { SignOnSettings } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { signOnGate } from '../src/server/signOnGate.ts';
import type { World } from '../src/store/World.ts';
import { atTheEnd } from './atTheEnd.ts';
import { testApi } from './harness.ts';
import { makeStore, type StoreKind } from './stores.ts';

/*
 * Single sign-on and launches out of an EHR against an OpenID provider that we did not write, over real sockets and through
 * `openid-client`.
 */

const { administrator, staff } = demoAccounts;

/** What a browser that begins has drawn. */
export const browser = 'b'.repeat(43);

/** Where the portal stands. */
export const portalOrigin = 'http://localhost:3000';

type Claims = Record<string, unknown>;

/** A provider which lets everybody in who comes, as whoever it is told. */
export async function aProvider() {
  const oauth = new OAuth2Server();
  await oauth.issuer.keys.generate('RS256');
  await oauth.start(0, '127.0.0.1');
  atTheEnd(() => oauth.stop());
  const issuer = oauth.issuer.url;
  if (issuer === undefined) throw new Error('The provider has no address.');
  let claims: Claims = {};
  oauth.service.on(Events.BeforeTokenSigning, (token) => Object.assign(token.payload, claims));
  return {
    oauth,
    issuer,
    become: (next: Claims) => {
      claims = next;
    },
    /** Logs in there as a browser does. */
    logIn: async (address: string) => {
      const answer = await fetch(address, { redirect: 'manual' });
      const back = new URL(answer.headers.get('location') ?? '');
      const [code, state] = [back.searchParams.get('code') ?? '', back.searchParams.get('state') ?? ''];
      return { path: back.pathname, code, state };
    },
  };
}

/** Clinics of which one has a login of its own, and what a test does with it. */
export async function start(kind: StoreKind, more: Partial<World> = {}) {
  const there = await aProvider();
  const store = await makeStore(kind, { ...clinicWith([]), ...more });
  const api = testApi(store, { signOn: signOnGate(), portalOrigin });
  const ask = async (who: { accountId: string } | null, name: keyof typeof endpoints, options: object = {}) =>
    api.ask(endpoints[name], { ...(who && { token: await api.sessionOf(who) }), ...options });
  const wish = {
    ...{ issuer: there.issuer, clientId: 'portal', secret: 'a secret', domains: ['northside.example'] },
    ...{ keepsPasswords: true, asksFactor: true, isOn: true },
  };
  const save = (change: object = {}, who = administrator) =>
    ask(who, 'saveSignOn', { body: { ...wish, ...change } });
  const begin = (username: string, own = browser) =>
    ask(null, 'beginSignOn', { body: { username, browser: own } });
  /** To the provider and back. */
  const trip = async (username = staff.username) => {
    const begun = await begin(username);
    if (begun.status !== 200) throw new Error(begun.text);
    return there.logIn((begun.json as { address: string }).address);
  };
  const finish = (brought: { code: string; state: string }, special: object = {}) =>
    ask(null, 'finishSignOn', { body: { state: brought.state, code: brought.code, browser, ...special } });
  const as = (claims: Claims) =>
    there.become({ sub: 'nurse-1', email: staff.username, email_verified: true, ...claims });
  as({});
  const reasons = async () => {
    await api.settle();
    return (await store.within('every clinic', () => store.access.list(northside.clinicId)))
      .filter(({ event }) => event === 'login-failed')
      .map(({ kind: why }) => why);
  };
  const settings = async () => (await ask(administrator, 'getSignOn')).json as SignOnSettings;
  return { api, store, ask, save, begin, trip, finish, as, reasons, settings, ...there };
}

/** How the server refuses. */
export const refusal = (code: keyof typeof refusalWords, status = 401) => ({
  status,
  json: { code, message: refusalWords[code] },
});
