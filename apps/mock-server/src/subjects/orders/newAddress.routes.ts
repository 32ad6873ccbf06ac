import { type Address, addressErrors, sentAddress } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';

/**
 * A new address is judged by the rules of its form; the one in the record is not judged again (behaviour R21).
 *
 * @throws Refusal 400 with the first field that is wrong
 */
export function refuseWrongAddress(address: Address | null | undefined, saved: Address | null): void {
  const errors = address ? addressErrors(sentAddress(address, saved)) : {};
  for (const name of Object.keys(errors)) {
    const field = `address.${name}`;
    throw new Refusal(400, { code: 'badField', told: { field }, body: { field } });
  }
}
