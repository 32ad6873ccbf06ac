import {
  type FiredLimit,
  limits,
  noisyLimits,
  type Person,
  proposedLimit,
  type RangeVersion,
} from '@rpm/domain';
import type { KnownNoise, NoiseSearch } from './noise.contract.ts';

/** Since when alerts are counted. */
export const noiseSince = ({ now, days }: Pick<NoiseSearch, 'now' | 'days'>): Date =>
  new Date(now.getTime() - days * 86_400_000);

/** What a store counted of one limit. */
export interface CountedLimit extends FiredLimit {
  patientId: string;
  providerId: string | null;
  name: string;
  alertIds: string[];
  /** The range in force now; `null`: the usual limits are. */
  range: (Pick<RangeVersion, 'limits'> & { setBy: Person; setAt: Date }) | null;
}

/** The page of what is noise of that, and how many alerts all of it gave. */
export function noisePage(counted: readonly CountedLimit[], { providerId, page }: NoiseSearch) {
  const ranked = counted.map((each) => ({
    ...each,
    isOwn: providerId !== null && each.providerId === providerId,
    range: each.range ?? undefined,
    key: [each.patientId, each.vital, each.parameter, each.side, each.class].join(' '),
  }));
  const noisy = noisyLimits(ranked);
  return {
    total: noisy.length,
    ofLimits: noisy.reduce((sum, { fired }) => sum + fired, 0),
    shown: noisy.slice(page * limits.noiseRows, (page + 1) * limits.noiseRows),
  };
}

/** A row of the report. @param worst the worst value of each alert, by its id */
export function knownNoise(
  {
    isOwn: _,
    key: _key,
    alertIds,
    providerId: _of,
    range,
    ...limit
  }: ReturnType<typeof noisePage>['shown'][number],
  worst: ReadonlyMap<string, number>,
): KnownNoise {
  const isSet = range !== undefined && Object.hasOwn(range.limits, limit.parameter);
  return {
    ...limit,
    limitSetBy: isSet ? range.setBy : null,
    limitSetAt: isSet ? range.setAt : null,
    proposed: proposedLimit(
      limit,
      alertIds.flatMap((id) => worst.get(id) ?? []),
      range,
    ),
  };
}
