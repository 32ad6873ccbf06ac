import type { MemoryState } from '../../store/memory/state.ts';
import type { Contacts } from './contract.ts';

/** The messages of the contact page of a memory store. */
export function memoryContacts({
  contactMessages: messages,
  contactRequests: requestOfKey,
}: MemoryState): Contacts {
  return {
    async add(message, { keyHash, requestHash }) {
      const known = keyHash === null ? undefined : requestOfKey.get(keyHash);
      if (known !== undefined) return known === requestHash ? 'known' : 'reused';
      if (keyHash !== null) requestOfKey.set(keyHash, requestHash);
      messages.push(structuredClone(message));
      return 'added';
    },
    async list(most) {
      return structuredClone(messages.toReversed().slice(0, most));
    },
  };
}
