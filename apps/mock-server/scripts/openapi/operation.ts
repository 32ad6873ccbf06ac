import { type AnyEndpoint, countHeaders, queryHeader } from '@rpm/api-client/calls';
import * as z from 'zod/mini';
import type { ZodObjectInput, ZodOpenApiOperationObject, ZodOpenApiParameters } from 'zod-openapi';
import type { Open } from '../../src/authorization/table.ts';
import { type Row, verdictsOf } from '../../src/authorization/verdicts.ts';
import { access } from '../../src/rooms/access.ts';
import type { Documented } from './docstring.ts';
import { headersOf, refusalsOf, takesNothing } from './refusals.ts';

/** The names of the tokens that a call can need, as the document's security schemes. */
export const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The opaque token of a session, from `login`.',
  },
  device: {
    type: 'http',
    scheme: 'bearer',
    description: 'The opaque token of an activated device.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description:
      "HMAC-SHA-256 with the connection's secret over the headers webhook-id and webhook-timestamp and the body, as Standard Webhooks says.",
  },
} as const;

/** The header with which a repetition is harmless. */
export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text that is new for each deed. The same key with the same body gets the first answer again, for 24 hours.',
  schema: { type: 'string' },
} as const;

/** What the headers of an answer count. */
const counts = {
  [countHeaders.rows]: 'How many rows there are on all pages.',
  [countHeaders.readings]: 'How many readings all of these rows count.',
};

/** A path as OpenAPI writes it: `/a/:b` is `/a/{b}`. */
export const pathTemplate = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** The operation of a call. */
export function operationOf(
  name: string,
  endpoint: AnyEndpoint,
  { topic, documented }: { topic: string; documented: Documented },
): ZodOpenApiOperationObject {
  const { body, answer, token, isIdempotent, countsRows } = endpoint;
  const { summary, description, requirements } = documented;
  return {
    operationId: name,
    tags: [topic],
    summary,
    description,
    ...(requirements.length > 0 && { 'x-requirements': requirements }),
    'x-callers': callersOf(name),
    security: token === 'none' ? [] : [{ [token]: [] }],
    ...(isIdempotent && { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] }),
    requestParams: requestParamsOf(name, endpoint),
    ...(!takesNothing(body) && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    responses: {
      200: {
        description: 'Done.',
        ...(countsRows && { headers: headersOf(counts) }),
        content: { 'application/json': { schema: answer } },
      },
      ...refusalsOf(endpoint),
    },
  };
}

/** Who may make a call at all, by the authorization table. About whom, the answer decides. */
function callersOf(name: string): string[] {
  const row: Row | Open | undefined = Object.entries(access).find(([call]) => call === name)?.[1];
  if (row === undefined) return [];
  if (row === 'public') return ['anybody'];
  if (row === 'device') return ['device'];
  if (row === 'signature') return ['vendor'];
  const kinds = ['patient', 'carer', 'provider', 'staff', 'administrator'] as const;
  return kinds.filter((kind) => Object.values(verdictsOf(row, kind)).includes('yes'));
}

/** @throws Error when the path and its schema do not name the same segments */
function requestParamsOf(name: string, endpoint: AnyEndpoint): ZodOpenApiParameters {
  const { path, params, query, hidesQuery } = endpoint;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, segment = '']) => segment);
  const described = takesNothing(params) ? [] : fieldNames(params);
  if ([...inPath].sort().join() !== [...described].sort().join()) {
    throw new Error(`${name}: the path names (${inPath}), its params describe (${described}).`);
  }
  return {
    ...(!takesNothing(params) && { path: params as ZodObjectInput }),
    ...(!takesNothing(query) && { query: query as ZodObjectInput }),
    ...(hidesQuery && { header: z.object({ [queryHeader]: z.optional(z.string()) }) as ZodObjectInput }),
  };
}

function fieldNames({ def }: AnyEndpoint['params']): string[] {
  return 'shape' in def && typeof def.shape === 'object' && def.shape ? Object.keys(def.shape) : [];
}
