import type { Monitoring } from '../contracts/monitoring.ts';
import { patientsIn } from './clinicPeople.ts';
import type { MemoryState } from './state.ts';

/** What a memory store counts of who is monitored. */
export function memoryMonitoring(state: MemoryState): Monitoring {
  const ordersOf = (id: string) =>
    state.orders.filter(({ order }) => order.patientId === id).map(({ order }) => order);
  return {
    async patients(scope) {
      const measured = state.readings();
      return patientsIn(state, scope).filter(
        ({ patientId }) =>
          (measured.get(patientId)?.size ?? 0) > 0 ||
          ordersOf(patientId).some(({ status }) => status === 'Activated'),
      ).length;
    },
    async activatedDevices(scope) {
      const whose = new Set(
        'patientId' in scope ? [scope.patientId] : patientsIn(state, scope).map(({ patientId }) => patientId),
      );
      const isOfAll = !('patientId' in scope || scope.providerId);
      return state.orders.filter(
        ({ order: { status, clinicId, patientId } }) =>
          status === 'Activated' &&
          (isOfAll ? clinicId === scope.clinicId : patientId !== null && whose.has(patientId)),
      ).length;
    },
    async since(patientId) {
      const times = ordersOf(patientId).flatMap(({ activatedAt }) => activatedAt ?? []);
      return times.reduce<Date | null>((first, at) => (first && first <= at ? first : at), null);
    },
  };
}
