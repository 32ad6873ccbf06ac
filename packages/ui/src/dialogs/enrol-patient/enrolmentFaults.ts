import { type AddressFault, type EnrolmentFault, limits } from '@rpm/domain';
import { enrolWords } from '@rpm/domain/words/enrol';
import { addressFaults } from '../../parts/orders/addressFaults.ts';

const { errors } = enrolWords;

/** What a field of the enrollment says when it is wrong. */
export const enrolmentFaults: Readonly<Record<EnrolmentFault | AddressFault, string>> = {
  ...addressFaults,
  ...errors,
  textTooLong: errors.textTooLong({ shortTextMaxCharacters: limits.shortTextMaxCharacters }),
};
