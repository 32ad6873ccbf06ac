import type { EndpointName } from '@rpm/api-client/calls';
import { isRecord, SessionRecord } from '@rpm/domain';
import type { StoreParts } from '../store/Store.ts';
import { usernameKey } from '../subjects/patients/search.ts';
import type { AccessNotes } from './accessNotes.ts';
import { Refusal } from './Refusal.ts';

/** What is needed of a call. */
interface SignIn {
  body: unknown;
  store: StoreParts;
  now: Date;
  address: string;
}

/**
 * Takes down that somebody logged in, failed to, or was locked, in the log of the clinic of the account; of a name that
 * nobody has there is no clinic, and nothing is taken down. A failure is not waited for, so that the time of the answer
 * tells nobody which names are known (behaviour R33).
 */
export async function signInNoted<T>(
  { notes }: { notes: AccessNotes },
  name: EndpointName,
  { body, store, now: at, address: source }: SignIn,
  call: () => Promise<T>,
): Promise<T> {
  const note = async (event: 'login' | 'login-failed' | 'locked', account: { accountId: string } | null) => {
    const found = account && (await store.accounts.find(account.accountId));
    if (!found) return;
    const { accountId, clinicId } = found;
    await notes.note({ at, clinicId, accountId, event, subject: '', kind: '', source });
  };
  try {
    const answer = await call();
    const session = SessionRecord.safeParse(answer).data;
    if (session) await note('login', { accountId: session.user.userId });
    return answer;
  } catch (error) {
    if (name === 'login' && error instanceof Refusal) {
      const username = isRecord(body) ? String(body.username) : '';
      const event = { 401: 'login-failed', 429: 'locked' } as const;
      const { status } = error;
      if (status === 401 || status === 429)
        notes.soon(async () =>
          note(event[status], await store.accounts.findByUsername(usernameKey(username))),
        );
    }
    throw error;
  }
}
