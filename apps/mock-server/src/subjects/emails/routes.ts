import { drawCode, formatStamp, limits } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { wordsOf } from '../../api/speech.ts';
import type { StoreParts } from '../../store/Store.ts';
import { emailCodeMail } from '../accounts/mails.ts';
import { admit, mayTry, tryKeys, wasWrong } from '../sessions/admit.ts';
import type { LiveSession } from '../sessions/sessions.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';

const codeMs = limits.codeMinutes * 60_000;

/** How the owner of an account shows that its address is theirs. */
export function emailRoutes(api: Api): void {
  route(api, 'getEmailState', async ({ caller, store }) => emailState(caller, store));
  route(api, 'sendEmailCode', sendCode);
  route(api, 'verifyEmail', verify);
}

async function emailState({ account: { accountId, username } }: LiveSession, { emailCodes }: StoreParts) {
  const confirmedAt = await emailCodes.confirmedAt(accountId);
  return { username, confirmedAt: confirmedAt && formatStamp(confirmedAt) };
}

/** @see RTE-06, behaviour R33 */
async function sendCode({ caller, store, services, now, address }: AskedByUser<'sendEmailCode'>) {
  const { accountId, username, language } = caller.account;
  await admit(store, tryKeys('email code', accountId, address), now);
  const code = drawCode(services.random);
  const ticket = newToken(services.random);
  const codeHash = await services.passwords.hash(code);
  const expiresAt = new Date(now.getTime() + codeMs);
  await store.emailCodes.keep({ accountId, ticketHash: hashToken(ticket), codeHash, expiresAt }, now);
  void services.mail(emailCodeMail(wordsOf(language).mails, username, code));
  return { ticket };
}

/** A code that is wrong, expired, used, or was never asked for gets one answer. @see RTE-06, behaviour R33 */
async function verify({ body, caller, actor, store, services, now, address }: AskedByUser<'verifyEmail'>) {
  const ticketHash = hashToken(body.ticket);
  const keys = tryKeys('code', ticketHash, address);
  await mayTry({ store, services, now }, keys);
  const pending = await store.emailCodes.beginTry(ticketHash, now);
  const isRight = await services.passwords.verify(body.code, pending?.codeHash ?? services.passwords.decoy);
  if (!pending || !isRight || !(await store.emailCodes.confirm(actor, ticketHash))) {
    await wasWrong({ store, now }, keys);
    throw new Refusal(400, { code: 'codeWrong' });
  }
  await store.signIns.succeed(keys.account);
  return emailState(caller, store);
}
