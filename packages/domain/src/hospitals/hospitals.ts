import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import type { ResourceType } from '../records/records.ts';
import { Count, Id, Person, ShortText, Stamp } from '../wire/fields.ts';

/** What can be read at a hospital, in the order in which it is asked. @see SCR-09 */
export const hospitalKinds = [
  'Encounter',
  'DiagnosticReport',
  'Condition',
  'MedicationRequest',
  'AllergyIntolerance',
  'Immunization',
  'Procedure',
] as const satisfies readonly ResourceType[];
export type HospitalKind = (typeof hospitalKinds)[number];

/**
 * Where a connection stands. Requested: the patient was sent to the hospital and has not come back. Connected: records
 * come. Failed: the last sync came to nothing. Expired: the hospital gives nothing any more until the patient logs in
 * there again. Disconnected: ended by the patient.
 */
export const connectionStates = ['Requested', 'Connected', 'Failed', 'Expired', 'Disconnected'] as const;
export type ConnectionState = (typeof connectionStates)[number];

/**
 * Why a hospital gave nothing. unreachable: nobody answers there. slow: it took too long. refused: it does not let us in.
 * broken: it answers with a fault of its own. notFhir: what it answers is not understood. tooMuch: more than is taken.
 * otherPerson: the record there is not of this patient. denied: the patient said no there.
 */
export const hospitalFaults = [
  ...['unreachable', 'slow', 'refused', 'broken', 'notFhir', 'tooMuch', 'otherPerson', 'denied'],
] as ['unreachable', 'slow', 'refused', 'broken', 'notFhir', 'tooMuch', 'otherPerson', 'denied'];
export type HospitalFault = (typeof hospitalFaults)[number];

/** A fault, with the status of the answer where there was one. */
export const HospitalProblem = z.object({
  /** What could not be read; `null`: nothing could. */
  kind: z.nullable(z.enum(hospitalKinds)),
  fault: z.enum(hospitalFaults),
  status: z.nullable(Count),
});
export type HospitalProblem = z.infer<typeof HospitalProblem>;

/** A hospital of the directory. */
export const Hospital = z.object({
  hospitalId: Id,
  name: z.string(),
  line: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  /** The host at which it answers; `null`: it cannot be connected. */
  host: z.nullable(z.string()),
});
export type Hospital = z.infer<typeof Hospital>;

/** Words of a name or a place, or a ZIP code; empty: the first of the directory. */
export const HospitalQuery = z.object({ text: z.optional(ShortText) });

/** One sync. */
export const SyncRun = z.object({
  time: Stamp,
  outcome: z.enum(['complete', 'part', 'failed']),
  /** How many records are new, were changed, and are not there any more. */
  added: Count,
  changed: Count,
  gone: Count,
  problems: z.array(HospitalProblem),
});
export type SyncRun = z.infer<typeof SyncRun>;

/** A connection of a patient to a hospital. */
export const HospitalConnection = z.object({
  connectionId: Id,
  hospital: Hospital,
  kinds: z.array(z.enum(hospitalKinds)),
  state: z.enum(connectionStates),
  /** When the patient was sent to the hospital last. */
  asked: Stamp,
  /** When records came last; `null`: never. */
  lastGood: z.nullable(Stamp),
  isSyncing: z.boolean(),
  /** How many records came from there and are kept. */
  records: Count,
  /** The last syncs, the oldest first. */
  runs: z.array(SyncRun),
});
export type HospitalConnection = z.infer<typeof HospitalConnection>;

/** The same for the clinic of the patient. */
export const ClinicConnection = z.object({ ...HospitalConnection.def.shape, patient: Person });
export type ClinicConnection = z.infer<typeof ClinicConnection>;

/** Connects a hospital. `consent` says that the patient lets the clinic read there. */
export const NewHospitalConnection = z.object({
  userId: Id,
  hospitalId: Id,
  kinds: z
    .array(z.enum(hospitalKinds))
    .check(z.minLength(1), z.maxLength(hospitalKinds.length))
    .check(z.refine((all) => new Set(all).size === all.length)),
});
export type NewHospitalConnection = z.infer<typeof NewHospitalConnection>;

/** Where the browser goes: the hospital's own page, on which the patient logs in. */
export const HospitalAsked = z.object({ message: z.string(), address: z.string() });

/** A text that a hospital gave the browser to bring back. */
const Brought = z.string().check(z.minLength(1), z.maxLength(limits.hospitalTextMaxCharacters));

/** What the patient came back with: a code, or why there is none. */
export const HospitalReturn = z.object({
  userId: Id,
  state: Brought,
  code: z.optional(Brought),
  error: z.optional(Brought),
});

/** Names a connection. */
export const NamedConnection = z.object({ userId: Id, connectionId: Id });

/** Ends one. `forget`: what came from there goes, too. */
export const EndedConnection = z.object({ ...NamedConnection.def.shape, forget: z.boolean() });
