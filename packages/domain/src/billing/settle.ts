import { type BillRefusal, type CodeVerdict, isReached } from './verdict.ts';

/** What the codes of a month say of each other: one excludes the next, an add-on needs its code, and some are only warned of. */
export function settled(verdicts: readonly CodeVerdict[]): CodeVerdict[] {
  const kept: CodeVerdict[] = [];
  for (const each of verdicts) {
    const rival = kept.find((other) => isReached(other) && isReached(each) && areExclusive(other, each));
    kept.push(rival ? { ...each, ...refusal('excluded', rival.code) } : each);
  }
  const withBases = kept.map((each) => {
    const { addOnOf } = each.rule;
    if (addOnOf === null || each.state === 'impossible') return each;
    const base = kept.find(({ code, start }) => code === addOnOf && start === each.start);
    return base && base.state !== 'impossible' ? each : { ...each, ...refusal('addOnAlone', addOnOf) };
  });
  return withBases.map((each) => ({
    ...each,
    warns: isReached(each)
      ? each.rule.warnsBeside.filter((code) =>
          withBases.some((other) => other.code === code && isReached(other)),
        )
      : [],
  }));
}

/** What a verdict becomes that a rule says no to. */
export const refusal = (no: BillRefusal, by: string | null) =>
  ({ state: 'impossible', units: 0, missing: [], lastDay: null, daysLeft: null, no, by }) as const;

/** Codes exclude each other in the same stretch of time, by either one's word. */
const areExclusive = (one: CodeVerdict, other: CodeVerdict) =>
  one.code !== other.code &&
  (one.rule.excludes.includes(other.code) || other.rule.excludes.includes(one.code)) &&
  (one.end === null || other.start <= one.end) &&
  (other.end === null || one.start <= other.end);
