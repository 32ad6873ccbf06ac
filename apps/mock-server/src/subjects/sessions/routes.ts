import { defaultPreferences, drawCode, limits, type UserRecord } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type Asked, publicRoute, route } from '../../api/route.ts';
import type { Services } from '../../api/Services.ts';
import type { Account } from '../accounts/contract.ts';
import { loginCodeMail } from '../accounts/mails.ts';
import { usernameKey } from '../patients/search.ts';
import { preferencesOf } from '../profiles/contract.ts';
import { admit, failed, tryKeys } from './admit.ts';
import { startSession } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

/** Log in, log out, and staying logged in. */
export function sessionRoutes(api: Api): void {
  publicRoute(api, 'login', logIn);
  publicRoute(api, 'verifyLogin', verifyLogIn);
  route(api, 'logout', async ({ words, caller, services, now }) => {
    await services.store.sessions.end(caller.tokenHash, now);
    return { message: words.server.loggedOut };
  });
  // The choke point renews every session that makes a call; there is nothing left to do.
  route(api, 'keepAlive', async ({ words }) => ({ message: words.server.alive }));
}

/**
 * Checks the password and starts a session.
 *
 * An unknown name costs the same work and gets the same answer as a wrong password, and a locked account answers a
 * right password as a wrong one: nobody learns here which accounts exist. Its owner is told by mail, once for a lock.
 *
 * @see behaviour R33
 */
async function logIn({ words, body, services, now, address }: Asked<'login'>) {
  const { store, passwords } = services;
  const name = usernameKey(body.username);
  const keys = tryKeys(name, address);
  const tryId = await admit(store, keys, now);
  const account = await store.accounts.findByUsername(name);
  const isRight = await passwords.verify(body.password, account?.passwordHash ?? passwords.decoy);
  // Whose access was ended is answered as if the password were wrong, and told nothing by mail.
  const active = account?.accessEndedAt ? null : account;
  if (!active || !isRight) {
    await failed({ store, services, keys, account: active, now });
    throw new Refusal(401, { code: 'loginWrong' });
  }
  // Not a success yet: else whoever knows the password could ask for codes without end, and guess on.
  if (active.asksForCode) return askForCode(active, { services, words, now });
  await store.signIns.succeed(tryId, keys.account);
  return begun(active, services, now);
}

/** What a browser gets with a new session. */
async function begun(account: Account, { store, random }: Services, now: Date) {
  const profile = await store.profiles.find(account.accountId);
  return {
    token: await startSession(store, random, account.accountId, now),
    user: userRecord(account),
    preferences: preferencesOf(profile ?? defaultPreferences),
  };
}

/** Mails a code, without which there is no session. */
async function askForCode(
  { accountId, username }: Account,
  { services, words, now }: Pick<Asked<'login'>, 'services' | 'words' | 'now'>,
) {
  const { store, passwords, random, mail } = services;
  const code = drawCode(random);
  const ticket = newToken(random);
  const expiresAt = new Date(now.getTime() + limits.codeMinutes * 60_000);
  const codeHash = await passwords.hash(code);
  await store.loginCodes.keep({ accountId, ticketHash: hashToken(ticket), codeHash, expiresAt }, now);
  void mail(loginCodeMail(words.mails, username, code));
  return { ticket };
}

/**
 * Starts the session of a log in when the code is right. A code that is wrong, expired, used, or of a log in that never
 * was gets one answer and costs one verification.
 *
 * @see behaviour R33
 */
async function verifyLogIn({ body, services, now, address }: Asked<'verifyLogin'>) {
  const { store, passwords } = services;
  const ticketHash = hashToken(body.ticket);
  const tryId = await admit(store, tryKeys(`code ${ticketHash}`, address), now);
  const pending = await store.loginCodes.beginTry(ticketHash, now);
  const isRight = await passwords.verify(body.code, pending?.codeHash ?? passwords.decoy);
  const taken = pending && isRight ? await store.loginCodes.take(ticketHash, now) : null;
  const account = taken && (await store.accounts.find(taken.accountId));
  if (!account || account.accessEndedAt) {
    throw new Refusal(400, { code: 'codeWrong' });
  }
  await store.signIns.succeed(tryId, tryKeys(usernameKey(account.username), address).account);
  return begun(account, services, now);
}

/** The user record that the browser keeps. @see SES-05 */
export function userRecord(account: Omit<Account, 'accessEndedAt'>): UserRecord {
  const { accountId, username, role, clinicName, firstName, middleName, lastName } = account;
  return { userId: accountId, username, role, clinicName, firstName, middleName, lastName };
}
