import { limits } from '@rpm/domain';
import { Refusal, type RefusalCode } from '../../api/Refusal.ts';
import type { Services } from '../../api/Services.ts';
import { wordsOf } from '../../api/speech.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { Account } from '../accounts/contract.ts';
import { lockedMail } from '../accounts/mails.ts';
import type { TryKeys } from './contract.ts';
import { hashToken } from './tokens.ts';

/** What is counted, each apart: asking for links cannot shut out those who log in at the same address (F3). */
type Purpose =
  | 'log in'
  | 'change of password'
  | 'forgotten password'
  | 'sign-up'
  | 'contact'
  | 'invitation'
  | 'link'
  | 'second factor'
  | 'confirmation'
  | 'code'
  | 'email code'
  | 'new browser'
  | 'sign-on';

/** What a try is counted against. @param of what is tried: an account, a link, a code */
export const tryKeys = (purpose: Purpose, of: string, address: string): TryKeys => ({
  account: hashToken(`${purpose} of ${of}`),
  address: hashToken(`${purpose} from ${address}`),
});

/** What new activation codes are counted against: the patient and who makes them, apart from all others. */
export const activationKeys = (patientId: string, accountId: string): TryKeys => ({
  account: hashToken(`activation codes of ${patientId}`),
  address: hashToken(`activation codes by ${accountId}`),
});

/** What the serial numbers that a patient tries are counted against: the patient alone, apart from tries to log in. */
export const serialTryKeys = (patientId: string): TryKeys => ({
  account: hashToken(`serials ${patientId}`),
  address: hashToken(`serials of ${patientId}`),
});

/**
 * Counts what costs something however it ends, as a mail or a serial number, before it is done.
 *
 * @returns the number of the try, by which it can be taken back
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
  if (!verdict.allowed) throw tooMany(verdict.retryAt, now, code);
  return verdict.tryId;
}

/** @param retryAt when there is room again */
export function tooMany(retryAt: Date, now: Date, code: RefusalCode = 'tooManyTries'): Refusal {
  const seconds = Math.ceil((retryAt.getTime() - now.getTime()) / 1000);
  const retryAfter = Math.min(Math.max(1, seconds), limits.loginWindowMinutes * 60);
  return new Refusal(429, {
    code,
    told: { minutes: limits.loginWindowMinutes },
    headers: { 'retry-after': String(retryAfter) },
  });
}

/** A try that is judged: what it needs of the call. */
interface Tried {
  store: StoreParts;
  services: Pick<Services, 'pause'>;
  now: Date;
}

/**
 * Lets a try be judged, and counts nothing. Where many have failed at an address, the next ones there are slow, right and
 * wrong alike; only what is tried itself can have had too many (F3).
 *
 * @throws Refusal 429 when what is tried has had too many
 */
export async function mayTry({ store, services, now }: Tried, keys: TryKeys): Promise<void> {
  const { account, address } = await store.signIns.fullness(keys, now);
  if (account) throw tooMany(account, now);
  if (address) await services.pause(limits.slowedTryMs);
}

/**
 * Counts a try that was wrong.
 *
 * @returns whether this has locked what was tried
 * @throws Refusal 429 when others that were made at the same time have filled the count
 */
export async function wasWrong({ store, now }: Omit<Tried, 'services'>, keys: TryKeys): Promise<boolean> {
  const { retryAt, isLocked } = await store.signIns.fail(keys, now);
  if (retryAt) throw tooMany(retryAt, now);
  return isLocked;
}

interface FailedTry {
  store: StoreParts;
  services: Pick<Services, 'mail'>;
  keys: TryKeys;
  /** `null` when nobody has that name. */
  account: Pick<Account, 'username' | 'language'> | null;
  now: Date;
}

/**
 * A password was wrong. When this locks the account, its owner is told by mail, once for a lock; the answer is the same as
 * ever, and nobody waits for the mail.
 *
 * @see behaviour 1b (login: locked), R33
 */
export async function failed({ store, services, keys, account, now }: FailedTry): Promise<void> {
  if ((await wasWrong({ store, now }, keys)) && account) {
    void services.mail(lockedMail(wordsOf(account.language).mails, account.username));
  }
}
