import { roleTitle } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { usernameKey } from '../patients/search.ts';
import { preferencesOf } from '../profiles/contract.ts';
import { hasFactor } from '../security/factors.ts';
import { mayTry, tryKeys, wasWrong } from '../sessions/admit.ts';
import { userRecord } from '../sessions/routes.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';
import { fitting } from './fitting.ts';

/** How a patient of several clinics goes from one to another with one log in. @see F12 */
export function ownClinicRoutes(api: Api): void {
  route(api, 'getOwnClinics', async ({ caller, store, words }) => ({
    result: (await store.ownClinics.of(caller.loginId)).map(({ accountId, clinicName, isCarer }) => ({
      userId: accountId,
      // A carer is nobody's patient there: the account is for what others share.
      clinic: isCarer ? words.server.sharedWithYou : clinicName,
      isCurrent: accountId === caller.account.accountId,
    })),
  }));
  route(api, 'addOwnClinic', add);
  route(api, 'switchClinic', switchTo);
}

/**
 * The log in has shown the mailbox, the code comes from the clinic: nothing is linked by either alone. A code that is wrong,
 * expired, used, or of another address gets one answer.
 */
async function add({ body, caller, store, services, now, address }: AskedByUser<'addOwnClinic'>) {
  const { loginId, account } = caller;
  const keys = tryKeys('code', `a clinic of ${loginId}`, address);
  await mayTry({ store, services, now }, keys);
  const handedOver = await store.activations.ofAddress(usernameKey(account.username), now);
  const activation = await fitting(services, body.activationCode, handedOver);
  const opened = activation && (await store.ownClinics.link({ loginId, activation, at: now }));
  if (!opened) {
    await wasWrong({ store, now }, keys);
    throw new Refusal(400, { code: 'activationCodeWrong' });
  }
  await store.signIns.succeed(keys.account);
  return { userId: opened.accountId, clinic: opened.clinicName, isCurrent: false };
}

/**
 * A session that speaks for another clinic takes the place of this one. It lasts no longer than this one would have, and
 * what was confirmed stays confirmed. Of a clinic that is not the caller's own nobody learns whether it exists.
 */
async function switchTo({ body, caller, store, services, now, actor }: AskedByUser<'switchClinic'>) {
  const { account: _, loginId, tokenHash: ended, ...session } = caller;
  const own = await store.ownClinics.of(loginId);
  const chosen = own.find(({ accountId }) => accountId === body.userId);
  const profile = chosen && (await store.profiles.find(chosen.accountId));
  if (!chosen || !profile) throw new Refusal(404);
  const { accountId, clinicId, role } = chosen;
  const obliged = await store.secondFactors.obliged(clinicId);
  const needsSetUp = obliged.includes(roleTitle(role)) && !hasFactor(await store.secondFactors.of(loginId));
  const token = newToken(services.random);
  const tokenHash = hashToken(token);
  await store.sessions.add({ ...session, accountId, tokenHash, needsSetUp, lastSeenAt: now });
  await store.sessions.end(ended, now);
  await store.access.note({
    at: now,
    accountId,
    clinicId,
    event: 'login',
    times: 1,
    source: '',
    browser: '',
    ...actor.from,
    subject: '',
    kind: '',
  });
  services.admit.hear?.(tokenHash, true);
  return {
    token,
    user: userRecord(chosen),
    ...(needsSetUp && { mustSetUp: true }),
    preferences: preferencesOf(profile),
  };
}
