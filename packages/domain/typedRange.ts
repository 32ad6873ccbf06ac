import type { KeptVital } from './src/ranges/keptVital.ts';
import type { limitFields } from './src/ranges/limitRules.ts';
import {
  changeRange,
  openRange,
  type RangeChange,
  type RangeEditing,
  rangeErrors,
} from './src/ranges/rangeEditing.ts';
import { type RangeParameter, rangeParameters } from './src/ranges/rangeLimits.ts';

export const zone = 'America/New_York';
/** 10:30:40 in New York. */
export const now = new Date('2026-11-21T15:30:40Z');
export const past = 'past';
export const own = [
  { parameter: 'systolic', unit: 'mmHg', unitDescription: null, min: 90, max: 120 },
  { parameter: 'diastolic', unit: 'mmHg', unitDescription: null, min: 60, max: 80 },
];
export const saved = {
  normal: { min: 90, max: 120 },
  cautious: { min: 88, max: 135 },
  critical: { min: 80, max: 180 },
};
export const kept: KeptVital = {
  mrSubType: 'BloodPressure',
  startDateTime: '20261122-15:30:00',
  endDateTime: '21261122-15:30:00',
  limits: [{ parameter: 'systolic', cautiousMin: 88, cautiousMax: 135, criticalMin: 80, criticalMax: 180 }],
};
export const noLimits = rangeParameters(own, new Map(), new Map());
export const someLimits = rangeParameters(own, new Map([['systolic', saved]]), new Map());

export const loaded = (parameters: readonly RangeParameter[]): RangeChange => ({
  kind: 'loaded',
  units: 'metric',
  parameters,
});
export const type = (
  field: (typeof limitFields)[number],
  value: string,
  parameter = 'systolic',
): RangeChange => ({
  kind: 'limit',
  parameter,
  field,
  value,
});
export const having = (
  changes: readonly RangeChange[],
  from = openRange('Wren Q. Exampledoc', undefined, zone),
) => changes.reduce(changeRange, from);
const texts = ({ limits, ...errors }: ReturnType<typeof rangeErrors>) => ({
  ...errors,
  limits: Object.fromEntries(limits),
});
export const wrong = (state: RangeEditing) => texts(rangeErrors(state, now, zone));
