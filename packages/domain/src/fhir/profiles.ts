import type { VitalKind } from '../vitals/vitals.ts';

const usCore = (name: string) => `http://hl7.org/fhir/us/core/StructureDefinition/us-core-${name}`;

/** The profile of US Core that the readings of a vital follow. @see https://hl7.org/fhir/us/core/STU5.0.1/ */
export const vitalProfiles: Readonly<Record<VitalKind, string>> = {
  BloodPressure: usCore('blood-pressure'),
  BloodOxygen: usCore('pulse-oximetry'),
  Weight: usCore('body-weight'),
  BodyTemperature: usCore('body-temperature'),
  HeartRate: usCore('heart-rate'),
  BloodGlucose: usCore('observation-lab'),
};

/** The profiles of US Core that other resources follow; what is not named follows R4 alone. */
export const profiles: Readonly<Partial<Record<string, string>>> = {
  Patient: usCore('patient'),
  Practitioner: usCore('practitioner'),
  Organization: usCore('organization'),
  CareTeam: usCore('careteam'),
  AllergyIntolerance: usCore('allergyintolerance'),
  Condition: usCore('condition-problems-health-concerns'),
  Encounter: usCore('encounter'),
  Immunization: usCore('immunization'),
  MedicationRequest: usCore('medicationrequest'),
  Procedure: usCore('procedure'),
};

/** A resource as it is served: with its id, the moment of its last change and the profile that it follows. */
export const asServed = <R extends { resourceType: string }>(
  resource: R,
  {
    id,
    changed,
    profile = profiles[resource.resourceType],
  }: { id: string; changed?: string | undefined; profile?: string | undefined },
) => {
  const meta = { ...(changed && { lastUpdated: changed }), ...(profile && { profile: [profile] }) };
  return { ...resource, id, ...(Object.keys(meta).length > 0 && { meta }) };
};
