import { type Address, type AddressFault, addressErrors, limits, sentAddress } from '@rpm/domain';
import { addressWords } from '@rpm/domain/words/address';
import { Refusal } from '../../api/Refusal.ts';

const { errors: texts } = addressWords;
const says: Readonly<Record<AddressFault, string>> = {
  ...texts,
  addressTooLong: texts.addressTooLong({ addressMaxCharacters: limits.addressMaxCharacters }),
};

/**
 * A new address is judged by the rules of its form; the one in the record is not judged again (behaviour R21).
 *
 * @throws Refusal 400 with the first field that is wrong
 */
export function refuseWrongAddress(address: Address | null | undefined, saved: Address | null): void {
  const errors = address ? addressErrors(sentAddress(address, saved)) : {};
  for (const [field, fault] of Object.entries(errors)) {
    throw new Refusal(400, { body: { message: says[fault], field: `address.${field}` } });
  }
}
