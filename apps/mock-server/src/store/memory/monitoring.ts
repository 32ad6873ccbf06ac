import type { Monitoring } from '../contracts/monitoring.ts';
import { patientsIn } from './clinicPeople.ts';
import type { MemoryState } from './state.ts';

/** What a memory store counts of who is monitored. */
export function memoryMonitoring(state: MemoryState): Monitoring {
  const ordersOf = (id: string) =>
    state.orders.filter(({ order }) => order.patientId === id).map(({ order }) => order);
  return {
    async patients(scope) {
      return patientsIn(state, scope).filter(({ patientId }) =>
        ordersOf(patientId).some(({ status }) => status !== 'Deactivated'),
      ).length;
    },
    async activatedDevices(scope) {
      const whose =
        'patientId' in scope ? [scope.patientId] : patientsIn(state, scope).map(({ patientId }) => patientId);
      return whose.flatMap(ordersOf).filter(({ status }) => status === 'Activated').length;
    },
    async since(patientId) {
      const times = ordersOf(patientId).flatMap(({ activatedAt }) => activatedAt ?? []);
      return times.reduce<Date | null>((first, at) => (first && first <= at ? first : at), null);
    },
  };
}
