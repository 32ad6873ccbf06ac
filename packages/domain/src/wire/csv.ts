/** One cell of a table that is saved as a file. `null` is an empty cell. */
export type Cell = string | number | null;

/** What makes a spreadsheet run a cell, or look for something to run behind it. */
const STARTS_FORMULA = /^[=+\-@\t\r\n\0]/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Writes a table as CSV (RFC 4180): each row ends with CRLF, a cell with a quote, a comma or a line break is quoted.
 *
 * A text that a spreadsheet would take for a formula begins with an apostrophe, so that it stays a text. Numbers stay
 * numbers: -1.5 is no formula.
 *
 * @param rows the first one holds the headings; a number that is not finite is an empty cell
 * @see behaviour R21, OWASP ASVS 5.0 1.2.10
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const plain = cell ?? '';
  const text = STARTS_FORMULA.test(plain) ? `'${plain}` : plain;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
