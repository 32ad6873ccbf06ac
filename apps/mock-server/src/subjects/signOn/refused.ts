import type { SignOnFault } from '@rpm/domain';
import type { AccessNotes } from '../../api/accessNotes.ts';
import { Refusal, type RefusalCode } from '../../api/Refusal.ts';
import type { Asked } from '../../api/route.ts';
import type { Account } from '../accounts/contract.ts';
import type { StoredProvider } from './contract.ts';

interface Refused {
  fault: SignOnFault;
  /** Whose it would have been. */
  account: Account | null;
  code: RefusalCode;
  provider: StoredProvider;
}

/** Takes a try down that came to nothing, in the log of the clinic whose provider it was; not waited for. */
export async function refused(
  { fault, account, code, provider: { clinicId, providerId } }: Refused,
  { now: at, address: source, browser }: Pick<Asked<'finishSignOn'>, 'now' | 'address' | 'browser'>,
  notes: AccessNotes,
): Promise<Refusal> {
  const accountId = account?.clinicId === clinicId ? account.accountId : providerId;
  await notes.note({
    at,
    clinicId,
    accountId,
    event: 'login-failed',
    subject: '',
    kind: `sign-on: ${fault}`,
    source,
    browser: browser.name.browser,
  });
  return new Refusal(401, { code });
}
