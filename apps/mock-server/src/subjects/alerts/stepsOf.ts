import { readingSteps, reviewCovering } from '@rpm/domain';
import type { StoreParts } from '../../store/Store.ts';
import type { KeptReading } from '../readings/contract.ts';

/** What became of a reading. */
export async function stepsOf(store: StoreParts, patientId: string, reading: KeptReading) {
  const { vital, at } = reading;
  const [reviews, alertIds] = await Promise.all([
    store.reviews.list(patientId),
    store.alerts.ofReading({ patientId, vital, at }),
  ]);
  const alerts = await Promise.all(alertIds.map((alertId) => store.alerts.find(alertId)));
  return readingSteps(
    reading,
    // Oldest first: the first look that covers it.
    reviewCovering(reviews.toReversed(), reading),
    alerts.filter((alert) => alert !== null),
  );
}

/** Who looked at a reading first, where that was by taking or closing its alert and before any review; of one within limits there is none. */
export async function handledBy(store: StoreParts, patientId: string, reading: KeptReading) {
  if (reading.class === 'Normal') return null;
  const steps = await stepsOf(store, patientId, reading);
  const first = steps.find(({ by }) => by);
  return first?.by && first.kind !== 'seen' ? { ...first.by, at: first.at } : null;
}
