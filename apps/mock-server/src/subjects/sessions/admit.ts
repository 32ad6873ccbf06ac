import { limits } from '@rpm/domain';
import { Refusal, type RefusalCode } from '../../api/Refusal.ts';
import type { Services } from '../../api/Services.ts';
import { languageOf, wordsOf } from '../../api/speech.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { Account } from '../accounts/contract.ts';
import { lockedMail } from '../accounts/mails.ts';
import type { TryKeys } from './contract.ts';
import { hashToken } from './tokens.ts';

/** What a try to get in is counted against. @param name the user name as `usernameKey` folds it */
export const tryKeys = (name: string, address: string): TryKeys => ({
  account: hashToken(`account ${name}`),
  address: hashToken(`address ${address}`),
});

/** What the serial numbers that a patient tries are counted against: the patient alone, apart from tries to log in. */
export const serialTryKeys = (patientId: string): TryKeys => ({
  account: hashToken(`serials ${patientId}`),
  address: hashToken(`serials of ${patientId}`),
});

/**
 * Lets a log in, a sign-up, a one-time code or a serial number go on, and counts it.
 *
 * @returns the number of the try, by which a success takes it back
 * @throws Refusal 429 with the time to wait, when there were too many
 * @see behaviour R33
 */
export async function admit(
  { signIns }: StoreParts,
  keys: TryKeys,
  now: Date,
  code: RefusalCode = 'tooManyTries',
): Promise<string> {
  const verdict = await signIns.begin(keys, now);
  if (verdict.allowed) return verdict.tryId;
  const seconds = Math.ceil((verdict.retryAt.getTime() - now.getTime()) / 1000);
  const retryAfter = Math.min(Math.max(1, seconds), limits.loginWindowMinutes * 60);
  throw new Refusal(429, {
    code,
    told: { minutes: limits.loginWindowMinutes },
    headers: { 'retry-after': String(retryAfter) },
  });
}

interface FailedTry {
  store: StoreParts;
  services: Pick<Services, 'mail'>;
  keys: TryKeys;
  /** `null` when nobody has that name. */
  account: Pick<Account, 'username'> | null;
  now: Date;
}

/**
 * The password of a try that was admitted is wrong. When this locks the account, its owner is told by mail, once for a
 * lock; the answer is the same as ever, and nobody waits for the mail.
 *
 * @see behaviour 1b (login: locked), R33
 */
export async function failed({ store, services, keys, account, now }: FailedTry): Promise<void> {
  const isLocked = await store.signIns.fail(keys.account, now);
  if (isLocked && account) {
    // Whoever tries need not be the owner.
    const { mails } = wordsOf(languageOf({}));
    void services.mail(lockedMail(mails, account.username));
  }
}
