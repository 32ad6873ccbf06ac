import type { UnitSystem } from './unitSystems.ts';
import { type Measure, measureIn, unitText } from './units.ts';
import { type ParameterName, vitalParameters, vitalUnit } from './vitalParameters.ts';
import type { VitalKind } from './vitals.ts';

/** How a reader has the values of a vital. */
export const vitalMeasure = (kind: VitalKind, system: UnitSystem): Measure =>
  measureIn(system, vitalUnit(kind));

/** A parameter as devices and forms carry it: in the unit in which it is kept, as people write it. */
export const carriedParameters = (kind: VitalKind, nameOf: (parameter: ParameterName) => string) =>
  vitalParameters[kind].map(({ parameter, ucum, limits: { normal } }) => ({
    parameter,
    unit: unitText(ucum),
    unitDescription: nameOf(parameter),
    ...normal,
  }));
