import type { FhirType } from '../systems/scopes.ts';

/**
 * What an app of a patient may read, in kinds that the patient can decide on, each with its resources of FHIR: what the
 * patient reads here, too. What the clinic keeps for its own work (alerts, bills) is in none.
 *
 * @see ADR 67
 */
export const appKinds = {
  details: ['Patient'],
  team: ['CareTeam', 'Practitioner', 'Organization'],
  readings: ['Observation', 'Provenance'],
  devices: ['Device', 'DeviceRequest'],
  conditions: ['Condition'],
  medicines: ['MedicationRequest'],
  allergies: ['AllergyIntolerance'],
  vaccines: ['Immunization'],
  procedures: ['Procedure'],
  labs: ['DiagnosticReport'],
  visits: ['Encounter'],
  files: ['DocumentReference', 'Binary'],
  messages: ['Communication'],
  consent: ['Consent'],
  access: ['AuditEvent'],
} as const satisfies Readonly<Record<string, readonly FhirType[]>>;
export type AppKind = keyof typeof appKinds;

/** The kinds in the order in which they are asked. */
export const appKindNames = Object.keys(appKinds) as [AppKind, ...AppKind[]];

const scopesOfKind = (kind: AppKind): string[] => appKinds[kind].map((type) => `patient/${type}.rs`);

/** Every scope for data that an app of a patient may have. */
export const allAppScopes: readonly string[] = appKindNames.flatMap(scopesOfKind);

/** The kinds of which scopes open something. */
export const kindsOf = (scopes: readonly string[]): AppKind[] =>
  appKindNames.filter((kind) => scopesOfKind(kind).some((each) => scopes.includes(each)));

/** Of the scopes those of some kinds. */
export const scopesWithin = (scopes: readonly string[], kinds: readonly AppKind[]): string[] =>
  kinds.flatMap(scopesOfKind).filter((each) => scopes.includes(each));
