import { calls } from './rooms/calls.ts';

export { type AnswerCounts, countHeaders } from './client/countHeaders.ts';
export type { AnswerOf, AnyEndpoint, BodyOf, ParamsOf, QueryOf } from './client/endpoint.ts';
export { queryHeader } from './client/queryHeader.ts';

/**
 * The one table of calls: the server registers its routes from it, the tests walk it, stories name their faults by it.
 * A hook takes its call from the part it needs, so that a page loads the schemas of its own calls only.
 *
 * The paths of `add-inquiry` to `getPatientVitalRangeByUsername` are the specification's; those of the calls that it
 * only names are ours, in the same style. Names are the specification's wherever it has one.
 *
 * @see API-01
 */
export const endpoints = calls;

/** The name of a call in the table. */
export type EndpointName = keyof typeof endpoints;
