import type { Address } from '../patients/address.ts';
import { fullName, type NameParts } from '../patients/names.ts';
import { type PatientInfo, patientName } from '../patients/patient.ts';
import { orderDate } from './orderDate.ts';

/** What the letter reads of a device. @see LET-03 */
export interface LetterDevice {
  mrSubType: string | null;
  name: string | null;
  model: string | null;
}

/** One row of the letter's table. A part that is missing is `null` and is drawn as '—'. @see LET-02 */
export interface LetterRow {
  /** As it came: words have its name. */
  vitalType: string | null;
  deviceType: string | null;
  model: string | null;
  /** Always 1 per device (LET-02). */
  quantity: 1;
}

const shown = (text: string | null) => text?.trim() || null;

/** The rows of the device allocation letter, one for each device: two of a kind are two rows. @see LET-02, LET-03 */
export function letterRows(devices: readonly LetterDevice[]): LetterRow[] {
  return devices.map(({ mrSubType, name, model }) => ({
    vitalType: shown(mrSubType),
    deviceType: shown(name),
    model: shown(model),
    quantity: 1,
  }));
}

/** What decides what the head and the foot of the letter say. */
export interface LetterParts {
  patient: PatientInfo;
  /** Where the devices are sent; `null` when they are picked up: then the letter bears the address of the record. */
  sentTo: Address | null;
  /** Who is logged in. */
  user: NameParts;
  /** The server's time of the order. */
  at: Date;
  /** IANA name: whose day the order was placed on, as on the board (ORD-14) */
  timeZone: string;
}

/** The head and the foot of the letter. */
export interface LetterFrame {
  /** 'November 21, 2026' */
  date: string;
  /** `null` when none is known; drawn as '—'. */
  patientName: string | null;
  /** The lines under the name; none when no address is known. */
  addressLines: string[];
  /** The whole name of who is logged in. */
  signer: string;
}

/** Whom the letter addresses, of which day it is, and who signs it. @see LET-01 */
export function letterFrame({ patient, sentTo, user, at, timeZone }: LetterParts): LetterFrame {
  const to = sentTo ?? patient.address;
  return {
    date: orderDate(at, timeZone),
    patientName: patientName(patient),
    addressLines: to ? [to.street, `${to.city}, ${to.state} ${to.zipCode}`] : [],
    signer: fullName(user),
  };
}
