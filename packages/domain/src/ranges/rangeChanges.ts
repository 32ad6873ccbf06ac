import { formatStamp } from '../time/time.ts';
import type { Change } from '../wire/change.ts';
import type { RangeVersion } from './rangeInForce.ts';

/** The limits that somebody sets, in the order in which a form has them. */
const fields = [
  ['criticalMin', 'min', 'critical'],
  ['cautiousMin', 'min', 'cautious'],
  ['cautiousMax', 'max', 'cautious'],
  ['criticalMax', 'max', 'critical'],
] as const;

/**
 * What a new version of a range changes: limits by `parameter.limit` as numbers of the kept unit, then `start` and `end`
 * as stamps. Of the first version, everything that it sets.
 *
 * @param before the newest version until now; `null` when there was none
 */
export function rangeChanges(
  before: Pick<RangeVersion, 'start' | 'end' | 'limits'> | null,
  after: Pick<RangeVersion, 'start' | 'end' | 'limits'>,
): Change[] {
  const parameters = [...new Set([...Object.keys(before?.limits ?? {}), ...Object.keys(after.limits)])];
  const limits = parameters.flatMap((parameter) =>
    fields.map(([field, end, kind]) => ({
      field: `${parameter}.${field}`,
      before: before?.limits[parameter]?.[end][kind] ?? null,
      after: after.limits[parameter]?.[end][kind] ?? null,
    })),
  );
  const times = (['start', 'end'] as const).map((field) => ({
    field,
    before: before ? formatStamp(before[field]) : null,
    after: formatStamp(after[field]),
  }));
  return [...limits, ...times].filter((change) => change.before !== change.after);
}
