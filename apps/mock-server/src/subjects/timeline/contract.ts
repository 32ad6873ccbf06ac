import type { TimelineKind, TimelineEntry as WireEntry } from '@rpm/domain';

/** One thing of a timeline. */
export interface TimelineEntry extends Omit<WireEntry, 'time'> {
  at: Date;
}

/** Which things of a kind are asked for: those before a moment and not before another. */
export interface TimelineSearch {
  patientId: string;
  before: Date;
  from: Date | null;
  /** The most that are read: the newest. */
  rows: number;
}

/** From a moment on, and before another. */
export interface Counted {
  from: Date;
  before: Date;
}

interface TimelineFacts {
  total: number;
  oldest: Date | null;
}

/** The timelines of patients: what other subjects keep, by time. Each kind is read alone, so that it can fail alone. @see SCR-07, ADR 44 */
export interface Timelines {
  /** The things of a kind, newest first. Of notes, those that the patient may read. */
  entries(kind: TimelineKind, search: TimelineSearch): Promise<TimelineEntry[]>;
  /**
   * How much there is of a kind, and when the first of all was.
   *
   * @param counted what is counted; `null`: all
   */
  facts(kind: TimelineKind, patientId: string, counted: Counted | null): Promise<TimelineFacts>;
}

/** What the kinds have in common: nothing. */
export const noEntry = {
  vital: null,
  values: null,
  class: null,
  enteredBy: null,
  text: null,
  by: null,
  role: null,
  status: null,
  reportType: null,
  isOwn: false,
} as const;

declare module '../../store/Store.ts' {
  interface StoreParts {
    timelines: Timelines;
  }
}
