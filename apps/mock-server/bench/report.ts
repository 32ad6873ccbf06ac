import type { Measured } from './measure.ts';

const ms = (value: number) => `${value.toFixed(1).padStart(7)} ms`;
const ratio = (a: number, b: number) => `${(a / b).toFixed(2)}x`;

/** Prints how a piece of work did. */
const line = (what: string, { perSecond, median, p99 }: Measured): void =>
  console.log(
    `  ${what.padEnd(10)} ${perSecond.toFixed(0).padStart(7)}/s  median ${ms(median)}  p99 ${ms(p99)}`,
  );

/** Prints how the API does beside the bare database and, of reads, beside an empty handler. */
export function report(name: string, all: Record<string, Measured> & { database: Measured; API: Measured }) {
  console.log(name);
  for (const [what, measured] of Object.entries(all)) line(what, measured);
  const { API, database, empty } = all;
  const beside = `median ${ratio(API.median, database.median)}, p99 ${ratio(API.p99, database.p99)}`;
  const besideEmpty = empty ? `; to an empty handler: p99 ${ratio(API.p99, empty.p99)}` : '';
  console.log(`  API to database: ${beside}${besideEmpty}`);
}
