import { readPhone, type UrgentAnswer } from '@rpm/domain';

/** Which number of a clinic answers now; `dialed` is `null` where none does. */
export function numberOf({ openUntil, hasHours, guidance }: UrgentAnswer['clinic']) {
  const isClosed = hasHours && openUntil === null;
  const phone = isClosed ? guidance.afterHoursPhone : guidance.phone;
  return { isClosed, phone, dialed: readPhone(phone) };
}
