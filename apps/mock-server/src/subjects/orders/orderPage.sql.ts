import { type OrderPlace, readStamp } from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../store/sql/prepared.ts';
import { beginningPattern, type Condition, conditionsOf, partPattern } from '../patients/search.ts';
import type { Order, OrderFilter, OrderSearch } from './contract.ts';

const columns = {
  patient: sql.raw('patient_key'),
  lastName: sql.raw('last_name_key'),
  provider: sql.raw('provider_key'),
  orderId: sql.raw('id_key'),
  mode: sql.raw('mode_key'),
  status: sql.raw('status_key'),
} as const;

/** The columns of an order. */
export const rowColumns = [
  'id as orderId',
  'first_name as firstName',
  'middle_name as middleName',
  'last_name as lastName',
  'birth_date as birthDate',
  'email',
  'provider',
  'vitals',
  'brand',
  'device_name as deviceName',
  'device_model as deviceModel',
  'status',
  'placed_at as placedAt',
  'delivery_mode as deliveryMode',
] as const;

/** The same for the page, in SQL: the list is asked for so often that building its statement piece by piece would be felt. */
const pageColumns = sql.raw(`
  id as "orderId", first_name as "firstName", middle_name as "middleName", last_name as "lastName",
  birth_date as "birthDate", email, provider, vitals, brand, device_name as "deviceName",
  device_model as "deviceModel", status, placed_at as "placedAt", delivery_mode as "deliveryMode"`);

/** A page with its total. In JSON a time is a text. */
interface PageRow {
  rows: (Omit<Order, 'placedAt'> & { placedAt: string })[];
  total: string;
}

/**
 * The page and its total in one statement, so that both are of one moment. The page is found in the index alone, and
 * only then its rows are fetched: far pages cost no fetch of those before them.
 */
export const pageQuery = (search: OrderSearch) => sql<PageRow>`${isOpening(search) ? prepared : sql``}
  select (
    select coalesce(json_agg(found), '[]') from (
      select ${pageColumns} from orders where number in (
        select number from orders where ${matching(search)}
        order by placed_at desc, number desc
        ${isOpening(search) ? sql`limit ${sql.lit(search.noOfRows)}` : sql`limit ${search.noOfRows} offset ${search.page * search.noOfRows}`}
      )
      order by placed_at desc, number desc
    ) as found
  ) as rows,
  (${isCounted(search) ? counterQuery(search) : countQuery(search)}) as total`;

/** The rows after a place in the list. Found in the index from that place on, so that a far part costs no more than the first. */
export const partQuery = (search: OrderFilter, after: OrderPlace | undefined, most: number) => sql<
  Order & { number: string }
>`
  select ${pageColumns}, number from orders where number in (
    select number from orders where ${matching(search)} ${after ? sql`and ${isAfter(after)}` : sql``}
    order by placed_at desc, number desc limit ${most}
  )
  order by placed_at desc, number desc`;

const isAfter = ({ time, number }: OrderPlace) =>
  sql`(placed_at, number) < (${readStamp(time)}::timestamptz, ${number}::bigint)`;

/**
 * What the list opens with: the newest orders, unfiltered. Its rows are a literal, of which there are few, since a plan
 * that is kept must know that they are few.
 */
const isOpening = (search: OrderSearch) =>
  search.page === 0 && !search.orderDate && conditionsOf(search).length === 0;

/** Counts in the index alone: every column that can be asked for is in `orders_newest`. */
const countQuery = (search: OrderSearch) => sql`select count(*) from orders where ${matching(search)}`;

/** What is asked for status and delivery mode alone, or not at all, is counted already. */
const isCounted = (search: OrderSearch) =>
  !search.orderDate && conditionsOf(search).every(({ field }) => field === 'status' || field === 'mode');

const counterQuery = (search: OrderSearch) => sql`
  select coalesce(sum(orders), 0) from order_counts where ${all(search, conditionsOf(search).map(like))}`;

function matching(search: OrderFilter): RawBuilder<unknown> {
  const { orderDate } = search;
  const day = `${orderDate}T00:00:00Z`;
  return all(search, [
    ...conditionsOf(search).map(like),
    ...(orderDate
      ? [sql`placed_at >= ${day}::timestamptz`, sql`placed_at < ${day}::timestamptz + interval '24 hours'`]
      : []),
  ]);
}

/** Everything of the clinic's that meets the conditions. */
const all = ({ clinicId }: OrderFilter, conditions: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`clinic_id = ${clinicId}`, ...conditions], sql` and `);

function like(condition: Condition): RawBuilder<unknown> {
  const column = columns[condition.field];
  const found = sql`${column} like ${pattern(condition)}`;
  return condition.or.length > 0 ? sql`(${found} or ${column} = any(${[...condition.or]}::text[]))` : found;
}

const pattern = ({ how, text }: Condition) => (how === 'part' ? partPattern(text) : beginningPattern(text));
