import type { EndpointName } from '@rpm/api-client/calls';
import { type AccessEvent, isRecord, SessionRecord } from '@rpm/domain';
import type { StoreParts } from '../store/Store.ts';
import { usernameKey } from '../subjects/patients/search.ts';
import { tellOfNewBrowser } from '../subjects/sessions/newBrowser.ts';
import { hashToken } from '../subjects/sessions/tokens.ts';
import type { AccessNotes } from './accessNotes.ts';
import type { Browser } from './browser.ts';
import { Refusal } from './Refusal.ts';
import type { Services } from './Services.ts';

/** What is needed of a call. */
interface SignIn {
  body: unknown;
  store: StoreParts;
  now: Date;
  address: string;
  browser: Browser;
}

/**
 * Takes down that somebody logged in, failed to, or was locked, in the log of the clinic of the account; of a name that
 * nobody has there is no clinic, and nothing is taken down. A failure is not waited for, so that the time of the answer
 * tells nobody which names are known (behaviour R33), and neither is the mail to the owner about a new browser.
 */
export async function signInNoted<T>(
  { notes, services }: { notes: AccessNotes; services: Pick<Services, 'mail'> },
  call: EndpointName,
  { body, store, now: at, address: source, browser: { name, deviceHash } }: SignIn,
  handle: () => Promise<T>,
): Promise<T> {
  const note = async (event: AccessEvent, account: { accountId: string } | null) => {
    const found = account && (await store.accounts.find(account.accountId));
    if (!found) return;
    const { accountId, clinicId } = found;
    const { browser } = name;
    await notes.note({ at, clinicId, accountId, event, subject: '', kind: '', source, browser });
  };
  // Asked before: the call itself makes the browser a known one.
  const owners = deviceHash === null ? [] : await store.knownDevices.owners(deviceHash);
  try {
    const answer = await handle();
    const session = SessionRecord.safeParse(answer).data;
    if (session) {
      // The browser is that of who logs in, also where the session speaks for a further clinic (F12).
      const loginId = (await store.sessions.find(hashToken(session.token)))?.loginId ?? '';
      const isNew = !owners.includes(loginId) && (await store.knownDevices.count(loginId)) > 1;
      await note(isNew ? 'login-new' : 'login', { accountId: session.user.userId });
      if (isNew) notes.soon(() => tellOfNewBrowser({ store, services, loginId, now: at }));
    }
    return answer;
  } catch (error) {
    if (call === 'login' && error instanceof Refusal) {
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
