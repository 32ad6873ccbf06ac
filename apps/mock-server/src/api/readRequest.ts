import {
  type AnyEndpoint,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  queryHeader,
} from '@rpm/api-client/calls';
import { isRecord } from '@rpm/domain';
import { Refusal } from './Refusal.ts';

type Schema = AnyEndpoint['query'];
type Issue = NonNullable<ReturnType<Schema['safeParse']>['error']>['issues'][number];

/**
 * Reads the query of a call: of the address, or of the header of a call that hides it. Keys that the schema does not know are ignored; a known key that comes twice is refused,
 * because two readers of the same address could take different ones.
 *
 * @throws Refusal 400, naming the field
 */
export function readQuery<E extends AnyEndpoint>(endpoint: E, request: Request): QueryOf<E> {
  if (takesNothing(endpoint.query)) return undefined as QueryOf<E>;
  const hidden = endpoint.hidesQuery ? request.headers.get(queryHeader) : null;
  const given = hidden === null ? new URL(request.url).searchParams : new URLSearchParams(hidden);
  const fields: Record<string, string> = {};
  for (const [name, schema] of fieldsOf(endpoint.query)) {
    const [value, ...more] = given.getAll(name);
    if (more.length > 0) throw badField(name, 'repeatedField');
    if (value === undefined) continue;
    // Of a text JavaScript makes a number in more ways than people write one: of '', '0x1' and '1e1'.
    if (isNumber(schema) && !/^\d+$/.test(value)) throw badField(name, 'badField');
    fields[name] = value;
  }
  return parse(endpoint.query, fields) as QueryOf<E>;
}

/**
 * Reads the segments of a call's path.
 *
 * @param given as the router found them, decoded
 * @throws Refusal 400, naming the field
 */
export function readParams<E extends AnyEndpoint>(endpoint: E, given: Record<string, string>): ParamsOf<E> {
  return (takesNothing(endpoint.params) ? undefined : parse(endpoint.params, given)) as ParamsOf<E>;
}

/**
 * Reads the JSON body of a call; an endpoint without a body ignores what comes.
 *
 * @throws Refusal 415 when it is not JSON by its type, 413 when it is too large, 400 when it does not fit
 */
export async function readBody<E extends AnyEndpoint>(endpoint: E, request: Request): Promise<BodyOf<E>> {
  if (takesNothing(endpoint.body)) return undefined as BodyOf<E>;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) throw new Refusal(415);
  return parse(endpoint.body, parseJson(await readText(request, endpoint.bodyMaxBytes))) as BodyOf<E>;
}

const takesNothing = (schema: Schema) => schema.def.type === 'undefined';

interface Field {
  def: { type: string; shape?: Record<string, Field>; innerType?: Field };
}

function fieldsOf(schema: Schema): [name: string, schema: Field][] {
  const { def } = schema as Field;
  if (def.type !== 'object' || !def.shape) throw new Error('The schema of a query must be an object.');
  return Object.entries(def.shape);
}

const isNumber = ({ def: { type, innerType } }: Field): boolean =>
  type === 'number' || (innerType !== undefined && isNumber(innerType));

const badField = (field: string, code: 'badField' | 'repeatedField') =>
  new Refusal(400, { code, told: { field }, body: { field } });

function parse(schema: Schema, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw refusalOf(pathOf(error.issues[0], value));
  const unstorable = findUnstorable(data);
  if (unstorable) throw refusalOf(unstorable);
  return data;
}

/**
 * Where the first fault lies. Of a body that may have several forms it is looked for in the form that the body begins
 * to have.
 */
function pathOf(issue: Issue | undefined, value: unknown): PropertyKey[] {
  if (issue?.code !== 'invalid_union') return issue?.path ?? [];
  const faults = issue.errors.flatMap(([first]) => first ?? []);
  const begun = faults.find(({ path: [name] }) => isRecord(value) && name && Object.hasOwn(value, name));
  return [...issue.path, ...(begun?.path ?? [])];
}

function refusalOf(path: PropertyKey[]): Refusal {
  const field = path.map(String).join('.');
  return field ? badField(field, 'badField') : new Refusal(400);
}

/** The path to the first text that a database cannot keep: one with NUL or half a surrogate pair in it. */
export function findUnstorable(value: unknown, path: string[] = []): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, each] of Object.entries(value)) {
    const found = findUnstorable(each, [...path, name]);
    if (found) return found;
  }
  return null;
}

/** Whether a database can keep what somebody sends, or look for it. */
export const isStorable = (value: unknown): boolean => findUnstorable(value) === null;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400);
  }
}

/** The body as text. It is never read beyond the limit, whatever the header says of its length. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new Refusal(413);
  const bytes = request.body
    ? await readStream(request.body, maxBytes)
    : new Uint8Array(await request.arrayBuffer());
  if (bytes.length > maxBytes) throw new Refusal(413);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400);
  }
}

async function readStream(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  // The caller went away, or was too slow: a request that never came whole, not a failure of ours.
  const read = () =>
    reader.read().catch(() => {
      throw new Refusal(400);
    });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await read(); !part.done; part = await read()) {
    length += part.value.length;
    if (length > maxBytes) {
      void reader.cancel().catch(() => {});
      throw new Refusal(413);
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
