import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ElementDefinition, StructureDefinition } from 'fhir/r4';

/** The profiles that we claim and the validator's own package has no definition of. */
const names = [
  ...['allergyintolerance', 'body-temperature', 'body-weight', 'careteam'],
  ...['condition-problems-health-concerns', 'diagnosticreport-lab', 'documentreference', 'encounter'],
  ...['heart-rate', 'immunization', 'observation-lab', 'organization', 'practitioner', 'procedure'],
  ...['provenance', 'pulse-oximetry'],
];

/** What the validator reads of an element, beside what is fixed or a pattern. */
const read = ['id', 'path', 'sliceName', 'slicing', 'min', 'max', 'contentReference'] as const;

/** By this extension a definition says of which type of FHIR an id is. */
const ofType = 'http://hl7.org/fhir/StructureDefinition/structuredefinition-fhir-type';

/** The constraints that the validator passes over, whatever they stand in. */
const neverEvaluated = ['ele-1', 'dom-3'];

const only = <T extends object>(whole: T, wanted: (key: string) => boolean): Partial<T> =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => wanted(key))) as Partial<T>;

function reducedElement(element: ElementDefinition) {
  const { base, type, constraint, binding } = element;
  return {
    ...only(element, (key) => /^(fixed|pattern)[A-Z]/.test(key) || (read as readonly string[]).includes(key)),
    // By this the validator tells what is a list.
    ...(base && { base: { max: base.max } }),
    ...(type && {
      type: type.map(({ code, profile, targetProfile, extension }) => ({
        ...{ code, profile, targetProfile },
        ...(extension && { extension: extension.filter(({ url }) => url === ofType) }),
      })),
    }),
    ...(constraint && {
      constraint: constraint
        .filter(({ key }) => !neverEvaluated.includes(key))
        .map(({ key, severity, human, expression }) => ({ key, severity, human, expression })),
    }),
    ...(binding && { binding: { strength: binding.strength, valueSet: binding.valueSet } }),
  };
}

/** Whether an element is as one that has slices: the validator takes a slice for that one, and stops. Nothing that we serve has such an element. */
const isLikeSliced = ({ contentReference }: ElementDefinition, all: readonly ElementDefinition[]) =>
  all.some(({ id, slicing }) => slicing && contentReference?.split('#')[1] === id);

function reduced({ snapshot, ...whole }: StructureDefinition) {
  const all = snapshot?.element ?? [];
  const { resourceType, url, version, name, status, kind, abstract, type, baseDefinition, derivation } =
    whole;
  return {
    ...{ resourceType, url, version, name, status, kind, abstract, type, baseDefinition, derivation },
    snapshot: { element: all.filter((each) => !isLikeSliced(each, all)).map(reducedElement) },
  };
}

/** Makes the definitions of the tests again: `node scripts/usCore.ts <folder of the unpacked package>`. */
const [, , folder = '.'] = process.argv;
const lines = names.map((name) => {
  const file = path.join(folder, `StructureDefinition-us-core-${name}.json`);
  return JSON.stringify(reduced(JSON.parse(readFileSync(file, 'utf8')) as StructureDefinition));
});
const made = path.resolve(import.meta.dirname, '../test/definitions/us-core-5.0.1.ndjson');
writeFileSync(made, `${lines.join('\n')}\n`);
