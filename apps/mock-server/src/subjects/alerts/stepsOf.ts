import { readingSteps, reviewCovering } from '@rpm/domain';
import type { StoreParts } from '../../store/Store.ts';
import type { KeptReading } from '../readings/contract.ts';

/** Tells of a reading of a patient what became of it. The patient's reviews are read once, when the first is asked about. */
export function stepsOf(store: StoreParts, patientId: string) {
  let reviews: ReturnType<StoreParts['reviews']['list']> | undefined;
  return async (reading: KeptReading) => {
    const { vital, at } = reading;
    reviews ??= store.reviews.list(patientId);
    const [looks, alertIds] = await Promise.all([reviews, store.alerts.ofReading({ patientId, vital, at })]);
    const alerts = await Promise.all(alertIds.map((alertId) => store.alerts.find(alertId)));
    return readingSteps(
      reading,
      // Oldest first: the first look that covers it.
      reviewCovering(looks.toReversed(), reading),
      alerts.filter((alert) => alert !== null),
    );
  };
}

/** Tells who looked at a reading of a patient first, where that was by taking or closing its alert and before any review; of one within limits there is none. */
export function handledBy(store: StoreParts, patientId: string) {
  const steps = stepsOf(store, patientId);
  return async (reading: KeptReading) => {
    if (reading.class === 'Normal') return null;
    const first = (await steps(reading)).find(({ by }) => by);
    return first?.by && first.kind !== 'seen' ? { ...first.by, at: first.at } : null;
  };
}
