import { messages } from './messages.ts';

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
      return messages.gender.male;
    case 'f':
    case 'female':
      return messages.gender.female;
    case 'nb':
    case 'non binary':
      return messages.gender.nonBinary;
    default:
      return messages.gender.none;
  }
}
