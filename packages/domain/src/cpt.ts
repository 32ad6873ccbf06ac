/** What a month of remote monitoring of one patient rests on. */
export interface MonthOfCare {
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

/**
 * The device codes of a month: set-up once, and the supply of 2 to 15 or of 16 and more days, never both.
 *
 * @see https://www.federalregister.gov/documents/2025/11/05/2025-19787 (CY 2026 Physician Fee Schedule)
 */
function deviceCodes({ days, isFirstMonth }: MonthOfCare): BillableCode[] {
  if (days < 2) return [];
  const supply = { code: days >= 16 ? '99454' : '99445', units: 1 };
  return isFirstMonth ? [{ code: '99453', units: 1 }, supply] : [supply];
}

/**
 * The management codes of a month, by its minutes: 10 to 19 or from 20 on, never both, and each further 20 up to two.
 * Without a live contact there are none.
 */
function managementCodes({ minutes, contacts }: MonthOfCare): BillableCode[] {
  if (contacts < 1 || minutes < 10) return [];
  if (minutes < 20) return [{ code: '99470', units: 1 }];
  const further = Math.min(2, Math.floor(minutes / 20) - 1);
  const first = { code: '99457', units: 1 };
  return further > 0 ? [first, { code: '99458', units: further }] : [first];
}

/**
 * The CPT codes that a month of care supports, by the Medicare rules of 2026. Rates are data (`Rate`), rules are here.
 *
 * @param month counts of one patient in one calendar month; a count is a whole number from 0
 */
export function billableCodes(month: MonthOfCare): BillableCode[] {
  return [...deviceCodes(month), ...managementCodes(month)];
}
