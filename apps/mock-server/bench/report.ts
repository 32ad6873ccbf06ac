import type { Measured } from './measure.ts';

const ms = (value: number) => `${value.toFixed(1).padStart(7)} ms`;
const ratio = (a: number, b: number) => `${(a / b).toFixed(2)}x`;

/** Prints how a piece of work did. */
export const line = (what: string, { perSecond, median, p99 }: Measured): void =>
  console.log(
    `  ${what.padEnd(10)} ${perSecond.toFixed(0).padStart(7)}/s  median ${ms(median)}  p99 ${ms(p99)}`,
  );

/** Prints how the API does beside the bare database and, of reads, beside an empty handler. */
export function compare(through: Measured, straight: Measured, empty?: Measured): void {
  const beside = `API to database: median ${ratio(through.median, straight.median)}, p99 ${ratio(through.p99, straight.p99)}`;
  console.log(`  ${beside}${empty ? `; to an empty handler: p99 ${ratio(through.p99, empty.p99)}` : ''}`);
}
