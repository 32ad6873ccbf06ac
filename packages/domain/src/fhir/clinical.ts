import type { CodeableConcept, DiagnosticReport, FhirResource, Observation } from 'fhir/r4';
import { labStanding } from '../records/labResult.ts';
import type { LabResult, MedicalRecord, ResourceType } from '../records/records.ts';
import { labInterpretations, systemOf, systems, unknownValue } from './codes.ts';
import { isoInstant } from './instant.ts';

/** The statuses that FHIR knows of each kind; what we keep of another word is 'unknown' there, and stays in the text. */
const statuses = {
  DiagnosticReport: ['registered', 'partial', 'preliminary', 'final', 'amended', 'corrected', 'cancelled'],
  DocumentReference: ['current', 'superseded', 'entered-in-error'],
  Encounter: ['planned', 'arrived', 'triaged', 'in-progress', 'onleave', 'finished', 'cancelled'],
  Immunization: ['completed', 'entered-in-error', 'not-done'],
  MedicationRequest: ['active', 'on-hold', 'cancelled', 'completed', 'stopped', 'draft'],
  Procedure: ['preparation', 'in-progress', 'not-done', 'on-hold', 'stopped', 'completed'],
} as const;

const known = <S extends string, Other extends string>(all: readonly S[], status: string, other: Other) =>
  all.find((each) => each === status) ?? other;

const clinicalStates = ['active', 'recurrence', 'relapse', 'inactive', 'remission', 'resolved'] as const;
const allergyStates = ['active', 'inactive', 'resolved'] as const;

/** Each kind of clinical record as its FHIR resource. */
const made: Readonly<Record<ResourceType, (record: MedicalRecord, subject: string) => FhirResource>> = {
  AllergyIntolerance: (record, subject) => ({
    resourceType: 'AllergyIntolerance',
    clinicalStatus: stateOf(systems.allergyState, known(allergyStates, record.status, 'active')),
    code: conceptOf(record),
    patient: { reference: subject },
    ...dated('recordedDate', record),
    ...noted(record),
  }),
  Condition: (record, subject) => ({
    resourceType: 'Condition',
    clinicalStatus: stateOf(systems.conditionState, known(clinicalStates, record.status, 'active')),
    category: [stateOf(systems.conditionCategory, 'problem-list-item')],
    code: conceptOf(record),
    subject: { reference: subject },
    ...dated('recordedDate', record),
    ...noted(record),
  }),
  DiagnosticReport: (record, subject) => ({
    resourceType: 'DiagnosticReport',
    status: known(statuses.DiagnosticReport, record.status, 'unknown'),
    ...(record.results?.length && { category: [stateOf(systems.diagnosticSection, 'LAB')] }),
    code: conceptOf(record),
    subject: { reference: subject },
    ...dated('effectiveDateTime', record),
    ...issued(record),
    ...performers(record),
    ...(record.note && { conclusion: record.note }),
  }),
  DocumentReference: (record, subject) => ({
    resourceType: 'DocumentReference',
    status: known(statuses.DocumentReference, record.status, 'current'),
    type: conceptOf(record),
    subject: { reference: subject },
    ...dated('date', record),
    ...(record.note && { description: record.note }),
    content: [{ attachment: { title: record.display } }],
  }),
  Encounter: (record, subject) => ({
    resourceType: 'Encounter',
    status: known(statuses.Encounter, record.status, 'unknown'),
    class: { system: systems.actCode, code: 'AMB' },
    type: [conceptOf(record)],
    subject: { reference: subject },
    period: dated('start', record),
    ...(record.performer && { participant: [{ individual: { display: record.performer } }] }),
  }),
  Immunization: (record, subject) => ({
    resourceType: 'Immunization',
    status: known(statuses.Immunization, record.status, 'completed'),
    vaccineCode: conceptOf(record),
    patient: { reference: subject },
    ...dated('occurrenceDateTime', record),
    _primarySource: unknownValue,
    ...(record.performer && { performer: [{ actor: { display: record.performer } }] }),
    ...noted(record),
  }),
  MedicationRequest: (record, subject) => ({
    resourceType: 'MedicationRequest',
    status: known(statuses.MedicationRequest, record.status, 'unknown'),
    intent: 'order',
    medicationCodeableConcept: conceptOf(record),
    subject: { reference: subject },
    ...dated('authoredOn', record),
    ...(record.performer && { requester: { display: record.performer } }),
    ...noted(record),
  }),
  Procedure: (record, subject) => ({
    resourceType: 'Procedure',
    status: known(statuses.Procedure, record.status, 'unknown'),
    code: conceptOf(record),
    subject: { reference: subject },
    ...dated('performedDateTime', record),
    ...(record.performer && { performer: [{ actor: { display: record.performer } }] }),
    ...noted(record),
  }),
};

