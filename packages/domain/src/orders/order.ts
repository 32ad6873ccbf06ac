import * as z from 'zod/mini';
import { limits, pageSizes } from '../limits/limits.ts';
import { providerName } from '../patients/names.ts';
import type { Clock } from '../time/dateStyles.ts';
import { formatDate, parseCalendarDate, parseStamp, readCalendarDate } from '../time/time.ts';
import { vitalCodes } from '../vitals/vitals.ts';
import { exportedPart } from '../wire/exportedPart.ts';
import { Count, CountText, OrderId, Stamp } from '../wire/fields.ts';
import { lenient } from '../wire/lenient.ts';
import { readRows, wireNumber } from '../wire/wire.ts';
import { orderDate } from './orderDate.ts';
import { orderStatuses } from './orderStatus.ts';
import { SerialNumber } from './serialNumber.ts';

/** How a device reaches the patient. @see STS-03, STS-04 */
export const deliveryModes = ['Pickup', 'Mail'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** Whether a word from outside is a delivery mode, to the letter. */
export function isDeliveryMode(word: unknown): word is DeliveryMode {
  return deliveryModes.some((mode) => mode === word);
}

const searchText = z.optional(z.string().check(z.maxLength(limits.searchMaxCharacters)));

/**
 * What the orders list asks for. Every text filter is a case-insensitive part of the value, but for the delivery
 * mode and the status, which match whole words by their beginning.
 *
 * @see ORD-15
 */
export const OrderQuery = z.object({
  /** Zero-based (ORD-05). Coerced, because a query string carries text. */
  page: CountText,
  /** One of the page sizes (ORD-04). */
  noOfRows: z.coerce.number().check(z.refine((rows) => pageSizes.some((size) => size === rows))),
  /** Part of the first, middle or last name. */
  pName: searchText,
  /** Part of the last name. */
  pLastName: searchText,
  provider: searchText,
  /** A calendar day in UTC, `YYYY-MM-DD`. */
  orderDate: z.optional(z.string().check(z.refine((day) => readCalendarDate(day) !== null))),
  orderId: searchText,
  modeOfDelivery: searchText,
  orderStatus: searchText,
  /** The clinic's name. The server takes the clinic from the token and refuses any other (behaviour section 3). */
  clinic: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type OrderQuery = z.infer<typeof OrderQuery>;

/** Where a part of the exported list ends: its last order, in the order of the list. */
export const OrderPlace = z.object({ time: Stamp, number: Count });
export type OrderPlace = z.infer<typeof OrderPlace>;

/** A part of the list as it is exported: the filters, without pages. A body, not a query: they may name somebody. */
export const OrdersExport = z.extend(z.omit(OrderQuery, { page: true, noOfRows: true }), {
  after: z.optional(OrderPlace),
});
export type OrdersExport = z.infer<typeof OrdersExport>;

const text = z.nullable(z.string());

/** One row of the clinic's orders, as the server promises it. @see product-spec section 3 */
export const OrderRow = z.object({
  orderId: text,
  pFirstName: text,
  pMiddleName: text,
  pLastName: text,
  /** Calendar date `YYYY-MM-DD`. */
  pdob: text,
  /** The patient's e-mail address. */
  pUsername: text,
  /** A string, or an object with firstName, middleName, lastName (ORD-12). */
  provider: z.optional(z.unknown()),
  /** An array of vital names, or no data (ORD-13). */
  vitals: z.optional(z.unknown()),
  brand: text,
  deviceName: text,
  deviceModel: text,
  /** One of the statuses of STS-01; any other word is shown as it came. */
  status: text,
  /** UTC, `YYYYMMDD-HH:MM:SS` (ORD-14). */
  creationTime: text,
  modeOfDelivery: text,
});

/** A row as the client reads it; a field of the wrong type reads as `null`. */
export const DeviceOrder = lenient(OrderRow);
export type DeviceOrder = z.infer<typeof DeviceOrder>;

/** The answer of the orders list, as the server promises it. @see ORD-15 */
export const OrderAnswer = z.tuple([z.object({ result: z.array(OrderRow), total: Count })]);

/** A part of the exported list, as the server promises it and as the client reads it. */
export const OrdersPartAnswer = exportedPart(OrderRow, OrderPlace);
export const OrdersPart = exportedPart(DeviceOrder, OrderPlace);

/** One page of orders. A row that is not an object at all is dropped and counted. */
export interface OrderPage {
  rows: DeviceOrder[];
  /** Orders that match the query, on all pages. */
  total: number;
  /** Rows of this page that could not be read (behaviour 1a). */
  unreadable: number;
}

const FirstPage = z.object({
  result: z.nullable(z.array(z.unknown())),
  total: z.optional(z.pipe(wireNumber, Count)),
});

/**
 * The answer of the orders list: an array whose first item has result[] and total. An array without an item, and a result
 * that is `null`, is a clinic without orders; a total may be a text. @see ORD-07, ORD-15
 */
export const OrderPages = z.pipe(
  z.union([z.tuple([]), z.tuple([FirstPage], z.unknown())]),
  z.transform(([first]): OrderPage => {
    const result = first?.result ?? [];
    return { ...readRows(DeviceOrder, result), total: first?.total ?? result.length };
  }),
);

/** Whether a status says that a device was handed out or sent, so that its serial number can be told along. @see F9 */
export const handsOutDevice = (status: string): boolean => status === 'PickedUp' || status === 'Shipped';

/** Asks for an order's new status. @see STS-08 */
export const StatusChange = z
  .object({
    orderId: OrderId,
    status: z.enum(orderStatuses),
    /** Of the device that is handed out or sent, where it is known; the patient's is compared with it. */
    deviceSerialId: z.optional(SerialNumber),
  })
  .check(
    z.refine(({ status, deviceSerialId }) => deviceSerialId === undefined || handsOutDevice(status), {
      path: ['deviceSerialId'],
    }),
  );
export type StatusChange = z.infer<typeof StatusChange>;

/** What an order shows of itself; a part that cannot be read is `null` and is drawn as '—'. */
export interface OrderView {
  orderId: string | null;
  patientName: string | null;
  birthDate: string | null;
  email: string | null;
  provider: string | null;
  /** As they came: words have their names. */
  vitals: string[] | null;
  manufacturer: string | null;
  deviceName: string | null;
  deviceModel: string | null;
  orderDate: string | null;
  deliveryMode: string | null;
  /** As it came: words have its name. */
  status: string | null;
}

const shown = (value: string | null) => value?.trim() || null;

/**
 * Turns a row of the API into the texts of the orders table.
 *
 * @param place whose day the order was placed on, and who gets a line for each date that cannot be read (DSP-06)
 * @see ORD-02, ORD-12, ORD-13, ORD-14
 */
export function viewOrder(order: DeviceOrder, { timeZone, onBad }: Clock): OrderView {
  const born = order.pdob ? parseCalendarDate(order.pdob, onBad) : null;
  const placed = order.creationTime ? parseStamp(order.creationTime, onBad) : null;
  return {
    orderId: shown(order.orderId),
    patientName: providerName({
      firstName: order.pFirstName,
      middleName: order.pMiddleName,
      lastName: order.pLastName,
    }),
    birthDate: born && formatDate(born),
    email: shown(order.pUsername),
    provider: providerName(order.provider),
    vitals: vitalCodes(order.vitals),
    manufacturer: shown(order.brand),
    deviceName: shown(order.deviceName),
    deviceModel: shown(order.deviceModel),
    orderDate: placed && orderDate(placed, timeZone),
    deliveryMode: shown(order.modeOfDelivery),
    status: shown(order.status),
  };
}
