import type { LabResult, ResourceType } from '@rpm/domain';

/** What a made-up record says, in the words and codes of its terminology. */
export interface RecordKind {
  resourceType: ResourceType;
  code: string | null;
  display: string;
  status: string;
  results?: LabResult[];
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

const result = (
  name: string,
  value: LabResult['value'],
  unit: string | null = null,
  low: number | null = null,
  high: number | null = null,
): LabResult => ({ name, value, unit, low, high });

/** What a laboratory found, by the code of its report: numbers with a range and without one, and words. */
const found: Readonly<Record<string, LabResult[]>> = {
  '24323-8': [
    result('Potassium', 4.2, 'mmol/L', 3.5, 5.1),
    result('Sodium', 139, 'mmol/L', 135, 145),
    result('Creatinine', 1.2, 'mg/dL', 0.5, 1.1),
    result('Urea nitrogen (BUN)', 19, 'mg/dL', 7, 20),
    result('Calcium', 9.4, 'mg/dL', 8.6, 10.3),
    result('Glucose, fasting', 118, 'mg/dL', 70, 99),
  ],
  '4548-4': [result('Hemoglobin A1c', 6.9, '%', null, 5.6)],
  '58410-2': [
    result('Hemoglobin', 11.4, 'g/dL', 12, 16),
    result('White blood cells', 6.8, '10*3/uL', 4, 11),
    result('Platelets', 231, '10*3/uL', 150, 400),
  ],
  '24331-1': [
    result('Cholesterol, total', 212, 'mg/dL', null, 200),
    result('LDL cholesterol', 128, 'mg/dL', null, 130),
    result('HDL cholesterol', 38, 'mg/dL', 40, null),
    result('Triglycerides', 149, 'mg/dL', null, 150),
  ],
  '24356-8': [result('Color', 'Yellow'), result('Protein', 'Negative'), result('Specific gravity', 1.018)],
};
const measured = (kind: RecordKind, results?: LabResult[]): RecordKind => {
  const own = results ?? found[kind.code ?? ''];
  return own ? { ...kind, results: own } : kind;
};

/** What goes together in one patient: illnesses, what is taken against them, and what is looked at. */
export const profiles: readonly (readonly RecordKind[])[] = [
  [
    condition('38341003', 'Hypertensive disorder'),
    medication('314076', 'lisinopril 10 MG Oral Tablet'),
    procedure('29303009', 'Electrocardiographic procedure'),
    measured(report('24323-8', 'Comprehensive metabolic 2000 panel - Serum or Plasma')),
  ],
  [
    condition('44054006', 'Type 2 diabetes mellitus'),
    condition('55822004', 'Hyperlipidemia'),
    medication('861007', 'metformin hydrochloride 500 MG Oral Tablet'),
    medication('617311', 'atorvastatin 40 MG Oral Tablet'),
    measured(report('4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood')),
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
    measured(report('58410-2', 'CBC panel - Blood by Automated count')),
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

/** Older reports of who has a laboratory at all: the lipids, of which one was corrected, and urine, which says words. */
export const laterReports = {
  lipids: measured(report('24331-1', 'Lipid panel with direct LDL - Serum or Plasma')),
  urine: measured({ ...report('24356-8', 'Urinalysis complete panel - Urine'), status: 'amended' }),
} as const;
