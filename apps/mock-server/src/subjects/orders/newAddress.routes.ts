import { type Address, addressErrors, sentAddress } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';

/**
 * A new address is judged by the rules of its form; the one in the record is not judged again (behaviour R21).
 *
 * @throws Refusal 400 with the first field that is wrong
 */
export function refuseWrongAddress(address: Address | null | undefined, saved: Address | null): void {
  const errors = address ? addressErrors(sentAddress(address, saved)) : {};
  for (const [field, message] of Object.entries(errors)) {
    throw new Refusal(400, { body: { message, field: `address.${field}` } });
  }
}
