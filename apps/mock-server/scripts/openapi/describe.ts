import { type AnyEndpoint, endpoints, queryHeader } from '@rpm/api-client/calls';
import * as z from 'zod/mini';
import type { createDocument } from 'zod-openapi';
import type { SchemaDoc } from './schemaDocs.ts';

type ApiDocument = ReturnType<typeof createDocument>;

/** What has room for words. A schema may also be `true` or `false`. */
type Describable = { description?: string | undefined } | boolean;

/** Puts a text before what is said already. */
function describe(thing: Describable, text: string | undefined): void {
  if (typeof thing === 'boolean') return;
  const full = text && /[^.!?]$/.test(text) ? `${text}.` : text;
  const description = [full, thing.description].filter(Boolean).join(' ');
  if (description) thing.description = description;
}

/** Puts the docstrings of schemas and their fields into the document, in place. */
export function describeSchemas(document: ApiDocument, docs: ReadonlyMap<string, SchemaDoc>): void {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const doc = docs.get(name) ?? docs.get(name.replace(/Output$/, ''));
    if (!doc) continue;
    describe(schema, doc.description);
    for (const [field, property] of Object.entries(propertiesOf(schema))) {
      describe(property, doc.fields.get(field));
    }
  }
  const table: Readonly<Record<string, AnyEndpoint>> = endpoints;
  for (const operation of Object.values(document.paths ?? {}).flatMap(({ get, post }) => [get, post])) {
    const query = table[operation?.operationId ?? '']?.query;
    const fields = query && docs.get(z.globalRegistry.get(query)?.id ?? '')?.fields;
    for (const parameter of operation?.parameters ?? []) {
      if ('name' in parameter && parameter.in === 'query') describe(parameter, fields?.get(parameter.name));
      if ('name' in parameter && parameter.name === queryHeader)
        describe(
          parameter,
          'The query as it would stand in the address, in place of it: addresses are kept in logs.',
        );
    }
  }
}

const propertiesOf = (schema: object | boolean): Record<string, Describable> =>
  typeof schema === 'object' && 'properties' in schema ? Object(schema.properties) : {};
