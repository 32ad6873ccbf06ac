import type { EndpointName } from '@rpm/api-client/calls';
import type { Scope } from '../store/Store.ts';

/**
 * The calls of a session that must see beyond its clinic, with the reason. All others see their own clinic alone, also
 * where a query forgets to ask for it.
 */
export const widerCalls: Readonly<Partial<Record<EndpointName, string>>> = {};

/** Whose rows a call of a session may touch. */
export const scopeOfCall = (name: EndpointName, { clinicId }: { clinicId: string }): Scope =>
  Object.hasOwn(widerCalls, name) ? 'every clinic' : { clinicId };
