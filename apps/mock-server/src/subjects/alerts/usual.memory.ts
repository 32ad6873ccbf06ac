import { type Alert, usualSince, usualValue } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';

type Opened = Pick<Alert, 'alertId' | 'patientId' | 'vital' | 'parameter' | 'firstAt'>;

/** Keeps what is usual for the patients of alerts that have opened, or that begin earlier than was known. */
export function keepUsual(
  { usualValues, readings }: Pick<MemoryState, 'usualValues' | 'readings'>,
  alerts: readonly Opened[],
): void {
  for (const { alertId, patientId, vital, parameter, firstAt } of alerts) {
    const since = usualSince(firstAt);
    const values = [...(readings().get(patientId)?.values() ?? [])]
      .filter((each) => each.vital === vital && each.at >= since && each.at < firstAt)
      .flatMap((each) => each.values[parameter] ?? []);
    usualValues.set(alertId, usualValue(values));
  }
}

/** What was usual when an alert opened; `null`: too few readings said anything. */
export function usualOf(state: Pick<MemoryState, 'usualValues' | 'readings'>, alert: Opened): number | null {
  if (!state.usualValues.has(alert.alertId)) keepUsual(state, [alert]);
  return state.usualValues.get(alert.alertId) ?? null;
}
