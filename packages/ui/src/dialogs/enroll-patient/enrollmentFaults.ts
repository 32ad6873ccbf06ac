import { type AddressFault, type EnrollmentFault, limits } from '@rpm/domain';
import { enrollWords } from '@rpm/domain/words/enroll';
import { addressFaults } from '../../parts/orders/addressFaults.ts';

const { errors } = enrollWords;

/** What a field of the enrollment says when it is wrong. */
export const enrollmentFaults: Readonly<Record<EnrollmentFault | AddressFault, string>> = {
  ...addressFaults,
  ...errors,
  textTooLong: errors.textTooLong({ shortTextMaxCharacters: limits.shortTextMaxCharacters }),
};
