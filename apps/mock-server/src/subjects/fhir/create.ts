import { limits, maySend, NewReading, NO_SERIAL, ownId, ownIds, readingOf, valuesKey } from '@rpm/domain';
import type { Observation } from 'fhir/r4';
import { Refusal } from '../../api/Refusal.ts';
import { readText } from '../../api/readRequest.ts';
import type { Services } from '../../api/Services.ts';
import { hadIt } from '../devices/deviceTokens.contract.ts';
import { keepMeasured, measured } from '../readings/takeIn.ts';
import type { AskedBySystem } from './fhirCall.ts';
import { findLike, servedObservation } from './observations.ts';

const fault = (field: string) =>
  new Refusal(422, { code: 'fhirElement', told: { field }, body: { field: `Observation.${field}` } });

/** What is read of a posted Observation; whatever else it has is not kept. */
type Posted = Pick<Observation, 'status' | 'code' | 'subject' | 'device'> & Observation;

/**
 * Takes in a reading that a system sends. It counts as a device's only when it names an activated device of the patient; any
 * other is the patient's word. One that is there already is answered as it is.
 *
 * @throws Refusal 422 that names the element
 * @see https://hl7.org/fhir/R4/http.html#create
 */
export async function createObservation(asked: AskedBySystem, services: Services) {
  const { context, system, store, now, clinicId } = asked;
  if (!maySend(system.scopes)) throw new Refusal(403, { code: 'fhirScope' });
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/(fhir\+)?json\s*(;|$)/i.test(type)) throw new Refusal(415);
  const posted = observationIn(await readText(context.req.raw, limits.requestMaxBytes));
  const patientId = ownId(posted.subject?.reference?.replace(/^(.*\/)?Patient\//, '') ?? '');
  const patient = patientId === null ? null : await store.patients.find(patientId);
  if (!patient || patient.clinicId !== clinicId) {
    if (patientId !== null) await asked.refused(patientId);
    throw fault('subject');
  }
  const reading = readingOf(posted);
  if (typeof reading === 'string') throw fault(reading);
  const sent = NewReading.safeParse(reading);
  if (!sent.success) throw fault(sent.error.issues[0]?.path[0] === 'unit' ? 'unit' : 'value');
  const device = await deviceOf(asked, patient.patientId, posted.device?.reference);
  const found = measured(sent.data, now, device?.vitals);
  if ('unfit' in found) {
    const { code } = found.unfit;
    throw new Refusal(422, { code, body: { field: `Observation.${elements[code]}` } });
  }
  // It may be of whoever had the device before: without one it is the patient's word, as the system can say.
  if (device && !hadIt(device, found.is.at))
    throw new Refusal(422, { code: 'readingBefore', body: { field: 'Observation.effective' } });
  const serial = device?.serial ?? NO_SERIAL;
  const isNew = await keepMeasured({ store, services, now }, { patientId: patient.patientId, serial }, [
    found.is,
  ]);
  const kept = await keptOne(asked, patient.patientId, found.is, serial);
  return { isNew: isNew > 0, resource: kept };
}

const elements = { vitalNotMeasured: 'code', readingCrossed: 'component', readingTime: 'effective' } as const;

function observationIn(text: string): Posted {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Refusal(400);
  }
  if (typeof found !== 'object' || found === null) throw new Refusal(400);
  if (!('resourceType' in found) || found.resourceType !== 'Observation') throw fault('resourceType');
  return found as Posted;
}

/** The activated device of the patient that a reference names. @throws Refusal 422 for any other */
async function deviceOf({ store }: AskedBySystem, patientId: string, reference: string | undefined) {
  if (reference === undefined) return undefined;
  const id = ownIds(reference.replace(/^(.*\/)?Device\//, ''))?.id;
  const devices = await store.deviceTokens.live(patientId);
  const found = devices.find(({ orderId }) => orderId === id);
  if (!found) throw fault('device');
  return found;
}

/** The reading as it is kept. */
async function keptOne(
  asked: AskedBySystem,
  patientId: string,
  { vital, at, values }: Extract<ReturnType<typeof measured>, { is: unknown }>['is'],
  serial: string,
) {
  const key = valuesKey(values);
  const kept = await findLike(
    asked,
    { patientId, vital, at },
    (each) => each.serial === serial && valuesKey(each.values) === key,
  );
  if (!kept) throw new Refusal(409);
  return servedObservation(kept);
}
