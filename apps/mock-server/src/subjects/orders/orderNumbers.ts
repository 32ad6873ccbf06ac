/** Below it are the numbers of what a database was filled with. */
const lastOfSeeds = 40_000;

/** A number as a sequence gives it; a longer one comes from elsewhere and is never reached. */
const NUMBERED = /^RPM-(\d{1,9})$/;

/** How an order's number is written. */
export const orderIdOf = (number: number) => `RPM-${number}`;

/** The number after which new orders are numbered: none of those that are there can be met again. */
export function lastOrderNumber(orderIds: Iterable<string>): number {
  let last = lastOfSeeds;
  for (const orderId of orderIds) last = Math.max(last, Number(NUMBERED.exec(orderId)?.[1] ?? 0));
  return last;
}
