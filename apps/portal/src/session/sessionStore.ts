import type { Language, Preferences, SessionRecord, SessionStep, UserNow } from '@rpm/domain';
import { safeStorage } from './storage.ts';

/** Why nobody is logged in any more: the user left or was idle, the server ended it, or another tab did one of these. */
export type EndReason = 'logout' | 'idle' | 'expired' | null;

const key = 'rpm.session';
const channelName = 'rpm.session';
/** So long may the message of another tab take that says why the session is over. */
const farewellMs = 100;

/** The parts of a browser that a session lives in. */
export interface SessionHost {
  localStorage: () => Storage;
  sessionStorage: () => Storage;
  log: (line: string) => void;
  /** Loads the page anew: the only way to be sure that nothing of one user is left for the next. */
  reload: () => void;
  /**
   * Turns the browser to the language of an account.
   *
   * @returns whether the page is in another one, and will not be when it is loaded anew
   */
  turnTo: (language: Language) => boolean;
}

/** Whether a session is stored, readable or not: all that can be told before the schema has come. */
export const isSessionStored = (localStorage: SessionHost['localStorage']) =>
  safeStorage(localStorage).read(key) !== null;

/**
 * Keeps who is logged in, for this tab and all others.
 *
 * The record in local storage is read through a schema: what cannot be read is no session (RTE-02, SES-06). A logout,
 * an expiry or a change of user in one tab reaches the others at once, by the storage event and by a broadcast.
 *
 * @see SES-05, NAV-08, behaviour R23
 */
export async function createSessionStore(host: SessionHost) {
  const local = safeStorage(host.localStorage);
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  let session = await parse(local.read(key), host.log);
  let endReason: EndReason = null;
  // The page of an account is in its language from the first thing that it shows.
  if (session && local.isKept && isTurned(session)) {
    host.reload();
    return new Promise<never>(() => {});
  }
  /** Who was logged in on this page last. */
  let lastUserId = session?.user.userId ?? null;

  function isTurned({ preferences }: SessionRecord): boolean {
    return preferences !== undefined && host.turnTo(preferences.language);
  }

  function change(next: SessionRecord | null, reason: EndReason) {
    session = next;
    lastUserId = next?.user.userId ?? lastUserId;
    endReason = reason;
    for (const listener of listeners) listener();
  }

  /** Everything that the browser holds of the user: local, session and cache storage (behaviour R23). */
  function forget() {
    local.clear();
    safeStorage(host.sessionStorage).clear();
    if (typeof caches !== 'undefined') {
      void caches
        .keys()
        .then((names) => Promise.all(names.map((name) => caches.delete(name))))
        .catch(() => {});
    }
  }

  /**
   * Another user gets a page of their own: libraries keep the addresses of what was read, and a search is a part of
   * such an address. So does who reads another language. Without storage a page cannot be loaded anew without losing the
   * session.
   */
  function take(next: SessionRecord) {
    const isOtherUser = lastUserId !== null && next.user.userId !== lastUserId;
    if (local.isKept && (isTurned(next) || isOtherUser)) host.reload();
    else change(next, null);
  }

  /**
   * @param ended the token of a session that another tab says is over. Its message can overtake the change of the
   *   storage, which this tab may then still read as it was.
   */
  async function followOtherTab(reason: EndReason, ended?: string) {
    const stored = await parse(local.read(key), host.log);
    const theirs = stored?.token === ended ? null : stored;
    if (theirs?.token === session?.token) {
      if (theirs && session && !isSame(standing(theirs), standing(session))) change(theirs, null);
      return;
    }
    if (theirs) take(theirs);
    else {
      forget();
      change(null, reason);
    }
  }

  addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    // The message that tells why may come a little later than the change that it explains.
    if (channel && local.read(key) === null) setTimeout(() => void followOtherTab('logout'), farewellMs);
    else void followOtherTab('logout');
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isFarewell(data)) void followOtherTab(data.reason, data.token);
  });

  return {
    get: () => session,
    endReason: () => endReason,
    /** Whether the browser keeps a session over a reload. */
    isKept: local.isKept,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A user has logged in. What an earlier user left goes first. */
    start(next: SessionRecord) {
      forget();
      local.write(key, JSON.stringify(next));
      take(next);
      // SES-06: what a record lacks is logged, as it is where one is read. The log in does not wait for that.
      if (session === next) void parse(JSON.stringify(next), host.log).catch(() => {});
      // Until the page is loaded anew nothing is asked for in the name of who was here before.
      else session = null;
    },
    /** The user of this session has done what stood before everything else. */
    step(done: SessionStep) {
      if (!session) return;
      const { [done]: _, ...next } = session;
      local.write(key, JSON.stringify(next));
      change(next, null);
    },
    /** What the server calls the user and the clinic by now; here and in the other tabs. */
    learn(now: UserNow) {
      if (session?.user.userId !== now.userId) return;
      const next = { ...session, user: { ...session.user, ...now } };
      if (isSame(next, session)) return;
      local.write(key, JSON.stringify(next));
      change(next, null);
    },
    /** How the user of this session wants to work, from now on and in the other tabs. */
    prefer(preferences: Preferences) {
      if (!session) return;
      const next = { ...session, preferences };
      local.write(key, JSON.stringify(next));
      if (local.isKept && isTurned(next)) host.reload();
      else change(next, null);
    },
    /**
     * The session is over, here and in the other tabs.
     *
     * @param token only when this is still the session's token: a late answer of an old session ends nothing
     */
    end(reason: EndReason, token?: string | null) {
      if (!session || (token !== undefined && token !== session.token)) return;
      const farewell: Farewell = { reason, token: session.token };
      forget();
      change(null, reason);
      channel?.postMessage(farewell);
    },
  };
}
export type SessionStore = Awaited<ReturnType<typeof createSessionStore>>;

/** What may change of a session while its token stays. */
const standing = ({ user, preferences, mustSetUp, severalClinics }: SessionRecord) => [
  user,
  preferences,
  mustSetUp ?? false,
  severalClinics ?? false,
];
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What a tab tells the others when it ends the session. */
interface Farewell {
  reason: EndReason;
  token: string;
}

const isFarewell = (data: unknown): data is Farewell =>
  typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string';

/** The schema comes only where something is stored: a guest at the log in page does not load it. */
async function parse(stored: string | null, log: (line: string) => void): Promise<SessionRecord | null> {
  if (stored === null) return null;
  const { parseSession, sessionWords } = await import('./parse.ts');
  return parseSession(stored, (fault) => log(sessionWords[fault]));
}
