import { type OrderStatus, serialKey, type Transition } from '@rpm/domain';
import pg from 'pg';
import { type Database, inSavepoint, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { foldWord } from '../patients/search.ts';
import type { Orders, OrderWish, StatusOutcome } from './contract.ts';
import { decideActivation, decideDeactivation, decideStatus, isOtherDevice } from './decideStatus.ts';

/** What moves an order of the store from one status to another. */
export function movesInTables(db: Database): Pick<Orders, 'changeStatus' | 'activate' | 'deactivate'> {
  return {
    changeStatus: ({ to, serial, ...wish }) => {
      const also = serial === undefined ? {} : { dispatched_serial: serial };
      return inTransaction(db, (trx) =>
        move(trx, wish, { to, decide: (order) => decideStatus(order, to), also }),
      );
    },
    async activate({ serial, ...wish }) {
      const also = { serial, serial_key: serialKey(serial), activated_at: wish.at };
      try {
        return await inSavepoint(db, (trx) => {
          const decide = (order: Standing) => {
            const kind = decideActivation(order, serial);
            if (kind === 'change' && isOtherDevice(order.dispatchedSerial, serial)) throw new OtherDevice();
            return kind;
          };
          return move(trx, wish, { to: 'Activated', decide, also });
        });
      } catch (error) {
        if (error instanceof OtherDevice || isSerialTaken(error)) return { kind: 'taken' };
        throw error;
      }
    },
    deactivate: ({ reason, ...wish }) => {
      const also = { deactivation_reason: reason };
      return inTransaction(db, (trx) =>
        move(trx, wish, { to: 'Deactivated', decide: decideDeactivation, also }),
      );
    },
  };
}

/** Where an order stands, as the rules ask for it. */
interface Standing {
  status: string | null;
  deliveryMode: string | null;
  serial: string | null;
  dispatchedSerial: string | null;
}

/** Ends an activation with the serial number of another device than the one that was handed out. */
class OtherDevice extends Error {}

interface Move {
  to: OrderStatus;
  decide: (order: Standing) => Transition;
  /** What changes with the status. */
  also?:
    | { serial: string; serial_key: string; activated_at: Date }
    | { deactivation_reason: string }
    | { dispatched_serial?: string };
}

/**
 * Somebody else may change the order between the look and the update; then we look again. Each round means that another
 * change succeeded, and an order can change only a few times, so this ends.
 */
async function move(db: Database, wish: OrderWish, how: Move): Promise<StatusOutcome> {
  for (;;) {
    const outcome = await tryMove(db, wish, how);
    if (outcome) return outcome;
  }
}

/** One round: look, decide, compare-and-set with the audit entry. `null` when somebody else was quicker. */
async function tryMove(
  db: Database,
  { orderId, ...actor }: OrderWish,
  { to, decide, also }: Move,
): Promise<StatusOutcome | null> {
  const { clinicId } = actor;
  const order = await db
    .selectFrom('orders')
    .select(['status', 'delivery_mode as deliveryMode', 'serial', 'dispatched_serial as dispatchedSerial'])
    .where('id', '=', orderId)
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst();
  if (!order) return { kind: 'unknown' };
  const { status: from } = order;
  const kind = decide(order);
  if (kind !== 'change') return { kind, current: from };
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({
      status: to,
      status_key: foldWord(to),
      changed_at: actor.at,
      ...also,
      ...((to === 'Shipped' || to === 'PickedUp') && { handed_out_at: actor.at }),
      ...(to === 'Deactivated' && { deactivated_at: actor.at }),
    })
    .where('id', '=', orderId)
    .where('clinic_id', '=', clinicId)
    .where('status', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  await writeAudit(db, auditEntry(actor, 'order.status', orderId, { from, to }));
  return { kind, current: to };
}

/** Whether the database refused a second activated order of a clinic with one serial number; it alone sees all that run at once. */
const isSerialTaken = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === 'orders_serial';
