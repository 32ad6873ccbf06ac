import { type FhirType, ownId, ownIds } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type AskedBySystem, isOpen } from './fhirCall.ts';
import type { Served } from './kind.ts';
import { fhirKinds, servedPatient } from './kinds.ts';
import { findReading, servedObservation, servedProvenance } from './observations.ts';
import { provenancesOfRecords } from './origins.ts';

/**
 * One resource by its id.
 *
 * @throws Refusal 404: the same for what is not there and for what is another clinic's
 */
export async function readResource(type: FhirType, id: string, asked: AskedBySystem): Promise<Served> {
  const { ofClinic, ofPatient, ofSystem } = fhirKinds[type];
  if (ofSystem) return oneOf(await ofSystem(asked), id);
  if (ofClinic) return oneOf(await ofClinic(asked), id);
  const patient = await patientOf(id, asked);
  const { patientId } = patient;
  if (type === 'Patient') {
    if (ownId(id) !== patientId) throw new Refusal(404);
    await asked.reads(patientId, type);
    return servedPatient(patient, asked.base);
  }
  if (type === 'Binary') throw new Refusal(404);
  const found = ofPatient
    ? oneOf(await ofPatient(asked, patient), id)
    : await reading(type, id, asked, patientId);
  await asked.reads(patientId, type);
  return found;
}

/** The patient to whom an id belongs. @throws Refusal 404 for one that is not the clinic's, which is written down */
export async function patientOf(id: string, asked: AskedBySystem) {
  const { store, refused } = asked;
  const patientId = ownIds(id)?.patientId ?? ownId(id);
  const patient = patientId === null ? null : await store.patients.find(patientId);
  if (isOpen(asked, patient)) return patient;
  if (patientId !== null) await refused(patientId);
  throw new Refusal(404);
}

async function reading(type: FhirType, id: string, asked: AskedBySystem, patientId: string): Promise<Served> {
  const found = await findReading(asked, id);
  if (!found && type === 'Provenance') {
    const origin = oneOf(await provenancesOfRecords(asked, patientId), id);
    await asked.reads(patientId, 'Condition');
    return origin;
  }
  if (!found) throw new Refusal(404);
  return type === 'Provenance' ? servedProvenance(found) : servedObservation(found);
}

function oneOf(all: readonly Served[], id: string): Served {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Refusal(404);
  return found;
}
