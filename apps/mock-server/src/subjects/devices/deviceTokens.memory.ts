import { vitalKindsIn } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { orderOf } from '../orders/state.ts';
import type { DeviceTokens } from './deviceTokens.contract.ts';

/** The tokens of devices of a memory store. */
export function memoryDeviceTokens(state: MemoryState): DeviceTokens {
  return {
    async find(tokenHash) {
      const row = state.orders.find(
        ({ order }) => state.deviceTokens.get(order.orderId)?.tokenHash === tokenHash,
      );
      if (row?.order.status !== 'Activated') return null;
      const { orderId, patientId, clinicId, serial, vitals, activatedAt } = row.order;
      if (patientId === null || serial === null) return null;
      return { orderId, patientId, clinicId, serial, activatedAt, vitals: vitalKindsIn(vitals) };
    },
    async issue({ orderId, clinicId, tokenHash, accountId, at }) {
      const row = orderOf(state, { orderId, clinicId });
      if (!row) return { kind: 'unknown' };
      const { status, serial } = row.order;
      if (status !== 'Activated' || serial === null) return { kind: 'conflict', current: status };
      state.deviceTokens.set(orderId, { tokenHash, issuedAt: at });
      state.audit.push(auditEntry({ at, clinicId, accountId }, 'device.token', orderId));
      return { kind: 'issued', serial };
    },
    async revoke({ orderId, clinicId, accountId, at }) {
      if (!orderOf(state, { orderId, clinicId })) return { kind: 'unknown' };
      if (state.deviceTokens.delete(orderId))
        state.audit.push(auditEntry({ at, clinicId, accountId }, 'device.token-revoked', orderId));
      return { kind: 'revoked' };
    },
    async live(patientId) {
      return state.orders
        .filter(({ order }) => order.patientId === patientId && order.status === 'Activated')
        .flatMap(({ order: { orderId, clinicId, serial, vitals, activatedAt } }) =>
          serial === null
            ? []
            : [{ orderId, patientId, clinicId, serial, activatedAt, vitals: vitalKindsIn(vitals) }],
        )
        .sort((a, b) => (a.orderId < b.orderId ? -1 : 1));
    },
    async ofPatient(patientId) {
      return state.orders
        .flatMap(({ order }) => {
          const token = state.deviceTokens.get(order.orderId);
          if (order.patientId !== patientId || order.status !== 'Activated' || !token) return [];
          return [{ orderId: order.orderId, issuedAt: token.issuedAt }];
        })
        .sort((a, b) => (a.orderId < b.orderId ? -1 : 1));
    },
  };
}
