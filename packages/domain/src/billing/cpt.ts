/** What a month of remote monitoring of one patient rests on. */
export interface MonthOfCare {
  /** The calendar year: what a code asks for changes with it. */
  year: number;
  /** Days with at least one reading that a device delivered. */
  days: number;
  /** Minutes of management recorded in the calendar month. */
  minutes: number;
  /** Live contacts with the patient or a caregiver in the month. */
  contacts: number;
  /** Whether the first device was activated in this month, and set-up has not been billed before. */
  isFirstMonth: boolean;
}

/** A code that may be billed, and how often. */
export interface BillableCode {
  code: string;
  units: number;
}

/** Codes that are billed only beside another one. */
export const addOns: Readonly<Record<string, string>> = { '99458': '99457' };

/** The least that a code may be billed for. Before 2026 there was no code for a short supply or for 10 minutes. */
const leastOf = (year: number) => (year >= 2026 ? { days: 2, minutes: 10 } : { days: 16, minutes: 20 });

/**
 * The device codes of a month: set-up once, and the supply of 2 to 15 or of 16 and more days, never both.
 *
 * @see https://www.federalregister.gov/documents/2025/11/05/2025-19787 (CY 2026 Physician Fee Schedule)
 */
function deviceCodes({ year, days, isFirstMonth }: MonthOfCare): BillableCode[] {
  if (days < leastOf(year).days) return [];
  const supply = { code: days >= 16 ? '99454' : '99445', units: 1 };
  return isFirstMonth ? [{ code: '99453', units: 1 }, supply] : [supply];
}

/**
 * The management codes of a month, by its minutes: 10 to 19 or from 20 on, never both, and each further 20 up to two.
 * Without a live contact there are none.
 */
function managementCodes({ year, minutes, contacts }: MonthOfCare): BillableCode[] {
  if (contacts < 1 || minutes < leastOf(year).minutes) return [];
  if (minutes < 20) return [{ code: '99470', units: 1 }];
  const further = Math.min(2, Math.floor(minutes / 20) - 1);
  const first = { code: '99457', units: 1 };
  return further > 0 ? [first, { code: '99458', units: further }] : [first];
}

/**
 * The CPT codes that a month of care supports, by the Medicare rules of its year. Rates are data (`Rate`), rules are
 * here: 99453 set-up once; 99445 for 2 to 15 days and 99454 from 16; 99470 for 10 to 19 minutes, 99457 from 20, and
 * 99458 for each further 20 up to two; management only with a live contact. Until 2025 nothing below 16 days or
 * 20 minutes is billed.
 *
 * @param month counts of one patient in one calendar month; a count is a whole number from 0
 */
export function billableCodes(month: MonthOfCare): BillableCode[] {
  return [...deviceCodes(month), ...managementCodes(month)];
}
