import * as z from 'zod/mini';
import { Count, Id, Stamp } from '../wire/fields.ts';
import { subscriptionStates, subscriptionTopicNames } from './topics.ts';

/** What a connected system is told of, as the administrators of the clinic see it. */
export const SystemSubscription = z.object({
  subscriptionId: Id,
  topic: z.enum(subscriptionTopicNames),
  /** The host to which it is told. */
  host: z.string(),
  state: z.enum(subscriptionStates),
  /** When a delivery was taken last; `null` for never. */
  delivered: z.nullable(Stamp),
  /** How many events were not taken yet. */
  waiting: Count,
});
export type SystemSubscription = z.infer<typeof SystemSubscription>;

export const NamedSubscription = z.object({ subscriptionId: Id });
