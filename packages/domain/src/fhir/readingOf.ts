import type { Observation, Quantity } from 'fhir/r4';
import type { NewReading } from '../readings/delivery.ts';
import { formatStamp } from '../time/time.ts';
import { loincCodes, vitalCoding } from '../vitals/vitalCodes.ts';
import { vitalParameters } from '../vitals/vitalParameters.ts';
import { type VitalKind, vitalKinds } from '../vitals/vitals.ts';
import { systems } from './codes.ts';

/** Why an Observation is no reading of ours. */
export type ObservationFault = 'status' | 'code' | 'effective' | 'value' | 'unit';

/**
 * A reading in an Observation that somebody sends: of a vital that we know by LOINC, each parameter as a quantity in UCUM.
 * Whether it can be kept (plausible, timely, measured by a device) is the next step's question.
 *
 * @returns the reading, or the element that is at fault
 * @see https://hl7.org/fhir/R4/observation.html
 */
export function readingOf(observation: Observation): NewReading | ObservationFault {
  if (!['final', 'amended', 'corrected'].includes(observation.status)) return 'status';
  const vital = vitalKinds.find((kind) => isCoded(observation.code, vitalCoding(kind).loinc));
  if (!vital) return 'code';
  const at = new Date(instant(observation));
  if (Number.isNaN(at.getTime())) return 'effective';
  const found = quantitiesOf(observation, vital);
  if (!found) return 'value';
  const [first] = found;
  if (!first || found.some(({ quantity }) => quantity.code !== first.quantity.code)) return 'unit';
  if (found.some(({ quantity }) => quantity.system !== systems.ucum || !quantity.code)) return 'unit';
  return {
    mrSubType: vital,
    mrTime: formatStamp(at),
    values: Object.fromEntries(found.map(({ parameter, quantity }) => [parameter, quantity.value])),
    unit: String(first.quantity.code),
  };
}

/** A whole moment: a day alone is not when somebody measured. */
const instant = ({ effectiveDateTime, effectiveInstant }: Observation): string => {
  const written = effectiveDateTime ?? effectiveInstant ?? '';
  return /T.+(Z|[+-]\d\d:\d\d)$/.test(written) ? written : '';
};

type Measured = Quantity & { value: number };

/** Of each parameter its quantity; `null` when one is missing. */
function quantitiesOf({ component = [], valueQuantity }: Observation, vital: VitalKind) {
  const parameters = vitalParameters[vital];
  const found = parameters.flatMap(({ parameter }) => {
    const of =
      parameters.length === 1
        ? valueQuantity
        : component.find(({ code }) => isCoded(code, loincCodes[parameter]))?.valueQuantity;
    return isMeasured(of) ? [{ parameter, quantity: of }] : [];
  });
  return found.length === parameters.length ? found : null;
}

const isMeasured = (quantity: Quantity | undefined): quantity is Measured =>
  typeof quantity?.value === 'number' && quantity.comparator === undefined;

const isCoded = (concept: Observation['code'] | undefined, codes: readonly string[]): boolean =>
  (concept?.coding ?? []).some(
    ({ system, code }) => system === systems.loinc && code !== undefined && codes.includes(code),
  );
