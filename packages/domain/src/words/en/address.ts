import { english } from '../english.ts';

/** The sentences of an address that is typed. They are part of `messages`; import that. */
export const addressWords = english({
  street: 'Street',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  /** Behaviour R21: what the rule of ADR-02 asks for, said before somebody meets it. */
  streetHint: 'Leave out dots, commas and #: 12 Sample Court Apt 4B',
  zipHint: '12345 or 12345-6789',
  /** ADR-01 */
  streetRequired: 'Street address is required',
  /** ADR-01 */
  cityRequired: 'City is required',
  /** ADR-01 */
  stateRequired: 'State is required',
  /** ADR-02 */
  invalidCharacters: "Invalid characters used. Only letters, numbers, spaces, and '=' are allowed.",
  /** ADR-03 */
  zipRequired: 'ZIP code is required',
  /** ADR-04 */
  zipTooShort: 'ZIP code must be at least 5 characters long.',
  /** ADR-05 */
  zipInvalid: 'Invalid ZIP code format. Use 12345 or 12345-6789.',
  tooLong: 'Use at most {addressMaxCharacters} characters.',
});
