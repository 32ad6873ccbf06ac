import { accountRoles, drawCode, limits, roleTitle } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type Asked, publicRoute, route } from '../../api/route.ts';
import { wordsOf } from '../../api/speech.ts';
import { refuseNew } from '../passwords/refuseNew.ts';
import { usernameKey } from '../patients/search.ts';
import { admit, mayTry, tryKeys, wasWrong } from '../sessions/admit.ts';
import { newToken } from '../sessions/tokens.ts';
import { fitting } from './fitting.ts';
import { codeMail, hasLoginMail } from './mails.ts';

const codeMs = limits.codeMinutes * 60_000;

/** How accounts come to be. */
export function accountRoutes(api: Api): void {
  publicRoute(api, 'signup', signUp);
  publicRoute(api, 'publicVerify', verify);
  route(api, 'getRoles', async ({ words }) =>
    accountRoles.map((role) => ({ role, label: words.roles[roleTitle(role)] })),
  );
}

/**
 * A code with the ticket of the page that asked for it. Without it, whoever knows an enrolled address could sign up under it
 * with a password of their own, and wait for the patient to type the code.
 */
const bound = (code: string, ticket: string) => `${code}.${ticket}`;

/**
 * Keeps a sign-up and mails its code, if a clinic has enrolled a patient under this address who has no account yet.
 *
 * The answer and the work are the same whoever is known: both hashes are made in every case, the store does the same
 * in two statements, and nobody waits for the mail. Who logs in with this address already learns from the mail where the code of
 * another clinic goes.
 *
 * @see behaviour R33, F12
 */
async function signUp({ words, body, services, store, now, address }: Asked<'signup'>) {
  const name = usernameKey(body.username);
  await admit(store, tryKeys('sign-up', name, address), now);
  await refuseNew(services, body.password, body);
  const code = drawCode(services.random);
  const passwordHash = await services.passwords.hash(body.password);
  const ticket = newToken(services.random);
  const codeHash = await services.passwords.hash(bound(code, ticket));
  const expiresAt = new Date(now.getTime() + codeMs);
  const kept = await store.signUps.keep({ usernameKey: name, passwordHash, codeHash, expiresAt }, now);
  const known = await store.accounts.findByUsername(name);
  if (kept) void services.mail(codeMail(words.mails, kept.username, code));
  else if (known) {
    const { username: to, language } = known;
    void services.mail(hasLoginMail(wordsOf(language).mails, { to, portalOrigin: services.portalOrigin }));
  }
  return { message: words.server.signedUp, ticket };
}

/**
 * Opens the account of a sign-up when both codes are right: that of the mail, and the one that the clinic handed over.
 * What is wrong, expired, used, or of a sign-up that never was gets one answer and costs one verification of each code,
 * so that neither code can be tried without the other, and nobody learns which of them was wrong.
 *
 * @see behaviour R33, F5
 */
async function verify({ words, language, body, services, store, now, address }: Asked<'publicVerify'>) {
  const name = usernameKey(body.username);
  const keys = tryKeys('code', name, address);
  await mayTry({ store, services, now }, keys);
  const pending = await store.signUps.beginTry(name, now);
  const isRight = await services.passwords.verify(
    bound(body.code, body.ticket),
    pending?.codeHash ?? services.passwords.decoy,
  );
  const handedOver = await store.activations.ofAddress(name, now);
  // Who does not read the mailbox learns nothing of the codes under its address, not even how many there are.
  const activation = await fitting(services, body.activationCode, isRight ? handedOver : []);
  const isOpen =
    pending !== null &&
    activation !== null &&
    (await store.signUps.open({
      usernameKey: name,
      codeHash: pending.codeHash,
      activation,
      language,
      at: now,
    }));
  if (!isOpen) {
    await wasWrong({ store, now }, keys);
    throw new Refusal(400, { code: 'signUpCodesWrong' });
  }
  await store.signIns.succeed(keys.account);
  return { message: words.server.accountOpened };
}
