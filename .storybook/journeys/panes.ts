import type { SessionRecord } from '@rpm/domain';
import type { Actor } from '@rpm/ui/flows/enrollToBill.ts';

/** What the page of a journey can do with the frame of one of its people. */
export interface Pane {
  page: Document;
  go: (path: string) => void;
  /** Forgets what the page has read. */
  reload: () => void;
  /** Logs this person in, and goes from the log in page to this address. */
  become: (session: SessionRecord, path: string) => void;
  /** The clock of the journey has been set. */
  setClock: (now: Date) => void;
}

/** What a frame finds at the page that holds it. */
export interface JourneyHost {
  ask: (actor: Actor, input: string, init?: RequestInit) => Promise<Response>;
  /** A frame is there. @returns the time of the journey */
  join: (actor: Actor, pane: Pane) => Date;
  moved: (actor: Actor, path: string) => void;
}

declare global {
  interface Window {
    rpmJourney?: JourneyHost;
  }
}

/** The journey that this page is a frame of, or was opened from. */
export function journeyHost(): JourneyHost | null {
  const found = [window.parent, window.opener as Window | null].find((each) => each?.rpmJourney);
  return found?.rpmJourney ?? null;
}