/**
 * What a laboratory found of one test, with the range that it gave, and how the result lies to it. The unit is the laboratory's
 * own writing, which need not be UCUM.
 *
 * @param subject the reference to the patient
 * @see https://hl7.org/fhir/R4/observation.html
 */
export function labObservation(report: MedicalRecord, result: LabResult, subject: string): Observation {
  const { name, value, unit, low, high } = result;
  const quantity = (amount: number) => ({ value: amount, ...(unit && { unit }) });
  const standing = labStanding(result);
  return {
    resourceType: 'Observation',
    status: report.changed ? 'corrected' : 'final',
    category: [{ coding: [{ system: systems.category, code: 'laboratory' }] }],
    code: { text: name },
    subject: { reference: subject },
    ...dated('effectiveDateTime', report),
    ...performers(report),
    ...(typeof value === 'number' ? { valueQuantity: quantity(value) } : { valueString: value }),
    ...(standing && { interpretation: [{ coding: [labInterpretations[standing]] }] }),
    ...((low !== null || high !== null) && {
      referenceRange: [
        { ...(low !== null && { low: quantity(low) }), ...(high !== null && { high: quantity(high) }) },
      ],
    }),
  };
}

/**
 * A clinical record as a FHIR resource of its kind.
 *
 * @param subject the reference to the patient
 * @see https://hl7.org/fhir/R4/resourcelist.html
 */
export const clinicalResource = (record: MedicalRecord, subject: string): FhirResource =>
  made[record.resourceType](record, subject);

/** The same on its own: what a laboratory found stands inside of its report. @see https://hl7.org/fhir/R4/references.html#contained */
export function wholeClinicalResource(record: MedicalRecord, subject: string): FhirResource {
  const resource = clinicalResource(record, subject);
  const { results = [] } = record;
  if (resource.resourceType !== 'DiagnosticReport' || results.length === 0) return resource;
  const contained = results.map((each, at) => ({
    ...labObservation(record, each, subject),
    id: `result-${at + 1}`,
  }));
  return { ...resource, contained, result: contained.map(({ id }) => ({ reference: `#${id}` })) };
}

function conceptOf({ resourceType, code, display }: MedicalRecord): CodeableConcept {
  const system = systemOf[resourceType];
  return { ...(code && system && { coding: [{ system, code }] }), text: display };
}

const stateOf = (system: string, code: string): CodeableConcept => ({ coding: [{ system, code }] });

/** The moment of a record in the field that its kind has for it; none when it cannot be read. */
function dated<Field extends string>(field: Field, { time }: MedicalRecord): { [name in Field]?: string } {
  const at = isoInstant(time);
  return at === undefined ? {} : ({ [field]: at } as { [name in Field]?: string });
}

/** When a report came out as it is now: known of one that was corrected, else of none. */
function issued({ changed }: MedicalRecord): Pick<DiagnosticReport, 'issued' | '_issued'> {
  const at = changed && isoInstant(changed);
  return at ? { issued: at } : { _issued: unknownValue };
}

const noted = ({ note }: MedicalRecord) => (note ? { note: [{ text: note }] } : {});
const performers = ({ performer }: MedicalRecord) =>
  performer ? { performer: [{ display: performer }] } : {};
