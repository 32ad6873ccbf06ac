/** Every number that the specification fixes, each with its unit in the name. */
export * as limits from './limitValues.ts';

/** ORD-04: how many rows a page of orders may have. */
export const pageSizes = [5, 10, 20, 50] as const;
export type PageSize = (typeof pageSizes)[number];
/** ORD-04 */
export const defaultPageSize: PageSize = 5;
