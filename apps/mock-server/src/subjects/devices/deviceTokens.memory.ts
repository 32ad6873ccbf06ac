import { vitalKindsIn } from '@rpm/domain';
import { type MemoryState, orderOf } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import type { DeviceTokens } from './deviceTokens.contract.ts';

/** The tokens of devices of a memory store. */
export function memoryDeviceTokens(state: MemoryState): DeviceTokens {
  return {
    async find(tokenHash) {
      const row = state.orders.find(({ order }) => state.deviceTokens.get(order.orderId) === tokenHash);
      if (row?.order.status !== 'Activated') return null;
      const { orderId, patientId, clinicId, serial, vitals } = row.order;
      if (patientId === null || serial === null) return null;
      return { orderId, patientId, clinicId, serial, vitals: vitalKindsIn(vitals) };
    },
    async issue({ orderId, clinicId, tokenHash, accountId, at }) {
      const row = orderOf(state, { orderId, clinicId });
      if (!row) return { kind: 'unknown' };
      const { status, serial } = row.order;
      if (status !== 'Activated' || serial === null) return { kind: 'conflict', current: status };
      state.deviceTokens.set(orderId, tokenHash);
      state.audit.push(auditEntry({ at, clinicId, accountId }, 'device.token', orderId));
      return { kind: 'issued', serial };
    },
  };
}
