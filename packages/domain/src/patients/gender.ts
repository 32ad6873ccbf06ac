import { genderWords } from '../words/en/dashboard.ts';

/**
 * Shows a gender as the API writes it, whatever its case.
 *
 * @param code 'm' or 'male', 'f' or 'female', 'nb' or 'non binary'; anything else is 'No gender assigned'
 * @see DSP-01
 */
export function genderLabel(code: unknown): string {
  switch (typeof code === 'string' && code.trim().toLowerCase()) {
    case 'm':
    case 'male':
      return genderWords.male;
    case 'f':
    case 'female':
      return genderWords.female;
    case 'nb':
    case 'non binary':
      return genderWords.nonBinary;
    default:
      return genderWords.none;
  }
}
