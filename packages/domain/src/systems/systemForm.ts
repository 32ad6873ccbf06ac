import type { Checked } from '../wire/fieldErrors.ts';
import type { SystemGrant } from './scopes.ts';
import { readSystemKeys, type SystemKeysFault } from './systemKeys.ts';
import { NewSystem } from './systems.ts';

/** What somebody types to connect a system. */
export interface TypedSystem {
  name: string;
  grants: readonly SystemGrant[];
  /** A JSON Web Key Set, pasted. */
  keys: string;
}

/** The longest text in which keys are looked for. */
export const systemKeysMaxCharacters = 8000;

/** What is wrong with each field, else the system to be connected. */
export function checkSystem({ name, grants, keys: pasted }: TypedSystem): Checked<TypedSystem, NewSystem> {
  const keys = readSystemKeys(pasted);
  const named = NewSystem.shape.name.safeParse(name);
  const errors: Partial<Record<keyof TypedSystem, 'required' | 'tooLong' | SystemKeysFault>> = {
    ...(!named.success && { name: name.trim() === '' ? 'required' : 'tooLong' }),
    ...(grants.length === 0 && { grants: 'required' }),
    ...(pasted.trim() === '' ? { keys: 'required' } : typeof keys === 'string' && { keys }),
  };
  if (!named.success || typeof keys === 'string' || Object.keys(errors).length > 0) return { errors };
  return { value: { name: named.data, grants: [...grants], keys } };
}
