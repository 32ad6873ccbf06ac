import type { Coding, Element } from 'fhir/r4';
import type { LabStanding } from '../records/labResult.ts';
import type { ReportType, ResourceType } from '../records/records.ts';
import type { ReadingClass } from '../vitals/readings.ts';

/** The addresses by which FHIR names terminologies. @see https://hl7.org/fhir/R4/terminologies-systems.html */
export const systems = {
  loinc: 'http://loinc.org',
  snomed: 'http://snomed.info/sct',
  rxNorm: 'http://www.nlm.nih.gov/research/umls/rxnorm',
  cvx: 'http://hl7.org/fhir/sid/cvx',
  ucum: 'http://unitsofmeasure.org',
  category: 'http://terminology.hl7.org/CodeSystem/observation-category',
  interpretation: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation',
  conditionState: 'http://terminology.hl7.org/CodeSystem/condition-clinical',
  consentScope: 'http://terminology.hl7.org/CodeSystem/consentscope',
  actCode: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
  auditType: 'http://terminology.hl7.org/CodeSystem/audit-event-type',
  participant: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type',
  rangeMeaning: 'http://terminology.hl7.org/CodeSystem/referencerange-meaning',
  conditionCategory: 'http://terminology.hl7.org/CodeSystem/condition-category',
  nullFlavor: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor',
  diagnosticSection: 'http://terminology.hl7.org/CodeSystem/v2-0074',
  cpt: 'http://www.ama-assn.org/go/cpt',
  npi: 'http://hl7.org/fhir/sid/us-npi',
  allergyState: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical',
} as const;

/** In which terminology each kind of record has its codes; `null`: it has none of its own. */
export const systemOf: Readonly<Record<ResourceType, string | null>> = {
  AllergyIntolerance: systems.snomed,
  Condition: systems.snomed,
  DiagnosticReport: systems.loinc,
  DocumentReference: systems.loinc,
  Encounter: null,
  Immunization: systems.cvx,
  MedicationRequest: systems.rxNorm,
  Procedure: systems.snomed,
};

const anyDocument: Coding = { system: systems.nullFlavor, code: 'UNK' };

/**
 * What kind of document a file is, in LOINC. What people file under visit summaries or others may be any.
 *
 * @see https://hl7.org/fhir/us/core/STU5.0.1/ValueSet-us-core-documentreference-type.html
 */
export const documentTypes: Readonly<Record<ReportType, Coding>> = {
  LabReport: { system: systems.loinc, code: '11502-2' },
  Imaging: { system: systems.loinc, code: '18748-4' },
  Discharge: anyDocument,
  Consent: { system: systems.loinc, code: '59284-0' },
  Other: anyDocument,
};

/** In the place of a value that must be said and is not known. @see https://hl7.org/fhir/us/core/STU5.0.1/general-guidance.html#missing-data */
export const unknownValue: Element = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
};

/** How HL7 says a class: the limits are the patient's own, so nothing is said of high or low. */
export const interpretations: Readonly<Record<ReadingClass, Coding>> = {
  Normal: { system: systems.interpretation, code: 'N' },
  Cautious: { system: systems.interpretation, code: 'A' },
  Critical: { system: systems.interpretation, code: 'AA' },
};

/** How HL7 says where a laboratory's result lies to the range that it gave. */
export const labInterpretations: Readonly<Record<LabStanding, Coding>> = {
  inRange: { system: systems.interpretation, code: 'N' },
  aboveRange: { system: systems.interpretation, code: 'H' },
  belowRange: { system: systems.interpretation, code: 'L' },
};
