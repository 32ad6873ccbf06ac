import { formatStamp, isoInstant, type NotifiedEvent, valuesKey } from '@rpm/domain';
import type { Speech } from '../../api/speech.ts';
import type { StoreParts } from '../../store/Store.ts';
import { servedAlert } from '../fhir/alerts.ts';
import type { Served } from '../fhir/kinds.ts';
import { servedObservation, tellingOf } from '../fhir/observations.ts';
import type { ClinicEvent, NumberedEvent } from './contract.ts';

/** How many readings of one second and vital are looked through for the one that is meant. */
const likesMost = 50;

interface Asking {
  store: Pick<StoreParts, 'readings' | 'alerts' | 'ranges' | 'orders'>;
  words: Speech;
}

/** Events with what they are about, as it is now. @returns beside them whom of the patients they show */
export async function withFocus(
  asking: Asking,
  events: readonly NumberedEvent[],
): Promise<{ events: NotifiedEvent[]; patients: Set<string> }> {
  const tellings = new Map<string, ReturnType<typeof tellingOf>>();
  const told: NotifiedEvent[] = [];
  const patients = new Set<string>();
  for (const { number, at, event } of events) {
    const focus = event && (await focusOf(asking, event, tellings));
    if (event && focus) patients.add(event.patientId);
    told.push({ number, at: isoInstant(formatStamp(at)) ?? '', focus });
  }
  return { events: told, patients };
}

/** What an event is about; `null`: it is not there any more. */
async function focusOf(
  { store, words }: Asking,
  { patientId, vital, reading, alertId }: ClinicEvent,
  tellings: Map<string, ReturnType<typeof tellingOf>>,
): Promise<Served | null> {
  if (alertId !== null) {
    const alert = await store.alerts.find(alertId);
    const changedAt = alert && (alert.history[0]?.at ?? alert.openedAt);
    return alert && changedAt && servedAlert({ ...alert, changedAt }, words);
  }
  if (!reading) return null;
  const bounds = { start: reading.at, end: reading.at };
  const likes = await store.readings.search(
    { patientId, vitals: [vital], bounds, received: {}, from: null },
    likesMost,
  );
  const found = likes.find(
    (each) => each.serial === reading.serial && valuesKey(each.values) === reading.valuesKey,
  );
  if (!found) return null;
  const telling = tellings.get(patientId) ?? tellingOf(store as StoreParts, patientId);
  tellings.set(patientId, telling);
  return servedObservation(found, await telling);
}
