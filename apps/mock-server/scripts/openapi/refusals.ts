import type { AnyEndpoint } from '@rpm/api-client/calls';
import * as z from 'zod/mini';
import type {
  oas31,
  ZodOpenApiHeadersObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';

/** What every refusal says. Some say more: which field is wrong, what the present state is. */
export const Refusal = z.looseObject({
  /** Stable: programs go by it. */
  code: z.string(),
  /** For people, in the language that `Accept-Language` asks for. */
  message: z.string(),
  field: z.optional(z.string()),
  current: z.optional(z.string()),
});

/** Whether a part of a call is empty by its definition. */
export const takesNothing = (schema: AnyEndpoint['query']) => schema.def.type === 'undefined';

interface RefusalKind {
  description: string;
  /** Whether a call can be refused so. */
  happens: (endpoint: AnyEndpoint) => boolean;
  headers?: Record<string, string>;
}

const hasBody = ({ body }: AnyEndpoint) => !takesNothing(body);
const takesAnything = ({ params, query, body }: AnyEndpoint) =>
  [params, query, body].some((part) => !takesNothing(part));
/** Whoever sends a secret may have the wrong one, and may not try for ever. */
const takesSecret = (endpoint: AnyEndpoint) => endpoint.token === 'none' && hasBody(endpoint);
const needsToken = ({ token }: AnyEndpoint) => token !== 'none';
const writes = (endpoint: AnyEndpoint) =>
  endpoint.method !== 'GET' && hasBody(endpoint) && needsToken(endpoint);
const always = () => true;

const kinds: Readonly<Record<string, RefusalKind>> = {
  400: {
    description: 'A part of the request does not fit; `field` names it when it has a name.',
    happens: takesAnything,
  },
  401: {
    description: 'No token, one that is over, or a wrong secret.',
    happens: (endpoint) => needsToken(endpoint) || takesSecret(endpoint),
    headers: { 'WWW-Authenticate': '`Bearer`, when it is the token that is missing or over.' },
  },
  403: { description: 'The caller may not make this call, or not for these data.', happens: needsToken },
  404: {
    description: 'It does not exist, or not for this caller.',
    happens: (endpoint) => takesAnything(endpoint) && !takesSecret(endpoint),
  },
  405: {
    description: 'Another method at this address.',
    happens: always,
    headers: { Allow: 'The methods that the address takes.' },
  },
  409: {
    description:
      'The present state does not allow it; `current` names the state. Where a call takes an Idempotency-Key also: the first one with this key is still under way.',
    happens: writes,
  },
  413: { description: 'The body is too large.', happens: hasBody },
  415: { description: 'The body is not `application/json`.', happens: hasBody },
  422: {
    description: 'The Idempotency-Key was used before, with another body.',
    happens: ({ isIdempotent }) => isIdempotent,
  },
  429: {
    description: 'Too many requests, or too many tries with a wrong secret.',
    happens: always,
    headers: { 'Retry-After': 'Seconds to wait.' },
  },
  500: { description: 'Something unforeseen. Nothing of it is told.', happens: always },
  503: {
    description: 'It took too long, or the database is away. What was begun may have come about.',
    happens: always,
    headers: { 'Retry-After': 'Seconds to wait, when the database is away.' },
  },
};

/** The statuses with which a call can be refused, as far as its definition tells. */
export function refusalStatuses(endpoint: AnyEndpoint): number[] {
  return Object.entries(kinds).flatMap(([status, { happens }]) =>
    happens(endpoint) ? [Number(status)] : [],
  );
}

/** The refusals of all calls, for the document's components. */
export const refusalResponses = Object.fromEntries(
  Object.entries(kinds).map(([status, { description, headers }]): [string, ZodOpenApiResponseObject] => [
    `Refusal${status}`,
    {
      description,
      ...(headers && { headers: headersOf(headers) }),
      content: { 'application/json': { schema: Refusal } },
    },
  ]),
);

/** Headers of an answer, by name, each with what it says. */
export function headersOf(described: Record<string, string>): ZodOpenApiHeadersObject {
  const headers: Record<string, oas31.HeaderObject> = {};
  for (const [name, description] of Object.entries(described)) {
    headers[name] = { description, schema: { type: 'string' } };
  }
  return headers;
}

/** The refusals of a call, as references. */
export function refusalsOf(endpoint: AnyEndpoint): ZodOpenApiResponsesObject {
  return Object.fromEntries(
    refusalStatuses(endpoint).map((status) => [
      String(status),
      { $ref: `#/components/responses/Refusal${status}` },
    ]),
  );
}
