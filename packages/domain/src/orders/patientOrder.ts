import type { OrderStatus, Transition } from './orderStatus.ts';

/** What a patient can do with one of the own devices. */
export type PatientAction =
  /** Activate opens the dialog for the serial number. @see STS-09, PDB-03 */
  | { kind: 'activate' }
  /** A tap says this. @see STS-10, STS-11, STS-12 */
  | { kind: 'tell'; says: 'submitted' | 'activated' | 'other' };

/**
 * What a patient's tap on a device does.
 *
 * @param status as the API sent it; an unknown or missing one gives that of STS-12
 * @see STS-09 to STS-12
 */
export function patientAction(status: string | null): PatientAction {
  switch (status) {
    case 'Shipped':
    case 'PickedUp':
      return { kind: 'activate' };
    case 'Submitted':
      return { kind: 'tell', says: 'submitted' };
    case 'Activated':
      return { kind: 'tell', says: 'activated' };
    default:
      return { kind: 'tell', says: 'other' };
  }
}

/** What nobody sees on a sticker or a screen (Default_Ignorable_Code_Point): joiners, fillers, marks of direction. */
const INVISIBLE = /\p{DI}/gu;

/** A serial number as it is read: without what cannot be seen, and without the blanks around it. */
export const visibleSerial = (serial: string): string => serial.replace(INVISIBLE, '').trim();

/**
 * Folds a serial number for comparing: read from a sticker, its case, its width, its blanks and what cannot be seen do
 * not count; one of which nothing is left is none. Folded here and never by a database, which would fold by its own
 * locale.
 */
export function serialKey(serial: string): string {
  const seen = visibleSerial(serial).normalize('NFKC').replace(INVISIBLE, '').replace(/\s/gu, '');
  return seen.toLowerCase().normalize('NFKC');
}

/**
 * The status machine of `activateDevice`, for the patient who owns the order.
 *
 * @param from where the order stands
 * @param serial the serial number that was sent, as `serialKey` folds it
 * @param boundSerial the one that the order was activated with, folded alike; `null` before
 * @returns 'change' makes it Activated; 'no-op' answers the same success again; 'conflict' is a 409
 * @see behaviour.md section 4
 */
export function activationTransition(
  from: OrderStatus,
  serial: string,
  boundSerial: string | null,
): Transition {
  if (patientAction(from).kind === 'activate') return 'change';
  return from === 'Activated' && serial === boundSerial ? 'no-op' : 'conflict';
}

/**
 * The status machine of `deactivateDevice`, for the clinic's roles. There is no way back: only a new order brings the
 * device to life again.
 *
 * @see behaviour.md section 4
 */
export function deactivationTransition(from: OrderStatus): Transition {
  if (from === 'Activated') return 'change';
  return from === 'Deactivated' ? 'no-op' : 'conflict';
}
