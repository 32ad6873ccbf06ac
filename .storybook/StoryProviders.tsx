import { ApiProvider, CacheProvider, createClient } from '@rpm/api-client';
import { storySession } from '@rpm/mock-server/msw';
import { SessionProvider } from '@rpm/ui/providers/session';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { fn } from 'storybook/test';
import type { StoryGlobals } from './globals.ts';

/** What a story can ask afterwards: which lines the client logged (ERR-03), and whether the user logged out. */
export const seen = { log: fn(), logOut: fn(), sessionEnded: fn() };

/** What the portal gives to the screens, with the toolbar's role and no host. */
export function StoryProviders({ globals, path, children }: StoryProvidersProps) {
  const { token, user } = storySession(globals.role);
  const call = createClient({
    host: '',
    token: () => token,
    log: seen.log,
    onUnauthorized: seen.sessionEnded,
  });
  return (
    <MemoryRouter initialEntries={[path]}>
      <ApiProvider call={call}>
        <CacheProvider>
          <SessionProvider session={{ user, logOut: seen.logOut }}>{children}</SessionProvider>
        </CacheProvider>
      </ApiProvider>
    </MemoryRouter>
  );
}

interface StoryProvidersProps {
  globals: StoryGlobals;
  /** The address that the story begins at. */
  path: string;
  children: ReactNode;
}
