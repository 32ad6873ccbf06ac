import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import type { LabResult } from '../records/records.ts';
import { fromOthers } from './fromOthers.ts';

const { concept, list, number, quantity, Reference, text } = fromOthers;

const LabShape = z.object({
  resourceType: z.literal('Observation'),
  id: text,
  code: concept,
  valueQuantity: quantity,
  valueString: text,
  valueInteger: number,
  valueCodeableConcept: concept,
  hasMember: list(Reference),
  device: z.catch(z.optional(Reference), undefined),
  performer: list(Reference),
  referenceRange: list(z.object({ low: quantity, high: quantity })),
});

/** What names results: a report, or the panel of a report. */
const Naming = z.object({ result: list(Reference), hasMember: list(Reference) });

/** The parts of an address that names a resource: 'Observation/1', also where it is whole, or has a version. */
const idIn = (address: string | undefined) =>
  /(?:^|\/)([A-Za-z0-9\-.]{1,64})(?:\/_history\/.*)?$/.exec(address ?? '')?.[1];

/**
 * The results that a report names, each with the members of its panel.
 *
 * @param contained what stands inside of the report
 * @param labs Observations by id
 */
export function resultsOf(
  {
    result,
    contained,
  }: { result?: Named | undefined; contained?: { id?: string | undefined }[] | undefined },
  labs: ReadonlyMap<string, unknown>,
): LabResult[] {
  const inside = new Map((contained ?? []).map((each) => [`#${each.id}`, each as unknown]));
  const find = ({ reference: address }: Named[number]) =>
    inside.get(address ?? '') ?? labs.get(idIn(address) ?? '');
  const found = (result ?? [])
    .map(find)
    .flatMap((each) => [each, ...(Naming.safeParse(each).data?.hasMember ?? []).map(find)]);
  // A report may name a panel and its members as well.
  return [...new Set(found)].slice(0, limits.hospitalResultsMax).flatMap((each) => labResultOf(each) ?? []);
}
type Named = z.infer<typeof Reference>[];

/**
 * The tests of a laboratory that no report and no panel names: many hospitals write no reports. What the patient or a
 * device of theirs measured, as blood sugar at home, is no laboratory's.
 *
 * @param reports all of the patient
 * @param labs Observations by id, all of the category of laboratories
 * @see https://hl7.org/fhir/us/core/StructureDefinition-us-core-observation-lab.html
 */
export function loneLabs(reports: readonly unknown[], labs: ReadonlyMap<string, unknown>): object[] {
  const named = new Set(
    [...reports, ...labs.values()].flatMap((each) => {
      const read = Naming.safeParse(each).data;
      return [...(read?.result ?? []), ...(read?.hasMember ?? [])].map(({ reference }) => idIn(reference));
    }),
  );
  return [...labs].flatMap(([id, each]) => {
    const read = LabShape.safeParse(each).data;
    const isOwn = read?.performer?.some(({ reference }) => /(^|\/)Patient\//.test(reference ?? ''));
    return !read || named.has(id) || read.device || isOwn ? [] : [each as object];
  });
}

/** One test of a report; `null` for what names nothing or measured nothing. */
function labResultOf(found: unknown): LabResult | null {
  const read = LabShape.safeParse(found).data;
  const name = read?.code?.text ?? read?.code?.coding?.find(({ display }) => display)?.display;
  if (!read || !name) return null;
  const { valueQuantity, valueCodeableConcept: chosen, referenceRange } = read;
  const value =
    valueQuantity?.value ??
    read.valueInteger ??
    read.valueString ??
    chosen?.text ??
    chosen?.coding?.[0]?.display;
  if (value === undefined) return null;
  const [range] = referenceRange ?? [];
  return {
    name,
    value,
    unit: valueQuantity?.unit ?? valueQuantity?.code ?? null,
    low: range?.low?.value ?? null,
    high: range?.high?.value ?? null,
  };
}
