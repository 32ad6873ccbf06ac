import type { EndpointName } from '@rpm/api-client/calls';
import { checked } from '@rpm/domain';
import { rightRequests } from '../rightRequests.ts';

/** A form: what its own rule says of something typed, and the body that it would send all the same. */
export interface Form {
  call: EndpointName;
  who: { accountId: string } | null;
  /** Each wrong in one thing. */
  wrong: readonly object[];
  isRight: (typed: object) => boolean;
  body: (typed: object) => object;
}

/** The body of a right request. */
export const right = (call: EndpointName) => rightRequests[call].body as object;

/** The rule of a form that is a schema. */
export const bySchema = (schema: Parameters<typeof checked>[0]) => (typed: object) =>
  'value' in checked(schema, typed);

/** The body of a right request, with what was typed in it. */
export const merged = (call: EndpointName) => (typed: object) => ({ ...right(call), ...typed });

/** Longer than any text may be. */
export const long = 'x'.repeat(5000);
