import { classEdges, type ParameterLimits } from '../vitals/readings.ts';
import type { AlertRow } from './alertWire.ts';

/**
 * The limits of a parameter as they stood when an alert's reading passed one of them: that one is the alert's own, the
 * others are those of today, which is all that is known of them.
 *
 * @see SCR-02
 */
export function limitsOfAlert(
  { class: judged, side, limit }: Pick<AlertRow, 'class' | 'side' | 'limit'>,
  today: ParameterLimits,
): ParameterLimits {
  const { criticalBelow, normalFrom, normalTo, criticalAbove } = classEdges(today);
  const passed = side === 'high' ? { max: limit } : { min: limit };
  const [critical, cautious] = [
    { min: criticalBelow, max: criticalAbove },
    { min: normalFrom, max: normalTo },
  ];
  return {
    normal: cautious,
    cautious: judged === 'Cautious' ? { ...cautious, ...passed } : cautious,
    critical: judged === 'Critical' ? { ...critical, ...passed } : critical,
  };
}
