import { isWithin } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { StoredOrder } from '../orders/contract.ts';
import { patientsIn } from '../patients/clinicPeople.memory.ts';
import type { Monitoring } from './monitoring.contract.ts';

/** What a memory store counts of who is monitored. */
export function memoryMonitoring(state: MemoryState): Monitoring {
  const ordersOf = (id: string) =>
    state.orders.filter(({ order }) => order.patientId === id).map(({ order }) => order);
  /** The orders of a patient, of the patients of a provider, or of a clinic. */
  const ordersIn = (scope: Parameters<Monitoring['activatedDevices']>[0]): StoredOrder[] => {
    const orders = state.orders.map(({ order }) => order);
    if (!('patientId' in scope || scope.providerId)) {
      return orders.filter(({ clinicId }) => clinicId === scope.clinicId);
    }
    const whose = new Set(
      'patientId' in scope
        ? [scope.patientId]
        : state.patients
            .filter((each) => each.clinicId === scope.clinicId && each.providerId === scope.providerId)
            .map(({ patientId }) => patientId),
    );
    return orders.filter(({ patientId }) => patientId !== null && whose.has(patientId));
  };
  return {
    async patients(scope, month) {
      const measured = state.readings();
      const monitored = patientsIn(state, scope).filter(
        ({ patientId }) =>
          (measured.get(patientId)?.size ?? 0) > 0 ||
          ordersOf(patientId).some(({ status }) => status === 'Activated'),
      );
      const isNew = monitored.filter(({ enrolledAt }) => isWithin(month, enrolledAt)).length;
      return { total: monitored.length, isNew };
    },
    async activatedDevices(scope) {
      return ordersIn(scope).filter(({ status }) => status === 'Activated').length;
    },
    async allottedDevices(scope) {
      return ordersIn(scope).filter(({ status }) => status !== 'Deactivated').length;
    },
    async since(patientId) {
      const times = ordersOf(patientId).flatMap(({ activatedAt }) => activatedAt ?? []);
      return times.reduce<Date | null>((first, at) => (first && first <= at ? first : at), null);
    },
  };
}
