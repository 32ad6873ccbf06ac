import { type DeviceOrder, parseStamp } from '@rpm/domain';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SeedOrder } from '../../seed/World.ts';
import { auditEntry } from '../contracts/audit.ts';
import type { OrderSearch, Orders, StatusOutcome, StatusWish } from '../contracts/orders.ts';
import { decideStatus } from '../decideStatus.ts';
import {
  beginningPattern,
  type Condition,
  conditionsOf,
  foldWord,
  indexOrder,
  partPattern,
} from '../search.ts';
import { writeAudit } from './audit.ts';
import { type Database, inTransaction } from './open.ts';
import type { Tables } from './tables.ts';

const columns = {
  patient: 'patient_key',
  lastName: 'last_name_key',
  provider: 'provider_key',
  orderId: 'id_key',
  mode: 'mode_key',
  status: 'status_key',
} as const;

/** The orders of the store. */
export function postgresOrders(db: Database): Orders {
  return {
    async page(search) {
      const { rows, total } = await pageQuery(db, search).executeTakeFirstOrThrow();
      return { rows: rows as DeviceOrder[], total: Number(total) };
    },
    async owner(orderId) {
      const found = await db
        .selectFrom('orders')
        .select([
          'id as orderId',
          'clinic_id as clinicId',
          'patient_id as patientId',
          'provider_id as providerId',
        ])
        .where('id', '=', orderId)
        .executeTakeFirst();
      return found ?? null;
    },
    async changeStatus(wish) {
      // Somebody else may change the order between the look and the update; then we look again. Each round means
      // that another change succeeded, and an order can change only a few times, so this ends.
      for (;;) {
        const outcome = await tryChange(db, wish);
        if (outcome) return outcome;
      }
    },
  };
}

/** The page and its total in one statement, so that both are of one moment. */
export function pageQuery(db: Database, search: OrderSearch) {
  return db.selectNoFrom(() => [
    jsonArrayFrom(rowsQuery(db, search)).as('rows'),
    (isCounted(search) ? counterQuery(db, search) : countQuery(db, search)).as('total'),
  ]);
}

/** Finds the page in the index alone, and only then fetches its rows: far pages cost no fetch of those before them. */
function rowsQuery(db: Database, search: OrderSearch) {
  return db
    .selectFrom('orders')
    .select([
      'id as orderId',
      'first_name as pFirstName',
      'middle_name as pMiddleName',
      'last_name as pLastName',
      'birth_date as pdob',
      'email as pUsername',
      'provider',
      'vitals',
      'brand',
      'device_name as deviceName',
      'device_model as deviceModel',
      'status',
      sql<string>`to_char(placed_at at time zone 'UTC', 'YYYYMMDD-HH24:MI:SS')`.as('creationTime'),
      'delivery_mode as modeOfDelivery',
    ])
    .where('number', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('number')
        .where((inner) => matching(inner, search))
        .orderBy('placed_at', 'desc')
        .orderBy('number', 'desc')
        .limit(search.noOfRows)
        .offset(search.page * search.noOfRows),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc');
}

/** Counts in the index alone: every column that can be asked for is in `orders_newest`. */
const countQuery = (db: Database, search: OrderSearch) =>
  db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where((eb) => matching(eb, search));

/** What is asked for status and delivery mode alone, or not at all, is counted already. */
const isCounted = (search: OrderSearch) =>
  !search.orderDate && conditionsOf(search).every(({ field }) => field === 'status' || field === 'mode');

const counterQuery = (db: Database, search: OrderSearch) =>
  db
    .selectFrom('order_counts')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('orders'), sql<string>`0`).as('total'))
    .where('clinic_id', '=', search.clinicId)
    .where((eb) =>
      eb.and(
        conditionsOf(search).map((each) =>
          eb(each.field === 'status' ? 'status_key' : 'mode_key', 'like', pattern(each)),
        ),
      ),
    );

function matching(eb: ExpressionBuilder<Tables, 'orders'>, search: OrderSearch): Expression<SqlBool> {
  const { orderDate } = search;
  return eb.and([
    eb('clinic_id', '=', search.clinicId),
    ...conditionsOf(search).map((each) => eb(columns[each.field], 'like', pattern(each))),
    ...(orderDate
      ? [
          eb('placed_at', '>=', sql<Date>`${`${orderDate}T00:00:00Z`}::timestamptz`),
          eb('placed_at', '<', sql<Date>`${`${orderDate}T00:00:00Z`}::timestamptz + interval '24 hours'`),
        ]
      : []),
  ]);
}

const pattern = ({ how, text }: Condition) => (how === 'part' ? partPattern(text) : beginningPattern(text));

/** One round: look, decide, compare-and-set with the audit entry. `null` when somebody else was quicker. */
function tryChange(
  db: Database,
  { clinicId, orderId, to, accountId, at }: StatusWish,
): Promise<StatusOutcome | null> {
  return inTransaction(db, async (trx): Promise<StatusOutcome | null> => {
    const order = await trx
      .selectFrom('orders')
      .select(['status', 'delivery_mode'])
      .where('id', '=', orderId)
      .where('clinic_id', '=', clinicId)
      .executeTakeFirst();
    if (!order) return { kind: 'unknown' };
    const { status: from, delivery_mode: mode } = order;
    const kind = decideStatus(from, to, mode);
    if (kind !== 'change') return { kind, current: from };
    const { numUpdatedRows } = await trx
      .updateTable('orders')
      .set({ status: to, status_key: foldWord(to) })
      .where('id', '=', orderId)
      .where('clinic_id', '=', clinicId)
      .where('status', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    await writeAudit(trx, auditEntry({ at, clinicId, accountId }, 'order.status', orderId, { from, to }));
    return { kind, current: to };
  });
}

/**
 * The row of an order.
 *
 * @throws Error when its stamp is no time: the table sorts by it
 */
export function orderRow(order: SeedOrder) {
  const placedAt = parseStamp(order.creationTime);
  if (!placedAt) throw new Error('An order needs a valid stamp.');
  const index = indexOrder(order);
  return {
    id: order.orderId,
    clinic_id: order.clinicId,
    patient_id: order.patientId,
    provider_id: order.providerId,
    first_name: order.pFirstName,
    middle_name: order.pMiddleName,
    last_name: order.pLastName,
    birth_date: order.pdob,
    email: order.pUsername,
    provider: json(order.provider),
    vitals: json(order.vitals),
    brand: order.brand,
    device_name: order.deviceName,
    device_model: order.deviceModel,
    status: order.status,
    delivery_mode: order.modeOfDelivery,
    activated_at: order.activatedAt,
    placed_at: placedAt,
    patient_key: index.patient,
    last_name_key: index.lastName,
    provider_key: index.provider,
    id_key: index.orderId,
    mode_key: index.mode,
    status_key: index.status,
  };
}

/** The text of a JSON column; nothing for nothing. */
export const json = (value: unknown) =>
  value === undefined || value === null ? null : JSON.stringify(value);
