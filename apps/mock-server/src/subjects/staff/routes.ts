import { limits, staffList } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type Asked, type AskedByUser, publicRoute, route } from '../../api/route.ts';
import { wordsFor, wordsOf } from '../../api/speech.ts';
import { alreadyKnownMail, factorsResetMail, invitationMail } from '../accounts/mails.ts';
import { refuseNew } from '../passwords/refuseNew.ts';
import { linkGone } from '../passwords/routes.ts';
import { usernameKey } from '../patients/search.ts';
import { admit, mayTry, tryKeys } from '../sessions/admit.ts';
import { hashToken, newId, newToken } from '../sessions/tokens.ts';

const invitationMs = limits.invitationDays * 86_400_000;

/** How administrators look after the own clinic, and how those whom they invite come to it. */
export function staffRoutes(api: Api): void {
  route(api, 'getStaff', async ({ actor: { clinicId }, store, now }) => {
    const [accounts, invitations, withSecondFactor, linked] = await Promise.all([
      store.accounts.ofClinic(clinicId),
      store.staff.ofClinic(clinicId),
      store.secondFactors.ownersIn(clinicId),
      store.signOn.linkedIn(clinicId),
    ]);
    return staffList({ accounts, invitations, withSecondFactor, linked }, now);
  });
  route(api, 'inviteStaff', invite);
  route(api, 'withdrawInvitation', async ({ words, body, actor, store }) => {
    if (!(await store.staff.withdraw(actor, body.invitationId))) throw new Refusal(404);
    return { message: words.server.invitationWithdrawn };
  });
  route(api, 'endAccess', async ({ words, subject: { accountId }, actor, store }) => {
    if (accountId === actor.accountId) throw new Refusal(409, { code: 'ownAccess' });
    if ((await store.staffAccess.end(actor, accountId)) === 'lastAdministrator') {
      throw new Refusal(409, { code: 'lastAdministrator' });
    }
    return { message: words.server.accessEnded };
  });
  route(api, 'restoreAccess', async ({ words, subject: { accountId }, actor, store }) => {
    await store.staffAccess.restore(actor, accountId);
    return { message: words.server.accessRestored };
  });
  route(api, 'resetSecondFactor', resetFactors);
  publicRoute(api, 'acceptInvitation', accept);
  route(api, 'getClinicSetup', async ({ actor, store }) => store.clinics.setup(actor.clinicId));
  route(api, 'getClinic', async ({ actor, store }) => {
    const details = await store.clinics.details(actor.clinicId);
    if (!details) throw new Refusal(404);
    return details;
  });
  route(api, 'saveClinicDetails', async ({ body, actor, store }) => {
    const saved = await store.clinics.saveDetails(actor, body);
    if (!saved) throw new Refusal(404);
    const { isSaved, current } = saved;
    if (!isSaved) throw new Refusal(409, { code: 'clinicChanged', body: { current } });
    return current;
  });
  route(api, 'saveClinic', async ({ body, actor, store }) => {
    const { sessionMaxSeconds, secondFactorRoles } = body;
    if (sessionMaxSeconds !== undefined) await store.clinics.allowSession(actor, sessionMaxSeconds);
    if (secondFactorRoles) await store.secondFactors.oblige(actor, secondFactorRoles);
    return body;
  });
}

/**
 * Keeps an invitation and mails its link. Whether the address is known shows neither in the answer nor in the list; who
 * owns it learns it by mail. Counted apart from log ins, and so that nobody's mailbox can be flooded.
 *
 * @see ROL-01, behaviour R20, R33
 */
async function invite({
  words,
  language,
  body,
  caller,
  actor,
  store,
  services,
  now,
  address,
  afterwards,
}: AskedByUser<'inviteStaff'>) {
  const keys = tryKeys('invitation', `${actor.clinicId} ${usernameKey(body.username)}`, address);
  await admit(store, keys, now);
  const { portalOrigin } = services;
  const { clinicName: clinic } = caller.account;
  const to = body.username;
  const token = newToken(services.random);
  const invitationId = newId(services.random);
  const expiresAt = new Date(now.getTime() + invitationMs);
  const kept = { ...body, invitationId, tokenHash: hashToken(token), expiresAt };
  const { isFree } = await store.staff.invite(actor, kept);
  const { mails } = wordsFor(await store.accounts.readerLanguage(usernameKey(to)), language);
  const mail = isFree
    ? invitationMail(mails, { to, clinic, id: invitationId, token, portalOrigin })
    : alreadyKnownMail(mails, { to, clinic });
  afterwards(() => void services.mail(mail));
  return { message: words.server.invited };
}

/** Takes the second factors from a colleague who has lost them, and tells the colleague; never one's own (F6). */
async function resetFactors({
  words,
  subject: { accountId },
  actor,
  store,
  services,
  afterwards,
}: AskedByUser<'resetSecondFactor'>) {
  if (accountId === actor.accountId) throw new Refusal(409, { code: 'ownFactors' });
  const account = await store.accounts.find(accountId);
  if (account && (await store.staffAccess.resetFactors(actor, accountId))) {
    const mail = factorsResetMail(wordsOf(account.language).mails, account.username);
    afterwards(() => void services.mail(mail));
  }
  return { message: words.server.factorsReset };
}

async function accept({ words, language, body, services, store, now, address }: Asked<'acceptInvitation'>) {
  const { user: invitationId, firstName, lastName } = body;
  const tokenHash = hashToken(body.token);
  const keys = tryKeys('link', tokenHash, address);
  await mayTry({ store, services, now }, keys);
  const invited = await store.staff.check({ invitationId, tokenHash, at: now });
  if (!invited) throw await linkGone({ store, now }, keys);
  await refuseNew(services, body.password, { username: invited.username, firstName, lastName });
  const passwordHash = await services.passwords.hash(body.password);
  const accountId = newId(services.random);
  const names = { firstName, lastName };
  const account = await store.staff.accept({
    ...names,
    invitationId,
    tokenHash,
    accountId,
    passwordHash,
    language,
    at: now,
  });
  if (!account) throw await linkGone({ store, now }, keys);
  await store.signIns.succeed(keys.account);
  return { message: words.server.accountOpened };
}
