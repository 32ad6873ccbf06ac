import { english } from '../english.ts';

/** The sentences of a typed address. */
export const addressWords = english({
  street: 'Street',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  /** Behaviour R21: what the rule of ADR-02 asks for, said before anyone breaks it. */
  streetHint: 'No periods, commas or #. Example: 12 Sample Court Apt 4B',
  zipHint: '12345 or 12345-6789',
  /** By the code that the rules give (`AddressFault`). */
  errors: {
    /** ADR-01, exact */
    streetRequired: 'Street address is required',
    /** ADR-01, exact */
    cityRequired: 'City is required',
    /** ADR-01, exact */
    stateRequired: 'State is required',
    /** ADR-02, exact */
    invalidCharacters: "Invalid characters used. Only letters, numbers, spaces, and '=' are allowed.",
    /** ADR-03, exact */
    zipRequired: 'ZIP code is required',
    /** ADR-04, exact */
    zipTooShort: 'ZIP code must be at least 5 characters long.',
    /** ADR-05, exact */
    zipInvalid: 'Invalid ZIP code format. Use 12345 or 12345-6789.',
    addressTooLong: 'Use {addressMaxCharacters} characters or fewer.',
  },
});
