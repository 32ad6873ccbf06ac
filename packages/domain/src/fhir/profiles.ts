import type { UnitCode } from '../vitals/units.ts';
import type { VitalKind } from '../vitals/vitals.ts';

const usCore = (name: string) => `http://hl7.org/fhir/us/core/StructureDefinition/us-core-${name}`;

/**
 * The profile of US Core that the readings of a vital follow. Those of vital signs are made from the one of R4, which is
 * not claimed beside them. Only what a validator has looked at is claimed.
 *
 * @see https://hl7.org/fhir/us/core/STU5.0.1/
 */
export const vitalProfiles: Readonly<Record<VitalKind, string>> = {
  BloodPressure: usCore('blood-pressure'),
  BloodOxygen: usCore('pulse-oximetry'),
  Weight: usCore('body-weight'),
  BodyTemperature: usCore('body-temperature'),
  HeartRate: usCore('heart-rate'),
  BloodGlucose: usCore('observation-lab'),
};

/**
 * The profile that a reading follows.
 *
 * @param unit in which it was measured; left out, that of its limits
 * @returns `undefined` for a pressure in kilopascals: the profile knows millimeters of mercury alone
 */
export const readingProfile = (vital: VitalKind, unit: UnitCode | undefined): string | undefined =>
  unit === 'kPa' ? undefined : vitalProfiles[vital];

/** The profiles of US Core that other resources follow; what is not named follows R4 alone. */
export const profiles: Readonly<Partial<Record<string, string>>> = {
  Patient: usCore('patient'),
  Practitioner: usCore('practitioner'),
  Organization: usCore('organization'),
  CareTeam: usCore('careteam'),
  Provenance: usCore('provenance'),
  AllergyIntolerance: usCore('allergyintolerance'),
  Condition: usCore('condition-problems-health-concerns'),
  DiagnosticReport: usCore('diagnosticreport-lab'),
  DocumentReference: usCore('documentreference'),
  Encounter: usCore('encounter'),
  Immunization: usCore('immunization'),
  MedicationRequest: usCore('medicationrequest'),
  Procedure: usCore('procedure'),
};

/**
 * What a profile asks for that not every resource has: reports without results, of which nobody knows whether they are a
 * laboratory's, and documents that are not here to be fetched have no category.
 */
const needed: Readonly<Partial<Record<string, string>>> = {
  DiagnosticReport: 'category',
  DocumentReference: 'category',
  MedicationRequest: 'requester',
  Procedure: 'performedDateTime',
};

function profileOf(resource: { resourceType: string }): string | undefined {
  const need = needed[resource.resourceType];
  return need === undefined || need in resource ? profiles[resource.resourceType] : undefined;
}

/** A resource as it is served: with its id, the moment of its last change, the profile that it follows and where it came from. */
export const asServed = <R extends { resourceType: string }>(
  resource: R,
  {
    id,
    changed,
    profile = profileOf(resource),
    source,
  }: {
    id: string;
    changed?: string | undefined;
    profile?: string | undefined;
    source?: string | undefined;
  },
) => {
  const meta = {
    ...(changed && { lastUpdated: changed }),
    ...(source && { source }),
    ...(profile && { profile: [profile] }),
  };
  return { ...resource, id, ...(Object.keys(meta).length > 0 && { meta }) };
};
