import type { EndpointName } from '@rpm/api-client/calls';
import type { AskOptions } from './harness.ts';
import { tries } from './rooms/tries.ts';

/** The parts of a request. */
export type RightRequest = Pick<AskOptions, 'params' | 'query' | 'body'>;

/**
 * A request to each call that is right in everything but, maybe, who makes it. It is the provider's, about the
 * provider's own patient; calls of patients are that patient's.
 */
export const rightRequests = Object.fromEntries(
  Object.entries(tries).map(([name, { who: _, ...request }]) => [name, request]),
) as Readonly<Record<EndpointName, RightRequest>>;
