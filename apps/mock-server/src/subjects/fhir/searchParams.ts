import type { FhirType } from '@rpm/domain';
import type { CapabilityStatementRestResource } from 'fhir/r4';
import { fhirKinds } from './kinds.ts';

type Search = NonNullable<CapabilityStatementRestResource['searchParam']>[number];

const patient: Search = { name: 'patient', type: 'reference' };
const byId: Search = { name: '_id', type: 'token' };
const changed: Search = { name: '_lastUpdated', type: 'date' };
/** Which have no code, and which were at no time. */
const uncoded: readonly FhirType[] = [
  ...(['CareTeam', 'Device', 'DeviceRequest'] as const),
  ...(['Communication', 'Consent', 'AuditEvent', 'Encounter'] as const),
];
const timeless: readonly FhirType[] = ['CareTeam', 'Device'];
const categorized: readonly FhirType[] = ['Observation', 'Condition', 'Consent'];
// R4 has no search by where an alert stands; what asks every minute wants those that are not final.
const ofAlerts: Search[] = [
  { name: 'identified', type: 'date' },
  { name: 'status', type: 'token' },
];
const ofPatients: Search[] = [
  { name: 'identifier', type: 'token' },
  { name: 'name', type: 'string' },
  { name: 'family', type: 'string' },
  { name: 'given', type: 'string' },
  { name: 'birthdate', type: 'date' },
];

/** By what a type can be searched. */
export function searchParamsOf(type: FhirType): Search[] {
  const common = [byId, changed];
  if (type === 'Patient') return [...common, ...ofPatients];
  if (type === 'Subscription') return [byId, { name: 'status', type: 'token' }, { name: 'url', type: 'uri' }];
  if (type === 'Basic') return [byId, { name: 'code', type: 'token' }];
  if (fhirKinds[type].ofClinic) return common;
  const more: Search[] = categorized.includes(type) ? [{ name: 'category', type: 'token' }] : [];
  const target: Search[] = type === 'Provenance' ? [{ name: 'target', type: 'reference' }] : [];
  const issue: Search[] = type === 'DetectedIssue' ? ofAlerts : [];
  const code: Search[] = uncoded.includes(type) ? [] : [{ name: 'code', type: 'token' }];
  const date: Search[] = timeless.includes(type) ? [] : [{ name: 'date', type: 'date' }];
  return [...common, patient, ...code, ...date, ...more, ...target, ...issue];
}

/** What every search understands, beside what its type can be searched by. */
const always = ['_count', '_include', '_after', '_format', '_pretty', '_total'];

/** All that a search of a type understands; 'subject' is the patient. */
export function understoodOf(type: FhirType): string[] {
  const names = searchParamsOf(type).map(({ name }) => name);
  const isOfPatient = type === 'Patient' || names.includes('patient');
  return [...always, ...names, ...(isOfPatient ? ['patient', 'subject'] : [])];
}
