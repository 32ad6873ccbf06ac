import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { SystemSubscription } from '../subscriptions/systemSubscriptions.ts';
import { FilledText, Id, Stamp } from '../wire/fields.ts';
import { systemGrantNames } from './scopes.ts';
import { SystemKeys } from './systemKeys.ts';

const Grants = z.array(z.enum(systemGrantNames)).check(
  z.minLength(1),
  z.maxLength(systemGrantNames.length),
  z.refine((all) => new Set(all).size === all.length),
);

/** A system of somebody else that may read what a clinic has, or send readings. @see ADR 55 */
export const ConnectedSystem = z.object({
  systemId: Id,
  name: z.string(),
  grants: z.array(z.enum(systemGrantNames)),
  /** The names of its keys. */
  keyIds: z.array(z.string()),
  made: Stamp,
  /** When it was given a token last; `null` for never. */
  used: z.nullable(Stamp),
  /** What it is told of, the oldest first. */
  subscriptions: z.array(SystemSubscription),
});
export type ConnectedSystem = z.infer<typeof ConnectedSystem>;

/** Connects a system. */
export const NewSystem = z.object({
  name: FilledText.check(z.maxLength(limits.systemNameMaxCharacters)),
  grants: Grants,
  keys: SystemKeys,
});
export type NewSystem = z.infer<typeof NewSystem>;

export const NamedSystem = z.object({ systemId: Id });

/** What connecting one answers: its client id, and where our API for systems begins. */
export const SystemConnected = z.object({ message: z.string(), systemId: Id, base: z.string() });
