/**
 * Whether a number is one of the Drug Enforcement Administration: the letter of the registrant's kind, a letter or a 9,
 * six digits and a check digit, which is the last one of the first, third and fifth digit and twice the others together.
 *
 * @param text as it is typed, capitals or not
 * @see https://www.deadiversion.usdoj.gov/drugreg/reg_apps/faq.html
 */
export function isDea(text: string): boolean {
  const [, digits = ''] = /^[A-HJ-NP-UX][A-Z9](\d{7})$/.exec(text.trim().toUpperCase()) ?? [];
  if (digits === '') return false;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, check] = [...digits].map(Number);
  return (a + c + e + 2 * (b + d + f)) % 10 === check;
}
