import type { Observation, ObservationComponent, ObservationReferenceRange, Quantity } from 'fhir/r4';
import { parameterLimitsOf } from '../ranges/limitShapes.ts';
import type { KeptLimits } from '../ranges/rangeInForce.ts';
import type { OwnRecord } from '../records/ownRecord.ts';
import type { ParameterLimits } from '../vitals/readings.ts';
import { interpretations, systems } from './codes.ts';

type Readings = OwnRecord['readings'][number];
type Reading = Pick<Readings['result'][number], 'values' | 'measured' | 'classes' | 'class' | 'enteredBy'> & {
  /** When it was measured, and when it came: instants of FHIR, where they are known. */
  effective: string | undefined;
  issued: string | undefined;
};
type Part = Readings['coding']['components'][number];

/** What is known of a reading beside what was measured. */
interface Around {
  /** The reference to the device that measured it. */
  device?: string | undefined;
  /** The limits by which it was judged. */
  limits?: KeptLimits | undefined;
}

const loinc = (codes: readonly string[]) => codes.map((code) => ({ system: systems.loinc, code }));

/**
 * A reading as it was measured: a pressure as a panel of two components, anything else as one value. Blood sugar is a
 * laboratory's observation and no vital sign.
 *
 * @param subject the reference to the patient
 * @see https://hl7.org/fhir/R4/observation-vitalsigns.html
 */
export function observationOf(
  vital: Pick<Readings, 'coding' | 'mrSubType'>,
  reading: Reading,
  subject: string,
  { device, limits }: Around = {},
): Observation {
  const { coding, mrSubType } = vital;
  const values = coding.components.flatMap((part) => {
    const limit = limits?.[part.parameter];
    const range = limit && rangeOf(part, parameterLimitsOf(limit));
    const judged = reading.classes[part.parameter];
    return quantityOf(part, reading).map((each) => ({
      ...each,
      ...(judged && { interpretation: [{ coding: [interpretations[judged]] }] }),
      ...(range && { referenceRange: range }),
    }));
  });
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
    effectiveDateTime: reading.effective,
    issued: reading.issued,
    ...(reading.enteredBy === 'patient' && { performer: [{ reference: subject }] }),
    interpretation: [{ coding: [interpretations[reading.class]] }],
    ...(device !== undefined && { device: { reference: device } }),
    ...(coding.components.length > 1
      ? { component: values }
      : only
        ? {
            valueQuantity: only.valueQuantity,
            ...(only.referenceRange && { referenceRange: only.referenceRange }),
          }
        : { dataAbsentReason: { text: 'unknown' } }),
  };
}

/** Within which limits a value is normal for the patient, in the unit of the limits. What has no limits has no range. */
function rangeOf(
  { unit }: Part,
  { cautious: { min, max } }: ParameterLimits,
): ObservationReferenceRange[] | undefined {
  const quantity = (value: number) => ({ value, unit, system: systems.ucum, code: unit });
  if (min === null && max === null) return undefined;
  return [
    {
      ...(min !== null && { low: quantity(min) }),
      ...(max !== null && { high: quantity(max) }),
      type: { coding: [{ system: systems.rangeMeaning, code: 'normal' }] },
    },
  ];
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
