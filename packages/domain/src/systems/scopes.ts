/**
 * What a system may do, in groups that a person can decide on, each with the resources of FHIR that it reads.
 *
 * @see https://hl7.org/fhir/smart-app-launch/scopes-and-launch-context.html
 */
export const systemGrants = {
  people: ['Patient', 'Practitioner', 'Organization', 'CareTeam'],
  readings: ['Observation', 'Provenance'],
  devices: ['Device', 'DeviceRequest'],
  alerts: ['DetectedIssue'],
  records: [
    ...['AllergyIntolerance', 'Condition', 'DiagnosticReport', 'Encounter'],
    ...['Immunization', 'MedicationRequest', 'Procedure'],
  ],
  documents: ['DocumentReference', 'Binary'],
  messages: ['Communication'],
  consent: ['Consent'],
  charges: ['ChargeItem'],
  access: ['AuditEvent'],
  subscriptions: ['Subscription', 'Basic'],
  sendReadings: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SystemGrant = keyof typeof systemGrants;

/** The groups in the order in which they are asked. */
export const systemGrantNames = Object.keys(systemGrants) as [SystemGrant, ...SystemGrant[]];

/** The resources of FHIR that can be read. */
export type FhirType = (typeof systemGrants)[SystemGrant][number];
export const fhirTypes: readonly FhirType[] = systemGrantNames.flatMap((each): readonly FhirType[] => [
  ...systemGrants[each],
]);

/** What a group allows beside reading. */
const writes: Readonly<Partial<Record<SystemGrant, string>>> = {
  sendReadings: 'system/Observation.c',
  subscriptions: 'system/Subscription.cud',
};

/** The scopes that a system may have: `system/Observation.rs` reads and searches, `system/Observation.c` sends. */
export const scopesOf = (grants: readonly SystemGrant[]): string[] =>
  systemGrantNames
    .filter((each) => grants.includes(each))
    .flatMap((each) => [
      ...systemGrants[each].map((type) => `system/${type}.rs`),
      ...(writes[each] ? [writes[each]] : []),
    ]);

/** Every scope that there is. */
export const allScopes = scopesOf(systemGrantNames);

/** A scope as it is asked for, by a system or by a patient's app: `.read` and `.write` are those of SMART 1, `*` is every resource. */
const ASKED = /^(system|patient)\/(\*|[A-Za-z]+)\.(c?r?u?d?s?|read|write|\*)$/;

const lettersOf = (asked: string) => ({ read: 'rs', write: 'cud', '*': 'cruds' })[asked] ?? asked;

/**
 * What of the scopes that a system or an app asks for it may have. What it may not have, and what is not understood, is left out, as
 * RFC 6749 section 3.3 allows: the answer says what was given.
 *
 * @param asked divided by blanks, as in the request
 */
export function grantedScopes(asked: string, may: readonly string[]): string[] {
  const wanted = asked.split(' ').flatMap((each) => {
    const [, context = '', type = '', letters = ''] = ASKED.exec(each) ?? [];
    return type === '' ? [] : [{ context, type, letters: lettersOf(letters) }];
  });
  return may.filter((each) => {
    const [, context = '', type = '', letters = ''] = ASKED.exec(each) ?? [];
    return wanted.some(
      (wish) =>
        wish.context === context &&
        (wish.type === '*' || wish.type === type) &&
        [...letters].every((letter) => wish.letters.includes(letter)),
    );
  });
}

/** Whether scopes allow to read and search a resource; those of a patient's app, of that patient alone. */
export const mayRead = (scopes: readonly string[], type: string): boolean =>
  scopes.includes(`system/${type}.rs`) || scopes.includes(`patient/${type}.rs`);

/** Whether scopes allow to send readings. */
export const maySend = (scopes: readonly string[]): boolean => scopes.includes('system/Observation.c');

/** Whether scopes allow to make, change and end subscriptions. */
export const maySubscribe = (scopes: readonly string[]): boolean =>
  scopes.includes('system/Subscription.cud');
