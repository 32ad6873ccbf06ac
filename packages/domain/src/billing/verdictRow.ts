import { verdictCents } from './board.ts';
import type { VerdictRow } from './boardWire.ts';
import type { MonthJudged } from './monthJudged.ts';
import type { CodeVerdict, Missing } from './verdict.ts';

/** What is missing, as it is told. */
export const toldMissing = (missing: readonly Missing[]) =>
  missing.map((each) => ({ what: each.what, count: 'count' in each ? each.count : null }));

/** The day by whose rate a verdict is told. */
const rateDay = ({ state, dateOfService, lastDay, start }: CodeVerdict): string =>
  (state === 'possible' ? (lastDay ?? dateOfService) : dateOfService) ?? start;

/** What the rules say of a code, as it is told. */
export const verdictRow = (verdict: CodeVerdict, { centsOf }: Pick<MonthJudged, 'centsOf'>): VerdictRow => {
  const { rule: _, missing, warns, ...rest } = verdict;
  return {
    ...rest,
    cents: centsOf(verdict.code, rateDay(verdict)),
    totalCents: verdictCents(verdict, centsOf),
    missing: toldMissing(missing),
    warns: [...warns],
  };
};
