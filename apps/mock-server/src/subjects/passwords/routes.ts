import { limits } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type Asked, type AskedByUser, publicRoute, route } from '../../api/route.ts';
import { wordsOf } from '../../api/speech.ts';
import type { StoreParts } from '../../store/Store.ts';
import { passwordChangedMail, passwordMail } from '../accounts/mails.ts';
import { usernameKey } from '../patients/search.ts';
import { admit, failed, mayTry, tryKeys, wasWrong } from '../sessions/admit.ts';
import type { TryKeys } from '../sessions/contract.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';
import type { StaffInvitations } from '../staff/contract.ts';
import { refuseNew } from './refuseNew.ts';

type Invited = Exclude<Awaited<ReturnType<StaffInvitations['check']>>, null>;

const linkMs = limits.passwordLinkMinutes * 60_000;

/** How a password is set anew: by a link that comes by mail, or while logged in. */
export function passwordRoutes(api: Api): void {
  publicRoute(api, 'forgotPassword', sendLink);
  publicRoute(api, 'checkPasswordToken', checkLink);
  publicRoute(api, 'resetPassword', reset);
  route(api, 'changePassword', change);
}

/**
 * Mails a link. The answer and the work are the same whoever is known, and nobody waits for the mail. Counted apart
 * from log ins, so that whoever is locked out can still ask for a link.
 *
 * @see behaviour R20, R33
 */
async function sendLink({ words, body, services, store, now, address }: Asked<'forgotPassword'>) {
  const name = usernameKey(body.username);
  await admit(store, tryKeys('forgotten password', name, address), now);
  const token = newToken(services.random);
  const expiresAt = new Date(now.getTime() + linkMs);
  const kept = await store.passwords.keep({ usernameKey: name, tokenHash: hashToken(token), expiresAt }, now);
  if (kept) {
    const { portalOrigin } = services;
    void services.mail(
      passwordMail(wordsOf(kept.language).mails, {
        to: kept.username,
        id: kept.accountId,
        token,
        portalOrigin,
      }),
    );
  }
  return { message: words.server.linkSent };
}

/** A link that is wrong, used, withdrawn, or too old gets one answer, and is counted. @returns the answer */
export async function linkGone(of: { store: StoreParts; now: Date }, keys: TryKeys): Promise<Refusal> {
  await wasWrong(of, keys);
  return new Refusal(400, { code: 'linkGone' });
}

/**
 * Says whether a link is good. That spends nothing: the page is loaded anew, and scanners of mails open links. Tries are
 * counted by token and by address; by account, a stranger could shut out its owner.
 *
 * @see behaviour R20
 */
async function checkLink({ body, store, services, now, address }: Asked<'checkPasswordToken'>) {
  const tokenHash = hashToken(body.token);
  const keys = tryKeys('link', tokenHash, address);
  await mayTry({ store, services, now }, keys);
  const isReset = await store.passwords.check({ accountId: body.user, tokenHash, at: now });
  const invited = isReset ? null : await store.staff.check({ invitationId: body.user, tokenHash, at: now });
  if (!isReset && !invited) throw await linkGone({ store, now }, keys);
  await store.signIns.succeed(keys.account);
  return invited
    ? { opens: 'account' as const, invitation: invitedAs(invited) }
    : { opens: 'password' as const };
}

/** What the page of an invitation says and asks. */
const invitedAs = ({ clinicName: clinic, role, username, firstName, lastName }: Invited) => ({
  clinic,
  role,
  username,
  firstName,
  lastName,
});

async function reset({ words, body, services, store, now, address }: Asked<'resetPassword'>) {
  const tokenHash = hashToken(body.token);
  const keys = tryKeys('link', tokenHash, address);
  await mayTry({ store, services, now }, keys);
  const isGood = await store.passwords.check({ accountId: body.user, tokenHash, at: now });
  const owner = isGood ? await store.accounts.find(body.user) : null;
  if (!owner) throw await linkGone({ store, now }, keys);
  await refuseNew(services, body.password, owner);
  const passwordHash = await services.passwords.hash(body.password);
  const change = { accountId: body.user, tokenHash, passwordHash, at: now };
  const account = await store.passwords.reset(change);
  if (!account) throw await linkGone({ store, now }, keys);
  // Whoever was locked out by the old password may try the new one.
  await store.signIns.succeed(keys.account);
  await store.signIns.succeed(tryKeys('log in', usernameKey(account.username), address).account);
  void services.mail(passwordChangedMail(wordsOf(account.language).mails, account.username));
  return { message: words.server.passwordSet };
}

/** The current password is counted: an open session must not be a way to guess it. Apart from log ins, or a stranger could refuse it. */
async function change({
  words,
  body,
  caller,
  actor,
  services,
  store,
  now,
  address,
}: AskedByUser<'changePassword'>) {
  const { username, language } = caller.account;
  const name = usernameKey(username);
  const keys = tryKeys('change of password', actor.accountId, address);
  await mayTry({ store, services, now }, keys);
  const account = await store.accounts.findByUsername(name);
  const { passwords } = services;
  if (!(await passwords.verify(body.currentPassword, account?.passwordHash ?? passwords.decoy))) {
    await failed({ store, services, keys, account, now });
    throw new Refusal(400, { code: 'passwordWrong', body: { field: 'currentPassword' } });
  }
  await refuseNew(services, body.password, caller.account);
  const passwordHash = await passwords.hash(body.password);
  await store.passwords.change(actor, { passwordHash, keptSession: caller.tokenHash });
  await store.signIns.succeed(keys.account);
  void services.mail(passwordChangedMail(wordsOf(language).mails, username));
  return { message: words.server.passwordChanged };
}
