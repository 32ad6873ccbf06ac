import { limits, messages, serverMessages, type UserRecord } from '@rpm/domain';
import { Refusal } from '../api/Refusal.ts';
import { type Api, type Asked, publicRoute, route } from '../api/route.ts';
import type { Services } from '../api/Services.ts';
import { startSession } from '../session/sessions.ts';
import { hashToken } from '../session/tokens.ts';
import type { Account } from '../store/contracts/accounts.ts';
import { usernameKey } from '../store/search.ts';

/** Log in, log out, and staying logged in. */
export function sessionRoutes(api: Api): void {
  publicRoute(api, 'login', logIn);
  route(api, 'logout', async ({ caller, services, now }) => {
    await services.store.sessions.end(caller.tokenHash, now);
    return { message: serverMessages.loggedOut };
  });
  // The choke point renews every session that makes a call; there is nothing left to do.
  route(api, 'keepAlive', async () => ({ message: serverMessages.alive }));
}

/**
 * Checks the password and starts a session.
 *
 * An unknown name costs the same work and gets the same answer as a wrong password, and a locked account answers a
 * right password as a wrong one: nobody learns here which accounts exist.
 *
 * @see behaviour R33
 */
async function logIn({ body, services, now, address }: Asked<'login'>) {
  const { store, passwords, random } = services;
  const name = usernameKey(body.username);
  const keys = { account: hashToken(`account ${name}`), address: hashToken(`address ${address}`) };
  const tryId = await admit(services, keys, now);
  const account = await store.accounts.findByUsername(name);
  const isRight = await passwords.verify(body.password, account?.passwordHash ?? passwords.decoy);
  if (!account || !isRight) throw new Refusal(401, { body: { message: messages.login.wrong } });
  await store.signIns.succeed(tryId, keys.account);
  return { token: await startSession(store, random, account.accountId, now), user: userRecord(account) };
}

async function admit(
  { store }: Services,
  keys: { account: string; address: string },
  now: Date,
): Promise<string> {
  const verdict = await store.signIns.begin(keys, now);
  if (verdict.allowed) return verdict.tryId;
  const seconds = Math.ceil((verdict.retryAt.getTime() - now.getTime()) / 1000);
  const retryAfter = Math.min(Math.max(1, seconds), limits.loginWindowMinutes * 60);
  throw new Refusal(429, {
    body: { message: messages.login.tooManyTries },
    headers: { 'retry-after': String(retryAfter) },
  });
}

/** The user record that the browser keeps. @see SES-05 */
export function userRecord(account: Account): UserRecord {
  const { accountId, username, role, clinicName, firstName, middleName, lastName } = account;
  return { userId: accountId, username, role, clinicName, firstName, middleName, lastName };
}
