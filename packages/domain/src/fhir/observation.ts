import type { Observation, ObservationComponent, Quantity } from 'fhir/r4';
import type { OwnRecord } from '../records/ownRecord.ts';
import { interpretations, systems } from './codes.ts';
import { isoInstant } from './instant.ts';

type Readings = OwnRecord['readings'][number];
type Reading = Readings['result'][number];
type Part = Readings['coding']['components'][number];

const loinc = (codes: readonly string[]) => codes.map((code) => ({ system: systems.loinc, code }));

/**
 * A reading as it was measured: a pressure as a panel of two components, anything else as one value. Blood sugar is a
 * laboratory's observation and no vital sign.
 *
 * @param subject the reference to the patient
 * @see https://hl7.org/fhir/R4/observation-vitalsigns.html
 */
export function observationOf(vital: Readings, reading: Reading, subject: string): Observation {
  const { coding, mrSubType } = vital;
  const values = coding.components.flatMap((part) => quantityOf(part, reading));
  const [only] = values;
  return {
    resourceType: 'Observation',
    status: 'final',
    category: [
      {
        coding: [
          { system: systems.category, code: mrSubType === 'BloodGlucose' ? 'laboratory' : 'vital-signs' },
        ],
      },
    ],
    code: { coding: loinc(coding.loinc) },
    subject: { reference: subject },
    effectiveDateTime: isoInstant(reading.mrTime),
    issued: isoInstant(reading.receivedTime),
    interpretation: [{ coding: [interpretations[reading.class]] }],
    ...(coding.components.length > 1
      ? { component: values }
      : only
        ? { valueQuantity: only.valueQuantity }
        : { dataAbsentReason: { text: 'unknown' } }),
  };
}

/** What was measured of one parameter, in the unit in which it was, where that is known. */
function quantityOf(
  { parameter, loinc: codes, unit: usual }: Part,
  { values, measured }: Reading,
): (ObservationComponent & { valueQuantity: Quantity })[] {
  const own = measured?.values[parameter];
  const value = own ?? values[parameter];
  const unit = own === undefined ? usual : (measured?.unit ?? usual);
  if (value === undefined) return [];
  return [
    {
      code: { coding: loinc(codes) },
      valueQuantity: { value, unit, system: systems.ucum, code: unit },
    },
  ];
}
