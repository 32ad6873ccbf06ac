import type { Coding, FhirResource, Quantity, Reference, StructureDefinition } from 'fhir/r4';

/** A list as its members, one thing as itself. */
const each = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** What stands at a path in a resource, in each member of each list on the way. */
const valuesAt = (resource: FhirResource, path: string): unknown[] =>
  path
    .split('.')
    .slice(1)
    .reduce<unknown[]>(
      (found, key) =>
        found.flatMap((value) =>
          each((value as Record<string, unknown>)[key]).filter((one) => one !== undefined),
        ),
      [resource],
    );

/** References to what a profile does not allow there. The validator knows none of the profiles that US Core points to. */
function strayReferences(resource: FhirResource, { snapshot }: StructureDefinition): string[] {
  return (snapshot?.element ?? []).flatMap(({ id, path, type }) => {
    const targets = type?.find(({ code }) => code === 'Reference')?.targetProfile;
    if (!targets || id?.includes(':')) return [];
    const names = targets.map((target) => target.split('/').at(-1)?.toLowerCase() ?? '');
    return valuesAt(resource, path)
      .flatMap((value) => (value as Reference).reference ?? [])
      .filter((reference) => /^[A-Z][A-Za-z]+\//.test(reference))
      .filter((reference) => {
        const named = reference.split('/')[0]?.toLowerCase() ?? '';
        return !names.some((name) => name === 'resource' || name.includes(named));
      })
      .map((reference) => `${path} may not be ${reference}`);
  });
}

/** In which units a vital sign may be said. The validator does not look into a slice. */
const units: Readonly<Record<string, readonly string[]>> = {
  '8867-4': ['/min'],
  '8310-5': ['Cel', '[degF]'],
  '29463-7': ['kg', 'g', '[lb_av]'],
  '59408-5': ['%'],
  '8480-6': ['mm[Hg]'],
  '8462-4': ['mm[Hg]'],
};

const ucum = 'http://unitsofmeasure.org';

function strayUnits(resource: FhirResource): string[] {
  if (resource.resourceType !== 'Observation') return [];
  return [resource, ...(resource.component ?? [])].flatMap(({ code, valueQuantity }) => {
    const allowed = code.coding?.flatMap((coding) => units[coding.code ?? ''] ?? []) ?? [];
    if (!valueQuantity || isIn(valueQuantity, allowed)) return [];
    return [`${code.coding?.[0]?.code} may not be in ${valueQuantity.code} of ${valueQuantity.system}`];
  });
}

/** What is no vital sign may be in any unit; one with a code is of UCUM (us-core-3, which the validator evaluates of the wrong element). */
const isIn = ({ system, code, unit, value }: Quantity, allowed: readonly string[]) =>
  allowed.length > 0
    ? system === ucum && allowed.includes(code ?? '') && Boolean(unit) && value !== undefined
    : system === undefined || system === ucum;

/** A moment that is not even a day (us-core-1, vs-1). */
const vagueMoments = (resource: FhirResource): string[] =>
  resource.resourceType === 'Observation' && (resource.effectiveDateTime?.length ?? 10) < 10
    ? ['Observation.effectiveDateTime must be at least a day']
    : [];

/** The codings of which one must be there, where a profile requires a value set: the validator has no value sets. */
const required: Readonly<Record<string, { path: string; codings: readonly Coding[] }>> = {
  'us-core-condition-problems-health-concerns': {
    path: 'Condition.category.coding',
    codings: [
      {
        system: 'http://terminology.hl7.org/CodeSystem/condition-category',
        code: 'problem-list-item',
      },
      { system: 'http://hl7.org/fhir/us/core/CodeSystem/condition-category', code: 'health-concern' },
    ],
  },
  'us-core-documentreference': {
    path: 'DocumentReference.type.coding',
    // Of LOINC whatever has the scale DOC: what we say of it is looked at by hand.
    codings: [
      ...['11502-2', '18748-4', '59284-0'].map((code) => ({ system: 'http://loinc.org', code })),
      { system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor', code: 'UNK' },
    ],
  },
};

function missingCodes(resource: FhirResource, { url }: StructureDefinition): string[] {
  const rule = required[url.split('/').at(-1) ?? ''];
  if (!rule) return [];
  const found = valuesAt(resource, rule.path) as Coding[];
  const isThere = rule.codings.some(({ system, code }) =>
    found.some((coding) => coding.system === system && coding.code === code),
  );
  return isThere ? [] : [`${rule.path} has no code of the required value set`];
}

/** What is wrong with a resource by a profile, and the validator does not see. */
export const unseenIn = (resource: FhirResource, profile: StructureDefinition): string[] => [
  ...strayReferences(resource, profile),
  ...strayUnits(resource),
  ...vagueMoments(resource),
  ...missingCodes(resource, profile),
];
