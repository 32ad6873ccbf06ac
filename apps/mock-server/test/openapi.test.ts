import { readFileSync } from 'node:fs';
import { type AnyEndpoint, endpoints } from '@rpm/api-client/calls';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readDocstring } from '../scripts/openapi/docstring.ts';
import { apiDocument, documentFile, pathsOf } from '../scripts/openapi/document.ts';
import { refusalStatuses } from '../scripts/openapi/refusals.ts';
import { schemaDocsOf } from '../scripts/openapi/schemaDocs.ts';
import { topicOf } from '../scripts/openapi/topics.ts';

const text = await apiDocument();
const document = JSON.parse(text);
/** A call that asks for nothing, and what is special about it. */
const call = (special: Partial<AnyEndpoint>): AnyEndpoint => ({ ...endpoints.logout, ...special });
const calls = Object.entries<AnyEndpoint>(endpoints);

/** Where a schema says nothing at all. What an object may have beside its fields may be anything. */
function emptySchemas(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, items, prefixItems, anyOf, allOf, oneOf, additionalProperties, ...rest } =
    schema as Record<string, unknown>;
  const parts = { properties, prefixItems, anyOf, allOf, oneOf };
  const inner = Object.entries(parts).flatMap(([kind, group]) =>
    Object.entries(group ?? {}).flatMap(([name, each]) => emptySchemas(each, `${place}/${kind}/${name}`)),
  );
  const saysNothing = [...Object.values(parts), items, additionalProperties].every(
    (part) => part === undefined,
  );
  const { description, ...words } = rest;
  return [
    ...(saysNothing && Object.keys(words).length === 0 ? [place] : []),
    ...inner,
    ...(items === undefined ? [] : emptySchemas(items, `${place}/items`)),
  ];
}

describe('docs/openapi.json', () => {
  test('is up to date', () => {
    expect(readFileSync(documentFile, 'utf8'), 'docs/openapi.json is old: npm run openapi').toBe(text);
  });

  test('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const untitled = { ...structuredClone(document), info: { version: '1' } };
    expect(await new Validator().validate(untitled)).toMatchObject({ valid: false });
  });

  test.each(calls)('has the call %s with what it takes and what it answers', (name, each) => {
    const address = each.path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[address][each.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: expect.stringMatching(/\w/) });
    const body = operation.requestBody?.content['application/json'].schema;
    expect(body === undefined).toBe(each.body.def.type === 'undefined');
    const answer = operation.responses[200].content['application/json'].schema;
    expect(emptySchemas([body, answer], name)).toEqual([]);
    expect(operation.security).toEqual(each.token === 'none' ? [] : [{ [each.token]: [] }]);
  });

  test('has nothing but the calls of the table', () => {
    const operations = Object.values<object>(document.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(calls.length);
  });

  test('leaves no schema open. What zod cannot write has its words in scripts/openapi/byHand.ts', () => {
    const { schemas } = document.components;
    const empty = Object.entries(schemas).flatMap(([name, schema]) => emptySchemas(schema, name));
    expect(empty).toEqual([]);
  });

  test('the check itself sees what is open', () => {
    const open = { type: 'object', properties: { a: { type: 'array', items: {} }, b: { description: 'b' } } };
    expect(emptySchemas(open, 'X')).toEqual(['X/properties/a/items', 'X/properties/b']);
    expect(emptySchemas({ anyOf: [{ type: 'null' }, {}] }, 'X')).toEqual(['X/anyOf/1']);
  });

  test('says of the orders list what a caller must know (API-03, API-24, ORD-15)', () => {
    const { get } = document.paths['/api/allotted-devices-by-clinic'];
    expect(get['x-requirements']).toEqual(['API-03', 'API-24', 'ORD-15']);
    expect(get['x-callers']).toEqual(['provider', 'staff', 'administrator']);
    expect(get.parameters.find(({ name }: { name: string }) => name === 'noOfRows')).toEqual({
      in: 'query',
      name: 'noOfRows',
      required: true,
      description: expect.stringMatching(/^One of the page sizes \(ORD-04\)\.$/),
      schema: { type: 'integer', enum: [5, 10, 20, 50] },
    });
    expect(get.responses[409]).toBeUndefined();
    expect(get.responses[403]).toEqual({ $ref: '#/components/responses/Refusal403' });
  });
});

describe('a call without what the document needs', () => {
  const topic = topicOf(
    'letters',
    '/** Letters. */\nexport const x = {\n  /** Reads it. */\n  read: endpoint({',
  );
  const read = call({ method: 'GET', path: '/api/letters/:id' });

  test('is refused by its name: no docstring, params that do not fit the path, an address taken twice', () => {
    expect(() => pathsOf({ write: read }, [topic])).toThrow('write has no docstring');
    expect(() => pathsOf({ read }, [topic])).toThrow('read: the path names (id), its params describe ()');
    const params = z.object({ id: z.string() });
    const good = call({ method: 'GET', path: '/api/letters/:id', params });
    expect(Object.keys(pathsOf({ read: good }, [topic]))).toEqual(['/api/letters/{id}']);
    const both = { ...topic, calls: new Map([...topic.calls, ['again', readDocstring('Again.')]]) };
    expect(() => pathsOf({ read: good, again: good }, [both])).toThrow(
      'again: GET /api/letters/{id} is taken',
    );
  });
});

describe('a docstring', () => {
  test('gives its first sentence, its text and its ids', () => {
    const comment =
      '*\n   * Reads a letter. It may be long.\n   *\n   * @see XYZ-01 to XYZ-03, ABC-01, behaviour R7\n   ';
    expect(readDocstring(comment)).toEqual({
      summary: 'Reads a letter',
      description: 'Reads a letter. It may be long.',
      requirements: ['XYZ-01', 'XYZ-02', 'XYZ-03', 'ABC-01', 'R7'],
    });
  });

  test('of a schema and of its own fields is found in the source', () => {
    const source = `const a = 1;\n/** A letter. */\nexport const Letter = z\n  .object({\n    /** Its id. */\n    id: z.string(),\n    to: z.object({\n      /** Not of the letter. */\n      name: z.string(),\n    }),\n  })\n  .check();\n\n/** A stamp. */\nexport const Stamp = z.string();\n`;
    expect(schemaDocsOf(source)).toEqual([
      ['Letter', { description: 'A letter.', fields: new Map([['id', 'Its id.']]) }],
      ['Stamp', { description: 'A stamp.', fields: new Map() }],
    ]);
  });
});

describe('the refusals of a call', () => {
  const body = z.object({ id: z.string() });

  test.each([
    ['that reads nothing of anybody', call({ method: 'GET', token: 'none' }), [405, 429, 500, 503]],
    ['that takes a secret', endpoints.login, [400, 401, 405, 413, 415, 429, 500, 503]],
    ['with a token alone', endpoints.logout, [401, 403, 405, 429, 500, 503]],
    ['that asks for rows', endpoints.getAllottedDevicesByClinic, [400, 401, 403, 404, 405, 429, 500, 503]],
    [
      'that changes a state',
      endpoints.updateDeviceOrderStatus,
      [400, 401, 403, 404, 405, 409, 413, 415, 429, 500, 503],
    ],
    [
      'that may be repeated',
      call({ body, isIdempotent: true }),
      [400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503],
    ],
  ])('%s', (_, each, statuses) => {
    expect(refusalStatuses(each)).toEqual(statuses);
  });
});
