import type { Bundle } from 'fhir/r4';
import type { Served } from './kinds.ts';

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
): string {
  const head = JSON.stringify({
    resourceType: 'Bundle',
    type: 'searchset',
    ...(total !== undefined && { total }),
    link,
  });
  const address = JSON.stringify(`${base}/`).slice(0, -1);
  const entry = (mode: 'match' | 'include') => (text: string, each: Written) =>
    `${text}${text === '' ? '' : ','}{"fullUrl":${address}${each.resourceType}/${each.id}","resource":${each.json},"search":{"mode":"${mode}"}}`;
  // Put together as one text that is copied once, when it goes out; `join` would copy each entry before.
  const entries = includes.reduce(entry('include'), matches.reduce(entry('match'), ''));
  // FHIR knows no empty list.
  return entries === '' ? head : `${head.slice(0, -1)},"entry":[${entries}]}`;
}
