/**
 * Whether a number is a National Provider Identifier: ten digits, the last of which is the Luhn check digit of the number
 * with the prefix 80840, which says 'health, United States'.
 *
 * @see https://www.cms.gov/Regulations-and-Guidance/Administrative-Simplification/NationalProvIdentStand/Downloads/NPIcheckdigit.pdf
 */
export function isNpi(text: string): boolean {
  if (!/^[12]\d{9}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits.reduce(
    (total, digit, at) => total + (at % 2 === 0 ? luhnDouble(digit) : digit),
    sumOfPrefix,
  );
  return sum % 10 === 0;
}

/** What the digits of 80840 add to the sum, whatever comes after them. */
const sumOfPrefix = 24;

const luhnDouble = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2);

/** A tax number as it is kept, 'NN-NNNNNNN', from nine digits however they are grouped; `null` when there are not nine. */
export function tinOf(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{9}$/.test(digits) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : null;
}

/**
 * A diagnosis as it is kept: ICD-10-CM with its dot, capitals. Its form is checked, not whether the code exists.
 *
 * @returns `null` for what is not of the form
 * @see https://www.cms.gov/medicare/coding-billing/icd-10-codes
 */
export function diagnosisOf(text: string): string | null {
  const code = text.trim().toUpperCase().replace('.', '');
  if (!/^[A-Z]\d[0-9AB][0-9A-Z]{0,4}$/.test(code)) return null;
  return code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code;
}

/** A place of service: two digits, as 11, office. @see https://www.cms.gov/medicare/coding-billing/place-of-service-codes */
export const isPlaceOfService = (text: string): boolean => /^\d{2}$/.test(text);
