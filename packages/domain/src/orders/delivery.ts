import type { Address, AddressChoice } from '../patients/address.ts';
import type { DeliveryMode } from './order.ts';

/** How an order is to reach its patient, as far as the user has said. An address is a patient's: it is never stored. */
export interface Delivery {
  /** `null` until the user chooses (REV-02). */
  mode: DeliveryMode | null;
  /** `null` until the user chooses: then the saved address where there is one. */
  source: 'saved' | 'new' | null;
  /** The new address, as typed. */
  typed: Address;
}

/** The delivery of an order of which nothing is said yet. @see REV-02 */
export const noDelivery: Delivery = {
  mode: null,
  source: null,
  typed: { street: '', city: '', state: '', zipCode: '' },
};

/**
 * Where the order goes: the saved address, unless there is none or the user wants another.
 *
 * @param saved the address in the patient's record, if there is one
 * @see REV-03
 */
export function addressChoice(
  { source, typed }: Pick<Delivery, 'source' | 'typed'>,
  saved: Address | null,
): AddressChoice {
  return saved && source !== 'new' ? { kind: 'saved', address: saved } : { kind: 'new', address: typed };
}
