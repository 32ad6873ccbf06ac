import { serialKey as keyOf, limits, valuesKey, vitalKinds, vitalKindsIn } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import type { LiveDevice } from '../devices/deviceTokens.contract.ts';
import type { StoredOrder } from '../orders/contract.ts';
import { orderOf } from '../orders/state.ts';
import { compareTexts } from '../patients/search.ts';
import type { Vendors, WaitingEntry } from './contract.ts';
import type {} from './state.ts';

/** The vendors of a memory store. */
export function memoryVendors(state: MemoryState): Vendors {
  const live = (connectionId: string, clinicId?: string) =>
    state.vendorConnections.find(
      (each) =>
        each.connectionId === connectionId &&
        each.endedAt === null &&
        (clinicId === undefined || each.clinicId === clinicId),
    );
  const isOf =
    (name: { clinicId: string; connectionId: string; serialKey: string }) =>
    ({ clinicId, connectionId, serialKey }: WaitingEntry) =>
      clinicId === name.clinicId && connectionId === name.connectionId && serialKey === name.serialKey;
  const bindingKey = (connectionId: string, serialKey: string) => JSON.stringify([connectionId, serialKey]);
  const readingId = ({ connectionId, serialKey, at, reading }: WaitingEntry) =>
    JSON.stringify([connectionId, serialKey, reading.mrSubType, at.toISOString(), valuesKey(reading.values)]);
  const byTime = (a: WaitingEntry, b: WaitingEntry) =>
    a.at.getTime() - b.at.getTime() || compareTexts(readingId(a), readingId(b));

  return {
    async find(connectionId) {
      const found = live(connectionId);
      return found ? structuredClone(found) : null;
    },
    async list(clinicId) {
      const own = state.vendorConnections.filter(
        (each) => each.clinicId === clinicId && each.endedAt === null,
      );
      return structuredClone(
        own.sort(
          (a, b) => a.madeAt.getTime() - b.madeAt.getTime() || compareTexts(a.connectionId, b.connectionId),
        ),
      );
    },
    async add({ connectionId, vendor, secret, ...actor }) {
      const { clinicId, at } = actor;
      const own = state.vendorConnections.filter(
        (each) => each.clinicId === clinicId && each.endedAt === null,
      );
      if (own.length >= limits.vendorConnectionsMax) return 'full';
      state.vendorConnections.push({
        connectionId,
        clinicId,
        vendor,
        madeAt: at,
        secret,
        old: null,
        heardAt: null,
        endedAt: null,
      });
      state.audit.push(auditEntry(actor, 'vendor.connected', connectionId, { vendor }));
      return 'added';
    },
    async renew({ connectionId, secret, old, ...actor }) {
      const found = live(connectionId, actor.clinicId);
      if (!found) return false;
      Object.assign(found, { secret, old });
      state.audit.push(auditEntry(actor, 'vendor.secret', connectionId));
      return true;
    },
    async end({ connectionId, ...actor }) {
      const found = live(connectionId, actor.clinicId);
      if (!found) return false;
      found.endedAt = actor.at;
      state.audit.push(auditEntry(actor, 'vendor.ended', connectionId));
      return true;
    },
    async takeDown({ connectionId, signedHash, at }) {
      const mark = JSON.stringify([connectionId, signedHash]);
      if (state.vendorDeliveries.has(mark)) return false;
      state.vendorDeliveries.add(mark);
      const found = live(connectionId);
      if (found && (found.heardAt === null || at.getTime() - found.heardAt.getTime() > 60_000))
        found.heardAt = at;
      return true;
    },
    async devices({ clinicId, connectionId, serialKeys }) {
      const found = new Map<string, LiveDevice>();
      const own = state.orders.filter(({ order }) => order.clinicId === clinicId);
      for (const key of serialKeys) {
        const boundTo = state.vendorDevices.get(bindingKey(connectionId, key));
        const bound = own.find(({ order }) => order.orderId === boundTo && order.status === 'Activated');
        const labeled = own.find(
          ({ order }) => order.status === 'Activated' && order.serial !== null && keyOf(order.serial) === key,
        );
        const device = deviceOf((bound ?? labeled)?.order);
        if (device) found.set(key, device);
      }
      return found;
    },
    // Pieces of work of memory take turns.
    async hold() {},
    async wait({ clinicId, connectionId }, readings) {
      const own = state.waitingReadings.filter((each) => each.clinicId === clinicId);
      const kept = readings.slice(0, Math.max(0, limits.waitingReadingsMax - own.length));
      const there = new Set(own.map(readingId));
      for (const each of kept) {
        const entry = { ...structuredClone(each), clinicId, connectionId };
        if (there.has(readingId(entry))) continue;
        there.add(readingId(entry));
        state.waitingReadings.push(entry);
      }
      return kept.length;
    },
    async waiting(clinicId) {
      const groups = new Map<string, WaitingEntry[]>();
      for (const each of state.waitingReadings.filter((entry) => entry.clinicId === clinicId)) {
        const key = bindingKey(each.connectionId, each.serialKey);
        groups.set(key, [...(groups.get(key) ?? []), each]);
      }
      return [...groups.values()]
        .flatMap((entries) => {
          const sorted = entries.sort(byTime);
          const [first, last] = [sorted[0], sorted.at(-1)];
          const connection = state.vendorConnections.find(
            ({ connectionId }) => connectionId === first?.connectionId,
          );
          if (!first || !last || !connection) return [];
          const measured = new Set(entries.map(({ reading }) => reading.mrSubType));
          return [
            {
              connectionId: first.connectionId,
              vendor: connection.vendor,
              serial: entries.map(({ serial }) => serial).sort(compareTexts)[0] ?? '',
              serialKey: first.serialKey,
              vitals: vitalKinds.filter((kind) => measured.has(kind)),
              count: entries.length,
              first: first.at,
              last: last.at,
            },
          ];
        })
        .sort(
          (a, b) =>
            b.last.getTime() - a.last.getTime() ||
            compareTexts(a.connectionId, b.connectionId) ||
            compareTexts(a.serialKey, b.serialKey),
        )
        .map(({ serialKey: _, ...row }) => row);
    },
    async waitingOf(name) {
      return structuredClone(
        state.waitingReadings
          .filter(isOf(name))
          .sort(byTime)
          .map(({ clinicId: _, connectionId: __, ...entry }) => entry),
      );
    },
    async bind({ connectionId, serialKey, orderId, ...actor }) {
      const row = orderOf(state, { orderId, clinicId: actor.clinicId });
      const known = state.vendorConnections.some(
        (each) => each.connectionId === connectionId && each.clinicId === actor.clinicId,
      );
      if (!row || !known) return { kind: 'unknown' };
      const device = row.order.status === 'Activated' ? deviceOf(row.order) : null;
      if (!device) return { kind: 'conflict' };
      state.vendorDevices.set(bindingKey(connectionId, serialKey), orderId);
      state.audit.push(auditEntry(actor, 'vendor.device-bound', orderId));
      return { kind: 'bound', device };
    },
    async takeOut(name, from) {
      const isGone = (each: WaitingEntry) => isOf(name)(each) && each.at >= from;
      state.waitingReadings = state.waitingReadings.filter((each) => !isGone(each));
    },
    async dismiss({ connectionId, serialKey, ...actor }) {
      const isGone = isOf({ clinicId: actor.clinicId, connectionId, serialKey });
      const count = state.waitingReadings.filter(isGone).length;
      state.waitingReadings = state.waitingReadings.filter((each) => !isGone(each));
      if (count > 0)
        state.audit.push(auditEntry(actor, 'vendor.readings-dismissed', connectionId, { count }));
      return count;
    },
  };
}

function deviceOf(order: StoredOrder | undefined): LiveDevice | null {
  if (!order || order.patientId === null || order.serial === null) return null;
  const { orderId, patientId, clinicId, serial, vitals, activatedAt } = order;
  return { orderId, patientId, clinicId, serial, activatedAt, vitals: vitalKindsIn(vitals) };
}
