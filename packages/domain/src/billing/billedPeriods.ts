import type { BilledPeriod } from './careFacts.ts';
import type { KeptBill } from './keptBill.ts';
import { billRules, rulesOf } from './rules.ts';

/**
 * The device periods that a bill has billed, by the codes that the clinic billed by.
 *
 * @returns of a bill from before its lines named their days none
 */
export function billedPeriodsOf({ lines, basis }: Pick<KeptBill, 'lines' | 'basis'>): BilledPeriod[] {
  const rules = [...(basis?.codes ?? []).flatMap(rulesOf), ...billRules];
  const supplies = new Set(
    rules
      .filter(({ clock, counts }) => clock === 'devicePeriod' && counts === 'days')
      .map(({ code }) => code),
  );
  return lines.flatMap(({ code, start, end }) =>
    supplies.has(code) && start && end ? [{ start, end }] : [],
  );
}
