import type { ParameterName } from './vitalParameters.ts';

/** What a working device can measure on a living adult; a value outside is refused, not classified. */
export const plausibleValues: Readonly<Record<ParameterName, { min: number; max: number }>> = {
  systolic: { min: 30, max: 300 },
  diastolic: { min: 20, max: 200 },
  oxygenSaturation: { min: 40, max: 100 },
  weight: { min: 20, max: 400 },
  temperature: { min: 25, max: 45 },
  glucose: { min: 10, max: 1000 },
  heartRate: { min: 20, max: 300 },
};
