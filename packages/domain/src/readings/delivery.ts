import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { plausibleValues } from '../vitals/plausible.ts';
import { areOfOneQuantity, convert, type UnitCode, unitCodes, unitText } from '../vitals/units.ts';
import { vitalParameters, vitalUnit } from '../vitals/vitalParameters.ts';
import { type VitalKind, vitalKinds } from '../vitals/vitals.ts';
import { Count, Stamp } from '../wire/fields.ts';

/** Values by parameter, as they were measured. */
export interface AsMeasured {
  unit: UnitCode;
  values: Readonly<Record<string, number>>;
}

/** The values of a measurement in the unit of its vital's limits, by which they are judged. */
export const inOwnUnit = (kind: VitalKind, { unit, values }: AsMeasured): Record<string, number> =>
  Object.fromEntries(
    Object.entries(values).map(([parameter, value]) => [parameter, convert(value, unit, vitalUnit(kind))]),
  );

/** How devices spell units besides, in lower case. */
const spellings: Readonly<Record<string, UnitCode>> = {
  lbs: '[lb_av]',
  pound: '[lb_av]',
  pounds: '[lb_av]',
  c: 'Cel',
  degc: 'Cel',
  f: '[degF]',
  degf: '[degF]',
  'beats/min': '/min',
};

/** The unit that a UCUM code or a common spelling names, in whatever case. */
function spelledUnit(written: string): UnitCode | undefined {
  const folded = written.trim().toLowerCase();
  const isSaid = (code: UnitCode) => [code, unitText(code)].some((each) => each.toLowerCase() === folded);
  return unitCodes.find(isSaid) ?? (Object.hasOwn(spellings, folded) ? spellings[folded] : undefined);
}

/** The unit in which a vital was measured: what a device names, else that of its limits. `null` for one that cannot be. */
export function measuredUnit(kind: VitalKind, named: string | undefined): UnitCode | null {
  const own = vitalUnit(kind);
  const found = named === undefined ? own : spelledUnit(named);
  return found && areOfOneQuantity(found, own) ? found : null;
}

/**
 * One measurement as a device delivers it: every parameter of the vital, in the unit that it names or else that of
 * `vitalParameters`, each within what a device can measure.
 */
export const NewReading = z
  .object({
    mrSubType: z.enum(vitalKinds),
    mrTime: Stamp,
    values: z.record(z.string(), z.number()),
    /** A UCUM code or a common spelling: '[lb_av]', 'lb'. */
    unit: z.optional(z.string()),
  })
  .check(
    z.refine(({ mrSubType, unit }) => measuredUnit(mrSubType, unit) !== null, { path: ['unit'] }),
    z.refine(
      ({ mrSubType, values, unit }) => {
        const parameters = vitalParameters[mrSubType];
        const measuredIn = measuredUnit(mrSubType, unit);
        if (!measuredIn) return true;
        const own = inOwnUnit(mrSubType, { unit: measuredIn, values });
        return (
          Object.keys(values).length === parameters.length &&
          parameters.every(({ parameter }) => {
            const { min, max } = plausibleValues[parameter];
            // One that is missing is no number, and within nothing.
            const value = Number(own[parameter]);
            return value >= min && value <= max;
          })
        );
      },
      { path: ['values'] },
    ),
  );
export type NewReading = z.infer<typeof NewReading>;

/**
 * Whether the values of a reading cannot be those of one measurement: the upper one of a blood pressure is not above the
 * lower. The numbers were mixed up on the way, and nobody can say how.
 */
export const isCrossed = ({ mrSubType, values }: Pick<NewReading, 'mrSubType' | 'values'>): boolean =>
  mrSubType === 'BloodPressure' && !(Number(values.systolic) > Number(values.diastolic));

/** What a device sends: one measurement, or a batch of them. */
export const NewReadings = z.union([
  z.object({ readings: z.array(NewReading).check(z.minLength(1), z.maxLength(limits.readingsAtOnce)) }),
  NewReading,
]);
export type NewReadings = z.infer<typeof NewReadings>;

/** What became of what a device sent. A reading that was delivered before is harmless. */
export const ReadingsTaken = z.object({ message: z.string(), accepted: Count, duplicates: Count });
