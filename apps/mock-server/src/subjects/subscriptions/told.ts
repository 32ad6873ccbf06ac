import { fhirInstant, type NotifiedEvent, valuesKey } from '@rpm/domain';
import type { Services } from '../../api/Services.ts';
import type { Speech } from '../../api/speech.ts';
import type { StoreParts } from '../../store/Store.ts';
import { servedAlert } from '../fhir/alerts.ts';
import { datesOf } from '../fhir/dates.ts';
import type { Served } from '../fhir/kind.ts';
import { findLike, servedObservation } from '../fhir/observations.ts';
import type { ClinicEvent, NumberedEvent } from './contract.ts';

interface Asking extends Pick<Services, 'readingIdKey'> {
  store: Pick<StoreParts, 'readings' | 'alerts' | 'merges'>;
  words: Speech;
}

/** Events with what they are about, as it is now. @returns beside them whom of the patients they show */
export async function withFocus(
  asking: Asking,
  events: readonly NumberedEvent[],
): Promise<{ events: NotifiedEvent[]; patients: Set<string> }> {
  const told: NotifiedEvent[] = [];
  const patients = new Set<string>();
  for (const { number, at, event } of events) {
    const focus = event && (await focusOf(asking, event));
    if (event && focus) patients.add(event.patientId);
    told.push({ number, at: fhirInstant(at), focus });
  }
  return { events: told, patients };
}

/** What an event is about; `null`: it is not there any more. */
async function focusOf(
  asking: Asking,
  { patientId, vital, reading, alertId }: ClinicEvent,
): Promise<Served | null> {
  if (alertId !== null) {
    const { store, words } = asking;
    const alert = await store.alerts.find(alertId);
    if (!alert) return null;
    const changed = await datesOf(store, patientId, 'alerts');
    const changedAt = changed(alertId, alert.history[0]?.at ?? alert.openedAt);
    return servedAlert({ ...alert, changedAt }, words);
  }
  if (!reading) return null;
  const found = await findLike(
    asking,
    { patientId, vital, at: reading.at },
    (each) => each.serial === reading.serial && valuesKey(each.values) === reading.valuesKey,
  );
  return found && servedObservation(found);
}
