import { type Address, type AddressFault, addressErrors, limits, sentAddress } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import type { Speech } from '../../api/speech.ts';

const sentence = (texts: Speech['addresses'], fault: AddressFault): string =>
  fault === 'addressTooLong'
    ? texts.addressTooLong({ addressMaxCharacters: limits.addressMaxCharacters })
    : texts[fault];

/**
 * A new address is judged by the rules of its form; the one in the record is not judged again (behaviour R21).
 *
 * @throws Refusal 400 with the first field that is wrong
 */
export function refuseWrongAddress(address: Address | null | undefined, saved: Address | null): void {
  const errors = address ? addressErrors(sentAddress(address, saved)) : {};
  for (const [name, fault] of Object.entries(errors)) {
    const field = `address.${name}`;
    throw new Refusal(400, {
      code: 'badField',
      says: ({ addresses }) => sentence(addresses, fault),
      body: { field },
    });
  }
}
