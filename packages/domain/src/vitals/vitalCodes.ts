import { type ParameterName, vitalParameters } from './vitalParameters.ts';
import type { VitalKind } from './vitals.ts';

/**
 * What each parameter is called in LOINC, the closest code first. Apart from the rest: pages need none of it.
 *
 * @see https://loinc.org
 * @see https://hl7.org/fhir/R4/observation-vitalsigns.html
 */
export const loincCodes: Readonly<Record<ParameterName, readonly string[]>> = {
  systolic: ['8480-6'],
  diastolic: ['8462-4'],
  // FHIR's vital signs want the general code beside that of pulse oximetry.
  oxygenSaturation: ['59408-5', '2708-6'],
  weight: ['29463-7'],
  temperature: ['8310-5'],
  glucose: ['2339-0'],
  heartRate: ['8867-4'],
};

/** What a vital is called in LOINC, and each of its parameters, with the UCUM code of its unit. */
export function vitalCoding(kind: VitalKind) {
  const components = vitalParameters[kind].map(({ parameter, ucum }) => ({
    parameter,
    loinc: [...loincCodes[parameter]],
    unit: ucum,
  }));
  // A pressure is a panel: its two values have codes of their own.
  const loinc = kind === 'BloodPressure' ? ['85354-9'] : components.flatMap((each) => each.loinc);
  return { loinc, components };
}
