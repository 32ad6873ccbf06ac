import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyEndpoint, endpoints } from '@rpm/api-client/calls';
import * as z from 'zod/mini';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { completeSchema } from './byHand.ts';
import { describeSchemas } from './describe.ts';
import { nameSchemas } from './names.ts';
import { idempotencyKey, operationOf, pathTemplate, securitySchemes } from './operation.ts';
import { Refusal, refusalResponses } from './refusals.ts';
import { readSchemaDocs } from './schemaDocs.ts';
import { readTopics, type Topic } from './topics.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Where the document lies in the repository. */
export const documentFile = path.join(root, 'docs/openapi.json');

const Package = z.object({ version: z.string(), license: z.string() });

type Table = Readonly<Record<string, AnyEndpoint>>;

/**
 * The document of the whole API, as the text of its file. Everything in it comes from the table of calls and from the
 * docstrings above its entries.
 *
 * @throws Error when a call has no docstring, two calls have one address, or a schema cannot be written as JSON Schema
 * @see API-01
 */
export async function apiDocument(): Promise<string> {
  await nameSchemas();
  const { version, license } = Package.parse(
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
  );
  const topics = readTopics();
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Remote Patient Monitoring',
        version,
        description:
          'Clinics enroll patients, hand out devices and work their orders; patients activate a device and see their readings. Who may see whose data is decided by the token alone.',
        license: { name: license, identifier: license },
      },
      servers: [{ url: '/' }],
      tags: topics.map(({ name, description }) => ({ name, description })),
      paths: pathsOf(endpoints, topics),
      components: {
        securitySchemes,
        parameters: { IdempotencyKey: idempotencyKey },
        responses: refusalResponses,
        schemas: { Refusal },
      },
    },
    { override: completeSchema },
  );
  describeSchemas(document, readSchemaDocs());
  const schemas = Object.entries(document.components?.schemas ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const sorted = {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(schemas) },
  };
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** The calls by address and method, in the order of the table. */
export function pathsOf(table: Table, topics: readonly Topic[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const topic = topics.find(({ calls }) => calls.has(name));
    const documented = topic?.calls.get(name);
    if (!topic || !documented?.summary) throw new Error(`${name} has no docstring in the table of calls.`);
    const address = pathTemplate(endpoint.path);
    const method = endpoint.method === 'GET' ? 'get' : 'post';
    if (paths[address]?.[method]) throw new Error(`${name}: ${endpoint.method} ${address} is taken.`);
    paths[address] = {
      ...paths[address],
      [method]: operationOf(name, endpoint, { topic: topic.name, documented }),
    };
  }
  return paths;
}
