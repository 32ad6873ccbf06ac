/**
 * Compares two texts by code unit, so that the order is the same on every machine.
 *
 * @returns below 0 when the first comes first, 0 when they are the same
 */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
