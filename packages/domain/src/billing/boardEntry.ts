import type { Person } from '../wire/fields.ts';
import { type BillColumn, type RiskKind, verdictCents } from './board.ts';
import type { BoardRow } from './boardWire.ts';
import { isOnBoard, type MonthJudged } from './monthJudged.ts';
import { type BillRefusal, isReached } from './verdict.ts';

/**
 * What the counts, sums, sorts and filters of the board need of a patient's month: a row without what only its own page
 * shows. It is kept beside the row, so that the board of a clinic is read without reading all of its rows.
 */
export interface BoardEntry {
  userId: string;
  name: string;
  provider: Person | null;
  column: BillColumn;
  /** Whether the month has anything for the board at all. */
  isOnBoard: boolean;
  hasReadings: boolean;
  /** Of what is reached; `null` when a rate is missing. */
  cents: number | null;
  /** What the risks would add at most. */
  gain: number;
  /** Of the risk that ends first; `null` when there is none. */
  risk: { kind: RiskKind; lastDay: string | null } | null;
  /** With the amount of each, 0 when no rate is known. */
  reached: readonly { code: string; units: number; cents: number }[];
  no: BillRefusal | null;
  billed: { isChanged: boolean; totalCents: number } | null;
}

/** What the board needs of a patient's month beside its row. */
export function boardEntry(judged: MonthJudged, row: BoardRow): BoardEntry {
  const { care, verdicts, centsOf } = judged;
  const { userId, name, provider, column, cents, risks, no, billed } = row;
  const [first] = risks;
  return {
    userId,
    name,
    provider,
    column,
    cents,
    no,
    isOnBoard: isOnBoard(judged),
    hasReadings: care.dataDays.length > 0,
    gain: gainOf(row),
    risk: first ? { kind: first.kind, lastDay: first.lastDay } : null,
    reached: verdicts
      .filter(isReached)
      .map((each) => ({ code: each.code, units: each.units, cents: verdictCents(each, centsOf) ?? 0 })),
    billed: billed && { isChanged: billed.isChanged, totalCents: billed.totalCents },
  };
}

/** What the risks of a patient would add at most: of codes of one clock only one is billed, and `risksOf` tells one. */
export const gainOf = ({ risks }: Pick<BoardRow, 'risks'>): number =>
  risks.reduce((sum, { cents }) => sum + Math.max(0, cents ?? 0), 0);
