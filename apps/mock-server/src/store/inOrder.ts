import { vitalKinds } from '@rpm/domain';
import type { Reading } from '../subjects/readings/contract.ts';

const rank = ({ vital, at }: Reading) => [vitalKinds.indexOf(vital), at.getTime()] as const;

/**
 * Readings in the one order in which they are written, so that two deliveries never wait for each other crosswise. Of
 * two of one patient, vital and second the first is kept.
 */
export function inOrder(readings: readonly Reading[]): Reading[] {
  const sorted = readings.toSorted((a, b) => {
    if (a.patientId !== b.patientId) return a.patientId < b.patientId ? -1 : 1;
    const [[vitalA, timeA], [vitalB, timeB]] = [rank(a), rank(b)];
    return vitalA - vitalB || timeA - timeB;
  });
  return sorted.filter((each, index) => {
    const before = sorted[index - 1];
    const isSame =
      before?.patientId === each.patientId &&
      before.vital === each.vital &&
      before.at.getTime() === each.at.getTime();
    return !isSame;
  });
}
