import type { ComponentType, ReactNode } from 'react';

/** Puts a client for calls around a part of a page. */
export type ClientProvider = ComponentType<{ children: ReactNode }>;
/** Brings one: no public page needs it to be read. */
export type LoadClient = () => Promise<ClientProvider>;

/** What the portal gives to every public page. */
export interface PublicScreenProps {
  /** Where the user who is logged in works; `null` for a guest. */
  dashboardPath: string | null;
  /** The session has ended by itself just now, and the root route says so (SES-04). */
  hasTimedOut?: boolean;
  /** Left out where a client is around the page already, as in a story. */
  loadClient?: LoadClient;
}
