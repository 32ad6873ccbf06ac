import type { BoardRow, Place, RiskRow, VerdictRow } from '@rpm/domain';
import { formatInstant, readStamp, toldColumn } from '@rpm/domain';
import { billingWords as texts } from '@rpm/domain/words/billing';
import type { ShownColumn } from './useBoardFilters.ts';

/** When something was, as the reader sees moments. */
export const momentText = (stamp: string, place: Place): string => {
  const at = readStamp(stamp);
  return at ? (formatInstant(at, 'datetime', place) ?? '') : '';
};

/** The day of a moment, as 'December 05'. */
export const momentDayText = (stamp: string, place: Place): string => {
  const at = readStamp(stamp);
  return at ? (formatInstant(at, 'longMonthDay', place) ?? '') : '';
};

/** What a column of the board is called. */
export const columnName = (column: ShownColumn, isClosed: boolean): string =>
  texts.columns[toldColumn(column, isClosed)];

/** What is missing, as one phrase. */
export const missingText = (missing: RiskRow['missing']): string =>
  missing
    .map(({ what, count }) => {
      if (what === 'days' || what === 'minutes') return texts.lacks[what]({ count: count ?? 0 });
      return what === 'contact' ? texts.lacks.contact : texts.documents[what];
    })
    .join(', ');

/** The codes that a patient has reached. */
export const codesText = ({ reached }: Pick<BoardRow, 'reached'>): string =>
  reached.map(({ code, units }) => texts.code({ count: units, code })).join(', ');

/** Why nothing is billed. */
export const refusalText = ({ no, by }: Pick<VerdictRow, 'no' | 'by'>): string => {
  if (no === null) return texts.noReason;
  return by === null ? texts.refusals[no] : texts.refusedBy({ sentence: texts.refusals[no], code: by });
};

/** Until when something can be had. */
export const leftText = ({ lastDay, daysLeft }: Pick<RiskRow, 'lastDay' | 'daysLeft'>): string =>
  lastDay === null || daysLeft === null ? texts.anyTime : texts.daysLeft({ count: daysLeft });
