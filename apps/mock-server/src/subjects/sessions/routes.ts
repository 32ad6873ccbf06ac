import { defaultPreferences, drawCode, limits, roleKind, roleTitle, type UserRecord } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type Asked, publicRoute, route } from '../../api/route.ts';
import { wordsOf } from '../../api/speech.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { Account } from '../accounts/contract.ts';
import { loginCodeMail, secondStepTriedMail } from '../accounts/mails.ts';
import { usernameKey } from '../patients/search.ts';
import { preferencesOf } from '../profiles/contract.ts';
import type { Factors } from '../security/contract.ts';
import { factorsToShow, hasFactor, isShown } from '../security/factors.ts';
import { askForPasskey } from '../security/passkeys.ts';
import { mustSignOn } from '../signOn/mustSignOn.ts';
import { admit, failed, mayTry, tooMany, tryKeys, wasWrong } from './admit.ts';
import type { TryKeys } from './contract.ts';
import { startSession } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

/** Log in, log out, and staying logged in. */
export function sessionRoutes(api: Api): void {
  publicRoute(api, 'login', logIn);
  publicRoute(api, 'verifyLogin', verifyLogIn);
  publicRoute(api, 'verifySecondFactor', verifyFactor);
  publicRoute(api, 'sendLoginCode', sendCode);
  route(api, 'logout', async ({ words, caller, services, now }) => {
    await services.store.sessions.end(caller.tokenHash, now);
    return { message: words.server.loggedOut };
  });
  // The choke point renews every session that makes a call. A page that is open for hours hears what its clinic is called by now.
  route(api, 'keepAlive', async ({ words, caller: { account } }) => {
    const { accountId: userId, clinicName, firstName, middleName, lastName } = account;
    return { message: words.server.alive, user: { userId, clinicName, firstName, middleName, lastName } };
  });
}

/**
 * Checks the password and starts a session.
 *
 * An unknown name costs the same work and gets the same answer as a wrong password, and a locked account answers a
 * right password as a wrong one: nobody learns here which accounts exist. Its owner is told by mail, once for a lock.
 *
 * A lock is for devices that are not known. Each known one has a count of its own, and is only slowed by what strangers
 * do: nobody can shut a doctor out from afar (F23).
 *
 * @see behaviour R33
 */
async function logIn(asked: Asked<'login'>) {
  const { body, services, now, address, browser } = asked;
  const { store, passwords } = services;
  const name = usernameKey(body.username);
  const account = await store.accounts.findByUsername(name);
  const { deviceHash } = browser;
  const isKnown =
    deviceHash !== null &&
    (await store.knownDevices.has({ accountId: account?.accountId ?? '', deviceHash }));
  const ofStrangers = tryKeys('log in', name, address);
  const keys = isKnown ? tryKeys('log in', `${name} on ${deviceHash}`, address) : ofStrangers;
  const { account: fullUntil, address: isSlow } = await store.signIns.fullness(keys, now);
  // A password alone opens nothing where there is a second factor, so a stranger's guesses do not shut out its owner.
  const isGuarded = fullUntil !== null && hasFactor(await store.secondFactors.of(account?.accountId ?? ''));
  if (fullUntil && !isGuarded) throw tooMany(fullUntil, now);
  if (fullUntil || isSlow) await services.pause(limits.slowedTryMs);
  if (isKnown && (await store.signIns.fullness(ofStrangers, now)).account) {
    await services.pause(limits.slowedTryMs);
  }
  // Whose access was ended is answered as if the password were wrong, and told nothing by mail.
  const active = account && (await isShut(account, store)) ? null : account;
  const owner = await services.inTurn(isKnown ? deviceHash : address, async () => {
    if (!isGuarded) await refuseFull(asked, keys);
    const isRight = await passwords.verify(body.password, account?.passwordHash ?? passwords.decoy);
    if (!active || !isRight) {
      await failed({ store, services, keys, account: active, now });
      throw new Refusal(401, { code: 'loginWrong' });
    }
    // Whoever guesses many at once learns of no more than are counted.
    if (!isGuarded) await refuseFull(asked, keys);
    return active;
  });
  if (await mustSignOn(owner, store)) throw new Refusal(401, { code: 'signOnOnly' });
  const factors = await store.secondFactors.of(owner.accountId);
  if (hasFactor(factors)) return askForFactor(owner, factors, asked);
  if (owner.asksForCode) return askForCode(owner, asked);
  await store.signIns.succeed(keys.account);
  return begun(owner, asked);
}

