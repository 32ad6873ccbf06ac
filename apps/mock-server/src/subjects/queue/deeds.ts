import type { KnownRound } from './contract.ts';

type Deed = KnownRound['deeds'][number];

/** Nothing was done yet. */
export const noDeed = (): Omit<Deed, 'patientId' | 'name'> => ({
  reviewedAt: null,
  snoozedUntil: null,
  notes: 0,
  calls: 0,
  seconds: 0,
});

/** By name, then id. */
export const byName = (a: Deed, b: Deed): number =>
  compareCodes(a.name, b.name) || compareCodes(a.patientId, b.patientId);
const compareCodes = (a: string, b: string) => (a < b ? -1 : Number(a > b));
