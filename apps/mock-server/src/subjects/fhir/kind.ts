import { fhirId, type ReadKind } from '@rpm/domain';
import type { FhirResource } from 'fhir/r4';
import type { Speech } from '../../api/speech.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { Patient } from '../patients/contract.ts';

/** What resources are made of. */
export interface FhirAsking {
  store: StoreParts;
  clinicId: string;
  /** Whose token it is; of an app of a patient, which patient's. */
  system: { systemId: string; patientId: string | null };
  /** The address of the API for systems, without a slash at its end. */
  base: string;
  words: Speech;
}

/** A resource that is served: it has an id. */
export type Served = FhirResource & { id: string };

/** One type of FHIR: where its resources come from. */
export interface FhirKind {
  /** As what the log of access takes a read down. */
  readAs: ReadKind;
  /** All that a patient has, the newest first. Readings are not here: there are too many. */
  ofPatient?: (asking: FhirAsking, patient: Patient) => Promise<Served[]>;
  /** All that a clinic has and no patient. */
  ofClinic?: (asking: FhirAsking) => Promise<Served[]>;
  /** All that the system itself has here: it is no part of what the clinic knows. */
  ofSystem?: (asking: FhirAsking) => Promise<Served[]>;
}

/** The reference of a patient. */
export const patientOf = ({ patientId }: Patient) => `Patient/${fhirId(patientId)}`;
/** The reference of somebody of the staff. */
export const staff = (accountId: string) => `Practitioner/${fhirId(accountId)}`;
