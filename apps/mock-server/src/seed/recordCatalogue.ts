import type { ResourceType } from '@rpm/domain';

/** What a made-up record says, in the words and codes of its terminology. */
export interface RecordKind {
  resourceType: ResourceType;
  code: string | null;
  display: string;
  status: string;
}

const kindOf =
  (resourceType: ResourceType, status: string) =>
  (code: string | null, display: string): RecordKind => ({ resourceType, code, display, status });

/** SNOMED CT */
const condition = kindOf('Condition', 'active');
const allergy = kindOf('AllergyIntolerance', 'active');
const procedure = kindOf('Procedure', 'completed');
const encounter = kindOf('Encounter', 'finished');
/** LOINC */
const report = kindOf('DiagnosticReport', 'final');
const document = kindOf('DocumentReference', 'current');
/** RxNorm */
const medication = kindOf('MedicationRequest', 'active');
/** CVX */
const immunization = kindOf('Immunization', 'completed');

/** What goes together in one patient: illnesses, what is taken against them, and what is looked at. */
export const profiles: readonly (readonly RecordKind[])[] = [
  [
    condition('38341003', 'Hypertensive disorder'),
    medication('314076', 'lisinopril 10 MG Oral Tablet'),
    procedure('29303009', 'Electrocardiographic procedure'),
    report('24323-8', 'Comprehensive metabolic 2000 panel - Serum or Plasma'),
  ],
  [
    condition('44054006', 'Type 2 diabetes mellitus'),
    condition('55822004', 'Hyperlipidemia'),
    medication('861007', 'metformin hydrochloride 500 MG Oral Tablet'),
    medication('617311', 'atorvastatin 40 MG Oral Tablet'),
    report('4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood'),
  ],
  [
    condition('84114007', 'Heart failure'),
    condition('38341003', 'Hypertensive disorder'),
    medication('313988', 'furosemide 40 MG Oral Tablet'),
    procedure('40701008', 'Echocardiography'),
    document('18842-5', 'Discharge summary'),
  ],
  [
    condition('13645005', 'Chronic obstructive pulmonary disease'),
    procedure('127783003', 'Spirometry'),
    report('58410-2', 'CBC panel - Blood by Automated count'),
  ],
];

/** What anybody may have. */
export const visits = [
  encounter('185349003', 'Encounter for check up'),
  encounter('390906007', 'Follow-up encounter'),
  encounter('185345009', 'Encounter for symptom'),
] as const;
export const immunizations = [
  immunization('140', 'Influenza, seasonal, injectable, preservative free'),
  immunization('187', 'zoster recombinant'),
  immunization('115', 'Tdap'),
] as const;
export const allergies = [
  allergy('91936005', 'Allergy to penicillin'),
  allergy('91935009', 'Allergy to peanut'),
  // Not everything was recorded with a code.
  allergy(null, 'Rash after an adhesive bandage'),
] as const;
