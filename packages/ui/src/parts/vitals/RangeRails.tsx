import { type VitalKind, vitalMeasure, vitalParameters } from '@rpm/domain';
import { RangeRail } from '../../components/RangeRail/RangeRail.tsx';
import { parameterName } from '../../hooks/names.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { type LimitsOfVital, noLimits } from './limitsOf.ts';

export interface RangeRailsProps {
  vital: VitalKind;
  limits: LimitsOfVital;
  /** The values that the pins stand at; left out, the limits stand alone. */
  newest?: Readonly<Record<string, number>> | null;
}

/** The limits of a vital, a rail for each of its parameters. @see RNG-03 */
export function RangeRails({ vital, limits, newest = null }: RangeRailsProps) {
  const measure = vitalMeasure(vital, useUnits());
  return (
    <ul className="flex flex-col gap-2.5 pt-2">
      {vitalParameters[vital].map(({ parameter }) => (
        <li key={parameter} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-2 text-label">
          <span className="wrap-anywhere">{parameterName(parameter)}</span>
          <RangeRail
            limits={limits.get(parameter) ?? noLimits}
            value={newest?.[parameter] ?? null}
            measure={measure}
          />
        </li>
      ))}
    </ul>
  );
}
