import { type Decoded, readPacket } from './packet.ts';

const REPORT = 0x01;
const ALL = 0x01;
const AT_LEAST = 0x03;
const BY_SEQUENCE = 0x01;
const RESPONSE = 0x06;
const SUCCESS = 0x01;
const NO_RECORDS = 0x06;

/**
 * What is written to the Record Access Control Point (0x2A52) of a meter that it may send what it has stored.
 *
 * @param after the number of the last record that we have; `null` asks for all
 * @see https://www.bluetooth.com/specifications/specs/glucose-service-1-0-1/
 */
export function reportRecords(after: number | null): Uint8Array<ArrayBuffer> {
  if (after === null || after >= 0xff_ff) return Uint8Array.of(REPORT, ALL);
  const from = after + 1;
  return Uint8Array.of(REPORT, AT_LEAST, BY_SEQUENCE, from & 0xff, from >>> 8);
}

/** How the meter ends: all was sent, there is nothing, or it would not. */
export type RecordAccessEnd = 'sent' | 'none' | 'refused';

/** Reads the indication by which the control point answers a request to report records. */
export function decodeRecordAccess(bytes: DataView): Decoded<RecordAccessEnd> {
  const packet = readPacket(bytes);
  const opCode = packet.uint8();
  packet.uint8();
  const request = packet.uint8();
  const answer = packet.uint8();
  const refusal = packet.fault();
  if (refusal) return { refusal };
  if (opCode !== RESPONSE || request !== REPORT) return { value: 'refused' };
  if (answer === SUCCESS) return { value: 'sent' };
  return { value: answer === NO_RECORDS ? 'none' : 'refused' };
}
