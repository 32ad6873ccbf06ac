import type { Bundle } from 'fhir/r4';
import { bytesOf } from './bytesOf.ts';
import type { Served } from './kind.ts';

/** A resource as the text of an answer: it is written once, wherever it is put. */
export interface Written {
  resourceType: string;
  id: string;
  json: string;
}

/** A resource, written. */
export const written = (resource: Served): Written => ({
  resourceType: resource.resourceType,
  id: resource.id,
  json: JSON.stringify(resource),
});

/** Resources of a page: what was found, and what comes beside it. */
interface Entries {
  base: string;
  matches: readonly Written[];
  includes?: readonly Written[];
}

/** A page of resources, written. @see https://hl7.org/fhir/R4/bundle.html#searchset */
export function searchsetOf(
  { link, total }: Pick<Bundle, 'link' | 'total'>,
  { base, matches, includes = [] }: Entries,
): Uint8Array<ArrayBuffer> {
  const head = JSON.stringify({
    resourceType: 'Bundle',
    type: 'searchset',
    ...(total !== undefined && { total }),
    link,
  });
  const all = [...matches, ...includes];
  // FHIR knows no empty list.
  if (all.length === 0) return bytesOf([head]);
  const before = `{"fullUrl":${JSON.stringify(`${base}/`).slice(0, -1)}`;
  const entries = all.map(({ resourceType, id, json }, at) => {
    const mode = at < matches.length ? 'match' : 'include';
    const between = at === 0 ? before : `,${before}`;
    return `${between}${resourceType}/${id}","resource":${json},"search":{"mode":"${mode}"}}`;
  });
  return bytesOf([`${head.slice(0, -1)},"entry":[`, ...entries, ']}']);
}
