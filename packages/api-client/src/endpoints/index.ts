import { orderEndpoints } from './orders.ts';
import { sessionEndpoints } from './session.ts';

export type { AnswerOf, AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '../endpoint.ts';

/**
 * The one table of calls: the server registers its routes from it, the tests walk it, stories name their faults by it.
 * A hook takes its call from the part it needs, so that a page loads the schemas of its own calls only.
 *
 * The paths of `add-inquiry` to `getPatientVitalRangeByUsername` are the specification's; those of the calls that it
 * only names are ours, in the same style.
 *
 * @see API-01
 */
export const endpoints = { ...sessionEndpoints, ...orderEndpoints } as const;
