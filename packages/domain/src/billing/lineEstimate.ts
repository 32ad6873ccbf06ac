import { sumOfCents, verdictCents } from './board.ts';
import { type BillLineDetail, type EstimateKind, estimateKinds } from './lineWire.ts';
import type { MonthJudged } from './monthJudged.ts';
import type { BillClock } from './rules.ts';
import { type CodeVerdict, isReached } from './verdict.ts';

const kindOf = { episode: 'setUp', devicePeriod: 'supply', careMonth: 'care' } as const satisfies Record<
  BillClock,
  EstimateKind
>;

/** What a patient's month brings as it stands, and would bring with all that is at risk (t2). @see SCR-04 */
export function lineEstimate({
  verdicts,
  risks,
  centsOf,
}: Pick<MonthJudged, 'verdicts' | 'risks' | 'centsOf'>): BillLineDetail['estimate'] {
  const rows = estimateKinds.flatMap((kind) => {
    const reached = verdicts.filter((each) => isReached(each) && kindOf[each.clock] === kind);
    const own = risks.filter(({ verdict }) => kindOf[verdict.clock] === kind);
    if (reached.length + own.length === 0) return [];
    const now = priced(
      reached,
      reached.map((each) => verdictCents(each, centsOf)),
    );
    const kept = reached.filter((each) => !own.some(({ verdict }) => replaces(verdict, each)));
    const saved = priced(
      [...kept, ...own.map(({ verdict }) => verdict)],
      [now.cents, ...own.map(({ cents }) => cents)],
    );
    return [{ kind, now: reached.length > 0 ? now : null, saved }];
  });
  return {
    rows,
    nowCents: sumOfCents(rows.map(({ now }) => (now ? now.cents : 0))),
    savedCents: sumOfCents(rows.map(({ saved }) => saved.cents)),
  };
}

const priced = (all: readonly CodeVerdict[], cents: readonly (number | null)[]) => ({
  codes: all.map(({ code, units }) => (units > 1 ? `${units} × ${code}` : code)),
  cents: sumOfCents(cents),
});

/** Of codes of one stretch of time that count the same, the better one stands in the place of the other. */
const replaces = (better: CodeVerdict, other: CodeVerdict) =>
  better.start === other.start &&
  better.rule.counts === other.rule.counts &&
  better.rule.addOnOf === null &&
  other.rule.addOnOf === null;