async function refuseFull({ store, now }: Pick<Asked<'login'>, 'store' | 'now'>, keys: TryKeys) {
  const { account } = await store.signIns.fullness(keys, now);
  if (account) throw tooMany(account, now);
}

/** Whether nothing is open to an account: its access was ended, and there is no other clinic of its owner. @see F12 */
const isShut = async (
  { accountId, accessEndedAt }: Account,
  { ownClinics }: Pick<StoreParts, 'ownClinics'>,
) => accessEndedAt !== null && (await ownClinics.of(accountId)).length === 0;

/**
 * What a browser gets with a new session.
 *
 * @param isFactorShown somebody else has asked for the second step
 */
export async function begun(
  login: Account,
  { services, browser, now }: Pick<Asked<'login'>, 'services' | 'browser' | 'now'>,
  isFactorShown = false,
) {
  const { store, random } = services;
  const deviceHash = browser.keepDevice(random);
  await store.knownDevices.remember({ accountId: login.accountId, deviceHash }, now);
  // Where the access to the first clinic was ended, the session speaks for another one.
  const [account = login] = login.accessEndedAt ? await store.ownClinics.of(login.accountId) : [];
  const { accountId } = account;
  const profile = await store.profiles.find(accountId);
  const obliged = await store.secondFactors.obliged(account.clinicId);
  const needsSetUp =
    !isFactorShown &&
    obliged.includes(roleTitle(account.role)) &&
    !hasFactor(await store.secondFactors.of(login.accountId));
  // Only patients have several (F12): nobody else waits for the question.
  const clinics = roleKind(account.role) === 'patient' ? await store.ownClinics.of(login.accountId) : [];
  const token = await startSession(store, random, { accountId, now, needsSetUp, ...browser.name });
  // Its calls are its own from the first one on, however many strangers ask at this address (F11).
  services.admit.hear?.(hashToken(token), true);
  return {
    token,
    user: userRecord(account),
    ...(needsSetUp && { mustSetUp: true }),
    ...(clinics.length > 1 && { severalClinics: true }),
    preferences: preferencesOf(profile ?? defaultPreferences),
  };
}

/** Mails a code, without which there is no session. */
async function askForCode(
  { accountId, username, language }: Account,
  { services, now, address }: Pick<Asked<'login'>, 'services' | 'now' | 'address'>,
) {
  const { store, passwords, random, mail } = services;
  await admit(store, tryKeys('email code', `log in of ${accountId}`, address), now);
  const code = drawCode(random);
  const ticket = newToken(random);
  const expiresAt = new Date(now.getTime() + limits.codeMinutes * 60_000);
  const codeHash = await passwords.hash(code);
  await store.loginCodes.keep({ accountId, ticketHash: hashToken(ticket), codeHash, expiresAt }, now);
  void mail(loginCodeMail(wordsOf(language).mails, username, code));
  return { ticket };
}

/**
 * Starts the session of a log in when the code is right. A code that is wrong, expired, used, or of a log in that never
 * was gets one answer and costs one verification.
 *
 * @see behaviour R33
 */
async function verifyLogIn(asked: Asked<'verifyLogin'>) {
  const { body, services, now, address } = asked;
  const { store, passwords } = services;
  const ticketHash = hashToken(body.ticket);
  const keys = tryKeys('code', ticketHash, address);
  await mayTry(asked, keys);
  const pending = await store.loginCodes.beginTry(ticketHash, now);
  const isRight = await passwords.verify(body.code, pending?.codeHash ?? passwords.decoy);
  const taken = pending && isRight ? await store.loginCodes.take(ticketHash, now) : null;
  const account = taken && (await store.accounts.find(taken.accountId));
  if (!account || (await isShut(account, store))) {
    await wasWrong(asked, keys);
    throw new Refusal(400, { code: 'codeWrong' });
  }
  await store.signIns.succeed(tryKeys('log in', usernameKey(account.username), address).account);
  return begun(account, asked);
}

