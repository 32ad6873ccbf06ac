/** Compares texts by their code units, as the collation "C" of the database does for ids. */
export const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Orders by time, the newest first, and by the lower id where the time is the same. */
export const newestFirst =
  <T>(timeOf: (item: T) => Date, idOf: (item: T) => string) =>
  (a: T, b: T) =>
    timeOf(b).getTime() - timeOf(a).getTime() || compareText(idOf(a), idOf(b));
