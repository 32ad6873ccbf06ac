import { ApiProvider, CacheProvider, createClient } from '@rpm/api-client';
import { queryHeader } from '@rpm/api-client/calls';
import { defaultPreferences, limits } from '@rpm/domain';
import { storySession } from '@rpm/mock-server/msw';
import { SignedInFrame } from '@rpm/ui/layout/SignedInFrame/SignedInFrame.tsx';
import { PreferencesProvider } from '@rpm/ui/providers/preferences/PreferencesProvider.tsx';
import { SessionProvider } from '@rpm/ui/providers/session/SessionProvider.tsx';
import { ToastProvider } from '@rpm/ui/providers/toast/ToastProvider.tsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { isOfFrame } from './frameCalls.ts';
import type { StoryGlobals } from './globals.ts';
import { seen } from './seen.ts';
import { isOnlyLookedAt } from './states/focusInFrame.ts';

/** What a story may say of the place it stands in: `parameters: { page: { path: '/orders', isSignedIn: true } }`. */
export interface StoryPage {
  /** The address that the story begins at. */
  path?: string;
  /** What the history holds beside it. */
  state?: unknown;
  /** Whether the frame of a page behind the guard stands around it. */
  isSignedIn?: boolean;
  /** How long a call may take, in milliseconds, for stories in which one is given up. In all others a call goes on: what loads is to be seen loading. */
  callTimeoutMs?: number;
}

/** As long as somebody may look at a story. */
const dayMs = 24 * 60 * 60 * 1000;

/** How long a call may take. What the toolbar lets hang is given up as in the portal, but not in the small pages of a sheet. */
const timeoutOf = ({ fault }: StoryGlobals) =>
  fault === 'hangs' && !isOnlyLookedAt() ? limits.callTimeoutMs : dayMs;

/** Aborted when the story ends. */
function useStoryEnd(): AbortSignal {
  const [story] = useState(() => new AbortController());
  useEffect(() => () => story.abort(), [story]);
  return story.signal;
}

/**
 * Calls go out, and are answered, as long as their story stands: what comes later would be counted as one of the next story. What
 * is on its way is not cut off, which the console would tell the next one of.
 */
const untilEnd =
  (end: AbortSignal, doFetch: typeof fetch): typeof fetch =>
  async (input, init) => {
    const never = new Promise<never>(() => {});
    if (end.aborted) return never;
    try {
      const answer = await doFetch(input, init);
      return end.aborted ? never : answer;
    } catch (cause) {
      if (end.aborted) return never;
      throw cause;
    }
  };

interface StoryProvidersProps {
  globals: StoryGlobals;
  page: StoryPage;
  children: ReactNode;
}

/** What the portal gives to the screens, with the toolbar's role and no host. */
export function StoryProviders({ globals, page, children }: StoryProvidersProps) {
  const { path = '/', state, isSignedIn = false, callTimeoutMs = timeoutOf(globals) } = page;
  const [preferences, keep] = useState({ ...defaultPreferences, units: globals.units });
  const { token, user } = storySession(globals.role);
  const end = useStoryEnd();
  const call = useMemo(
    () =>
      createClient({
        host: '',
        token: () => token,
        log: (line) => void (end.aborted || seen.log(line)),
        onUnauthorized: seen.sessionEnded,
        fetch: untilEnd(end, (input, init) => {
          // A query that the call hides in a header is asked all the same.
          const hidden = new Headers(init?.headers).get(queryHeader);
          const line = `${init?.method} ${input}${hidden === null ? '' : `?${hidden}`}`;
          if (!isOfFrame(line)) seen.call(line, init?.body ? JSON.parse(String(init.body)) : undefined);
          return fetch(input, init);
        }),
        timeoutMs: callTimeoutMs,
      }),
    [token, callTimeoutMs, end],
  );
  const session = { user, logOut: seen.logOut, timeOut: seen.timeOut, change: seen.change };
  return (
    <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
      <ApiProvider call={call}>
        {isSignedIn ? (
          <SignedInFrame session={session} preferences={preferences} onPreferences={keep} onUser={seen.user}>
            {children}
          </SignedInFrame>
        ) : (
          <CacheProvider>
            <SessionProvider session={session}>
              <PreferencesProvider kept={{ preferences, keep }}>
                <ToastProvider>{children}</ToastProvider>
              </PreferencesProvider>
            </SessionProvider>
          </CacheProvider>
        )}
      </ApiProvider>
    </MemoryRouter>
  );
}
