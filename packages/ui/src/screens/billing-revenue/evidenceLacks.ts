import type { EvidencePack } from '@rpm/domain';
import type { evidenceWords } from '@rpm/domain/words/evidence';

/** A part of the evidence that can be missing. */
export type EvidenceLack = keyof typeof evidenceWords.whats;

/** What the evidence of a month lacks, in the order of the sheet: the sheet says each of them too. @see SCR-04 */
export function lacksOf(pack: EvidencePack): EvidenceLack[] {
  const { patient, devices, periods, time, order } = pack;
  const lacks: readonly (readonly [EvidenceLack, boolean])[] = [
    ['born', patient.dob === null],
    ['billingProvider', pack.billingProvider === null],
    ['npi', pack.npi === null],
    ['diagnosis', pack.diagnosis === null],
    ['order', order === null],
    ['orderedBy', order !== null && order.by === null],
    ['consent', pack.consent === null],
    ['training', pack.training === null],
    ['device', devices.length === 0],
    ['serial', devices.some(({ serialNumber }) => serialNumber === null)],
    ['days', periods.every(({ days }) => days.length === 0)],
    ['time', time.entries.length === 0],
    ['contact', time.contacts === 0],
    ['range', pack.ranges.length === 0],
    ['reviews', pack.reviews.length === 0],
  ];
  return lacks.filter(([, isMissing]) => isMissing).map(([what]) => what);
}
