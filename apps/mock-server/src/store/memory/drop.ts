/** Takes rows out of a table that others hold too. */
export function drop<Row>(rows: Row[], isMeant: (row: Row) => boolean): void {
  rows.splice(0, rows.length, ...rows.filter((row) => !isMeant(row)));
}
