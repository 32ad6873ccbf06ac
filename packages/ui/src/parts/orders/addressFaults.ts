import { type AddressFault, limits } from '@rpm/domain';
import { addressWords } from '@rpm/domain/words/address';

const { errors } = addressWords;

/** What a field of an address says when it is wrong. @see ADR-01 to ADR-05 */
export const addressFaults: Readonly<Record<AddressFault, string>> = {
  ...errors,
  addressTooLong: errors.addressTooLong({ addressMaxCharacters: limits.addressMaxCharacters }),
};
