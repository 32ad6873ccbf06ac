/** What Node says of a connection that breaks, and PostgreSQL of itself while it stops, starts, has no room or must choose. */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['57P01', '57P02', '57P03', '08000', '08003', '08006', '53300'],
  // A statement that took too long, and a disk or memory that is full.
  ...['57014', '53100', '53200'],
  // Two pieces of work that waited for each other, or passed each other: one of them was ended whole.
  ...['40P01', '40001'],
]);

/**
 * Whether an error says that the database could not do it for the moment: a try a little later may well succeed.
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function isOutage(error: Error): boolean {
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true;
  // The driver has no code for a connection that ended in the middle of a query, or was not to be had in time.
  return /^Connection terminated|^timeout exceeded when trying to connect|not queryable$/.test(error.message);
}
