import type { DeviceOrder } from '@rpm/domain';
import type { SeedOrder, World } from '../seed/World.ts';
import { decideStatus } from './decideStatus.ts';
import { memorySignIns } from './memorySignIns.ts';
import type { AccountWithPassword, AuditEntry, OrderSearch, Session, Store } from './Store.ts';
import { type Condition, conditionsOf, indexOrder, type OrderIndex, usernameKey } from './search.ts';

interface Row {
  /** Its place among the orders of the world: of two orders of one second, the greater is the newer. */
  number: number;
  order: SeedOrder;
  index: OrderIndex;
}

/** What a memory store begins with beside the world's own data. */
export interface MemoryStoreOptions {
  /** The password of every account of the world, hashed. */
  passwordHash: string;
  /** Sessions that are running already. */
  sessions?: readonly Session[];
}

/** A store in memory: for stories and quick tests. It takes a copy of the world, so no story sees another's changes. */
export function memoryStore(world: World, { passwordHash, sessions = [] }: MemoryStoreOptions): Store {
  const clinicNames = new Map(world.clinics.map(({ clinicId, name }) => [clinicId, name]));
  const accounts = world.accounts.map(
    (account): AccountWithPassword => ({
      ...account,
      clinicName: clinicNames.get(account.clinicId) ?? '',
      passwordHash,
    }),
  );
  const rows = world.orders.map(
    (order, number): Row => ({ number, order: { ...order }, index: indexOrder(order) }),
  );
  rows.sort((a, b) => compareText(stampOf(b), stampOf(a)) || b.number - a.number);
  const running = new Map(sessions.map((session) => [session.tokenHash, { ...session }]));
  const audit: AuditEntry[] = [];

  return {
    accounts: {
      async findByUsername(key) {
        return accounts.find(({ username }) => usernameKey(username) === key) ?? null;
      },
    },
    sessions: {
      async add(session) {
        running.set(session.tokenHash, { ...session });
      },
      async find(tokenHash) {
        const session = running.get(tokenHash);
        const account = accounts.find(({ accountId }) => accountId === session?.accountId);
        return session && account ? { session: { ...session }, account } : null;
      },
      async renew(tokenHash, at) {
        const session = running.get(tokenHash);
        if (session && session.lastSeenAt < at) session.lastSeenAt = at;
      },
      async end(tokenHash) {
        running.delete(tokenHash);
      },
    },
    signIns: memorySignIns(),
    orders: {
      async page(search) {
        const found = rows.filter((row) => isFound(row, search, conditionsOf(search)));
        const first = search.page * search.noOfRows;
        const page = found.slice(first, first + search.noOfRows);
        return { rows: page.map(({ order }) => wireRow(order)), total: found.length };
      },
      async changeStatus({ clinicId, orderId, to, accountId, at }) {
        const row = rows.find(({ order }) => order.orderId === orderId && order.clinicId === clinicId);
        if (!row) return { kind: 'unknown' };
        const from = row.order.status;
        const kind = decideStatus(from, to, row.order.modeOfDelivery);
        if (kind !== 'change') return { kind, current: from };
        row.order.status = to;
        row.index = indexOrder(row.order);
        audit.push({
          at,
          clinicId,
          accountId,
          action: 'order.status',
          subject: orderId,
          from: from ?? '',
          to,
        });
        return { kind, current: to };
      },
    },
    audit: {
      async list(clinicId) {
        return audit.filter((entry) => entry.clinicId === clinicId);
      },
    },
  };
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const stampOf = ({ order }: Row) => order.creationTime;

function isFound({ order, index }: Row, search: OrderSearch, conditions: Condition[]): boolean {
  if (order.clinicId !== search.clinicId) return false;
  const day = search.orderDate?.replaceAll('-', '');
  if (day && !order.creationTime.startsWith(day)) return false;
  return conditions.every(({ field, how, text }) =>
    how === 'part' ? index[field].includes(text) : index[field].startsWith(text),
  );
}

/** The row as it goes over the wire: without what only the store knows. */
function wireRow({ clinicId: _clinic, patientId: _patient, ...row }: SeedOrder): DeviceOrder {
  return structuredClone(row);
}
