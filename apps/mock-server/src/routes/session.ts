import { defaultPreferences, loginMessages, serverMessages, type UserRecord } from '@rpm/domain';
import { Refusal } from '../api/Refusal.ts';
import { type Api, type Asked, publicRoute, route } from '../api/route.ts';
import { admit, tryKeys } from '../session/admit.ts';
import { startSession } from '../session/sessions.ts';
import type { Account } from '../store/contracts/accounts.ts';
import { preferencesOf } from '../store/contracts/profiles.ts';
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
  const keys = tryKeys(name, address);
  const tryId = await admit(store, keys, now);
  const account = await store.accounts.findByUsername(name);
  const isRight = await passwords.verify(body.password, account?.passwordHash ?? passwords.decoy);
  if (!account || !isRight) throw new Refusal(401, { body: { message: loginMessages.wrong } });
  await store.signIns.succeed(tryId, keys.account);
  const profile = await store.profiles.find(account.accountId);
  return {
    token: await startSession(store, random, account.accountId, now),
    user: userRecord(account),
    preferences: preferencesOf(profile ?? defaultPreferences),
  };
}

/** The user record that the browser keeps. @see SES-05 */
export function userRecord(account: Account): UserRecord {
  const { accountId, username, role, clinicName, firstName, middleName, lastName } = account;
  return { userId: accountId, username, role, clinicName, firstName, middleName, lastName };
}
