import { readingKey } from '@rpm/domain';
import { compareTexts } from '../subjects/patients/search.ts';
import type { Reading } from '../subjects/readings/contract.ts';

/**
 * Readings, each as it came first, in the one order in which they are written, so that two deliveries never wait for each other
 * crosswise.
 */
export function inOrder<R extends Reading>(readings: readonly R[]): R[] {
  const byKey = new Map(readings.toReversed().map((each) => [`${each.patientId} ${readingKey(each)}`, each]));
  return [...byKey].sort(([a], [b]) => compareTexts(a, b)).map(([, reading]) => reading);
}