/** Waits for the second factor, which the ticket of the page goes with. */
export async function askForFactor(
  { accountId, role }: Account,
  own: Factors,
  { services, now }: Pick<Asked<'login'>, 'services' | 'now'>,
) {
  const asked = own.passkeys.length > 0 ? await askForPasskey(services, own.passkeys) : null;
  const ticket = newToken(services.random);
  const expiresAt = new Date(now.getTime() + limits.codeMinutes * 60_000);
  // In the place of the code's hash stands the challenge: no code fits it.
  const codeHash = asked?.challenge ?? '';
  await services.store.loginCodes.keep(
    { accountId, ticketHash: hashToken(ticket), codeHash, expiresAt },
    now,
  );
  const byMail = roleKind(role) === 'patient' ? (['email'] as const) : [];
  return { ticket, factors: [...factorsToShow(own), ...byMail], passkey: asked?.options ?? null };
}

/** Starts the session of a log in when its second factor is shown. What is wrong, expired or used gets one answer. */
async function verifyFactor(asked: Asked<'verifySecondFactor'>) {
  const { body, services, now, address, browser } = asked;
  const { store } = services;
  const ticketHash = hashToken(body.ticket);
  const pending = await store.loginCodes.beginTry(ticketHash, now);
  const account = pending && (await store.accounts.find(pending.accountId));
  const { deviceHash } = browser;
  const isKnown =
    deviceHash !== null &&
    (await store.knownDevices.has({ accountId: account?.accountId ?? '', deviceHash }));
  const of = account ? `${account.accountId}${isKnown ? ` on ${deviceHash}` : ''}` : ticketHash;
  const keys = tryKeys('second factor', of, address);
  await mayTry(asked, keys);
  const isRight =
    account !== null &&
    !(await isShut(account, store)) &&
    (await isShown(
      { store, services, actor: { ...account, at: now }, challenge: pending?.codeHash || null },
      body.proof,
    ));
  if (!isRight || !(await store.loginCodes.take(ticketHash, now))) {
    if ((await wasWrong(asked, keys)) && account)
      void services.mail(secondStepTriedMail(wordsOf(account.language).mails, account.username));
    throw new Refusal(400, { code: 'codeWrong' });
  }
  await store.signIns.succeed(keys.account);
  await store.signIns.succeed(tryKeys('log in', usernameKey(account.username), address).account);
  return begun(account, asked);
}

/**
 * Mails a code to a patient who cannot show the second factor. For all others, and for a ticket that is none, the answer
 * and the work are the same, and no mail goes out: a mailbox is no second factor where it resets the password.
 */
async function sendCode({ body, services, now, address }: Asked<'sendLoginCode'>) {
  const { store, passwords, random } = services;
  const pending = await store.loginCodes.beginTry(hashToken(body.ticket), now);
  const account = pending && (await store.accounts.find(pending.accountId));
  await admit(store, tryKeys('email code', `log in of ${account?.accountId ?? body.ticket}`, address), now);
  const code = drawCode(random);
  const ticket = newToken(random);
  const codeHash = await passwords.hash(code);
  if (account && roleKind(account.role) === 'patient') {
    const { accountId, username, language } = account;
    const expiresAt = new Date(now.getTime() + limits.codeMinutes * 60_000);
    await store.loginCodes.keep({ accountId, ticketHash: hashToken(ticket), codeHash, expiresAt }, now);
    void services.mail(loginCodeMail(wordsOf(language).mails, username, code));
  }
  return { ticket };
}

/** The user record that the browser keeps. @see SES-05 */
export function userRecord(account: Omit<Account, 'accessEndedAt' | 'language'>): UserRecord {
  const { accountId, username, role, isCarer, clinicName, firstName, middleName, lastName } = account;
  const record = { userId: accountId, username, role, clinicName, firstName, middleName, lastName };
  return isCarer ? { ...record, isCarer } : record;
}
