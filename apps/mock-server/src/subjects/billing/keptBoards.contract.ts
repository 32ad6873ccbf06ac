import type { BillingSettings, BoardEntry, BoardRow, ClosedMonth, KnownCode } from '@rpm/domain';

/** What a clinic's board of a month rests on, and what of it was judged before and still holds. */
export interface KeptBoard {
  /** The clinic's clock, IANA name. */
  zone: string;
  settings: BillingSettings;
  /** By code. */
  codes: KnownCode[];
  closed: ClosedMonth | null;
  /** Of the patients whose month holds, of any order. */
  entries: BoardEntry[];
  /** The patients whose month must be judged, each with the mark that it has before; `null`: it will not hold, and is not kept. */
  toJudge: { patientId: string; mark: number | null }[];
  /** The mark that what all patients of the clinic share has. */
  clinicMark: number;
}

/** A patient's month as it was judged. */
interface JudgedRow {
  entry: BoardEntry;
  row: BoardRow;
  /** Before it was judged. */
  mark: number;
  /** Up to and not at that moment. */
  heldUntil: Date;
}

/** Which board is asked for. */
export interface BoardSearch {
  clinicId: string;
  /** `YYYY-MM` */
  month: string;
}

/**
 * What was judged of the months of patients, so that a board is read and not judged anew. A store may keep nothing; one that
 * does hands out nothing of which judging anew would say otherwise.
 *
 * @see docs/adr/0079-what-was-judged-is-kept.md
 */
export interface KeptBoards {
  of(search: BoardSearch & { now: Date }): Promise<KeptBoard>;
  /** The rows of patients that are kept, by patient. */
  rows(search: BoardSearch & { patientIds: readonly string[] }): Promise<Map<string, BoardRow>>;
  /** Keeps what was judged at a moment. What somebody has judged of later writes stays. */
  keep(
    judged: BoardSearch & { clinicMark: number; judgedAt: Date; rows: readonly JudgedRow[] },
  ): Promise<void>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    keptBoards: KeptBoards;
  }
}
