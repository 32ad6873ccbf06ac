import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scope } from '../Store.ts';

/**
 * Whose rows the statements of a piece of work may touch. Where nobody has said it, it is nobody's: such a statement
 * finds nothing and can write nothing.
 */
const scopes = new AsyncLocalStorage<string>();

/** What the policies of the tables read, as each statement brings it. `*`: every clinic's rows. */
export const scopeOfNow = (): string | undefined => scopes.getStore();

/** Does a piece of work within a scope. */
export const inScope = <T>(scope: Scope, work: () => Promise<T>): Promise<T> =>
  scopes.run(scope === 'every clinic' ? '*' : scope.clinicId, work);
