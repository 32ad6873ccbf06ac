import { readStamp } from '../time/time.ts';
import type { Biller, KeptBill } from './keptBill.ts';

/** With nothing missing. */
type Told<T> = { [K in keyof T]: NonNullable<T[K]> };

/** A bill with what a claim needs beside it. */
export interface ClaimParts {
  bill: KeptBill;
  patientId: string;
  payer: string;
  /** ICD-10-CM */
  diagnosis: string | null;
  biller: Told<Biller>;
}

const systems = {
  cpt: 'http://www.ama-assn.org/go/cpt',
  icd10: 'http://hl7.org/fhir/sid/icd-10-cm',
  npi: 'http://hl7.org/fhir/sid/us-npi',
  tin: 'urn:oid:2.16.840.1.113883.4.4',
  place: 'https://www.cms.gov/Medicare/Coding/place-of-service-codes/Place_of_Service_Code_Set',
  claimType: 'http://terminology.hl7.org/CodeSystem/claim-type',
  priority: 'http://terminology.hl7.org/CodeSystem/processpriority',
} as const;

const usd = (cents: number) => ({ value: cents / 100, currency: 'USD' });
const concept = (system: string, code: string) => ({ coding: [{ system, code }] });

/**
 * A bill as a professional claim of FHIR R4. It names the patient by id alone: whoever takes it in knows the patient. A line
 * whose rate is not known bears no price, and the claim then no total.
 *
 * @see https://hl7.org/fhir/R4/claim.html
 */
export function claimOf({ bill, patientId, payer, diagnosis, biller }: ClaimParts) {
  const days = bill.lines.flatMap(({ start, dateOfService }) => [start, dateOfService]);
  const known = days.filter((day) => day !== undefined).sort();
  const isPriced = bill.lines.every(({ cents }) => cents !== null);
  return {
    resourceType: 'Claim' as const,
    id: bill.billId,
    contained: [
      {
        resourceType: 'Organization',
        id: 'provider',
        active: true,
        name: biller.practiceName,
        identifier: [
          { system: systems.npi, value: biller.npi },
          { system: systems.tin, value: biller.tin },
        ],
      },
      {
        resourceType: 'Coverage',
        id: 'coverage',
        status: 'active',
        beneficiary: { reference: `Patient/${patientId}` },
        payor: [{ display: payer }],
      },
    ],
    identifier: [{ value: `${bill.billId}-${bill.version}` }],
    status: 'active' as const,
    type: concept(systems.claimType, 'professional'),
    use: 'claim' as const,
    patient: { reference: `Patient/${patientId}` },
    ...(known.length > 0 && { billablePeriod: { start: known[0], end: known.at(-1) } }),
    created: (readStamp(bill.made) ?? new Date(0)).toISOString(),
    insurer: { display: payer },
    provider: { reference: '#provider' },
    priority: concept(systems.priority, 'normal'),
    careTeam: [
      { sequence: 1, responsible: true, provider: { reference: `Practitioner/${biller.billingProvider}` } },
    ],
    ...(diagnosis !== null && {
      diagnosis: [{ sequence: 1, diagnosisCodeableConcept: concept(systems.icd10, diagnosis) }],
    }),
    insurance: [{ sequence: 1, focal: true, coverage: { reference: '#coverage' } }],
    item: bill.lines.map(({ code, units, cents, dateOfService }, at) => ({
      sequence: at + 1,
      careTeamSequence: [1],
      ...(diagnosis !== null && { diagnosisSequence: [1] }),
      productOrService: concept(systems.cpt, code),
      ...(dateOfService !== undefined && { servicedDate: dateOfService }),
      locationCodeableConcept: concept(systems.place, biller.placeOfService),
      quantity: { value: units },
      ...(cents !== null && { unitPrice: usd(cents), net: usd(cents * units) }),
    })),
    ...(isPriced && { total: usd(bill.totalCents) }),
  };
}

/** Claims as one file. @see https://hl7.org/fhir/R4/bundle.html */
export const claimBundle = (claims: readonly ReturnType<typeof claimOf>[], now: Date) => ({
  resourceType: 'Bundle' as const,
  type: 'collection' as const,
  timestamp: now.toISOString(),
  // In FHIR a list is never empty.
  ...(claims.length > 0 && { entry: claims.map((resource) => ({ resource })) }),
});
