import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OrderSearch } from '../contracts/orders.ts';
import { beginningPattern, type Condition, conditionsOf, partPattern } from '../search.ts';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

const columns = {
  patient: 'patient_key',
  lastName: 'last_name_key',
  provider: 'provider_key',
  orderId: 'id_key',
  mode: 'mode_key',
  status: 'status_key',
} as const;

/** A row as the API sends it. */
export const rowColumns = [
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
] as const;

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
    .select(rowColumns)
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
