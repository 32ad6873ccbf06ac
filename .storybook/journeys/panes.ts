import type { SessionRecord } from '@rpm/domain';
import type { Actor } from '@rpm/ui/flows/journey.ts';

/** What the page of a journey can do with the frame of one of its people. */
export interface Pane {
  page: Document;
  /** It is a window of its own, beside the frame of the same person: it follows, and no step is done in it. */
  isAlone: boolean;
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
  /** Somebody is at another page of the product. */
  moved: (actor: Actor, path: string, search: string, isAlone: boolean) => void;
  /** Somebody has come in, or gone out. */
  entered: (actor: Actor, session: SessionRecord | null) => void;
}

declare global {
  interface Window {
    rpmJourney?: JourneyHost;
  }
}

/** The journey that this page is a frame of, or was opened from, in a window of its own. */
export function journeyHost(): { host: JourneyHost; isAlone: boolean } | null {
  const framed = window.parent.rpmJourney;
  const host = framed ?? journeyOf(window.opener as Window | null);
  return host ? { host, isAlone: !framed } : null;
}

/** What a window keeps; nothing in one that is gone, or has gone on to a page of somebody else, which may not be read. */
function journeyOf(opener: Window | null): JourneyHost | undefined {
  try {
    return opener?.rpmJourney;
  } catch {
    return undefined;
  }
}
