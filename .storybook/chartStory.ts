import { measureIn, type ParameterLimits, type VitalKind, vitalParameters } from '@rpm/domain';
import { recordWords } from '@rpm/domain/words/record';
import { storyNow } from '@rpm/mock-server/seed';
import { sampleReadings } from '@rpm/ui/components/TrendChart/sampleReadings.ts';
import { parameterName, vitalName } from '@rpm/ui/hooks/names.ts';
import { anything, timeInWords } from './sentence.ts';

/** Ten in the morning of a day of November, by the clock of the chart. */
export const at = (day: string) => timeInWords(`2026-11-${day}T15:00:00Z`);
/** What is said of one reading, whatever its class. */
export const reading = (value: number, time: string) =>
  recordWords.chart.reading({ value: `${value} mmHg`, reading: anything, time });

const none = { min: null, max: null };
/** No limit is set. */
export const noLimits: ParameterLimits = { normal: none, cautious: none, critical: none };
/** Limits of the upper number of the blood pressure. */
export const systolic: ParameterLimits = {
  normal: { min: 95, max: 135 },
  cautious: { min: 95, max: 135 },
  critical: { min: 85, max: 165 },
};
const diastolic: ParameterLimits = {
  normal: { min: 60, max: 85 },
  cautious: { min: 60, max: 85 },
  critical: { min: 50, max: 100 },
};
/** Limits below only, of blood oxygen. */
export const oxygen: ParameterLimits = {
  normal: { min: 95, max: null },
  cautious: { min: 95, max: null },
  critical: { min: 93, max: null },
};

const mmHg = measureIn('us', 'mmHg');
/** The parameters of the blood pressure. */
export const pressure = [
  { parameter: 'systolic', name: 'Systolic', measure: mmHg, limits: systolic },
  { parameter: 'diastolic', name: 'Diastolic', measure: mmHg, limits: diastolic },
];
/** A single parameter of these limits. */
export const one = (limits: ParameterLimits, name = 'Systolic', unit = 'mmHg') => [
  { parameter: 'systolic', name, measure: measureIn('metric', unit), limits },
];

/** How the readings of a single parameter run. */
export const course = (limits: ParameterLimits, middle = 132, swing = 34, decimals = 0) => ({
  parameter: 'systolic',
  limits,
  middle,
  swing,
  decimals,
});
/** How those of the blood pressure run. */
export const both = [course(systolic), { parameter: 'diastolic', limits: diastolic, middle: 78, swing: 18 }];
/** A reading on each of thirty days. */
export const month = { count: 30, end: storyNow };

/** A month of a vital, by the defaults of a clinic. */
export function monthOf(vital: VitalKind) {
  const swings: Record<VitalKind, [number, number, number]> = {
    BloodPressure: [130, 30, 0],
    BloodOxygen: [96, 4, 0],
    Weight: [81, 2, 1],
    BodyTemperature: [37, 1, 1],
    BloodGlucose: [130, 70, 0],
    HeartRate: [80, 30, 0],
  };
  const [middle, swing, decimals] = swings[vital];
  const parameters = vitalParameters[vital].map(({ parameter, ucum, limits }) => ({
    parameter,
    name: parameterName(parameter),
    measure: measureIn('us', ucum),
    limits,
  }));
  const courses = parameters.map(({ parameter, limits }) => ({ parameter, limits, middle, swing, decimals }));
  return { name: vitalName(vital), parameters, readings: sampleReadings(courses, month) };
}
