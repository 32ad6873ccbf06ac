import type { MemoryState } from '../../store/memory/state.ts';
import { newStanding } from '../inbox/contract.ts';
import type { Contacts } from './contract.ts';
import type {} from './state.ts';

/** The messages of the contact page of a memory store. */
export function memoryContacts({
  contactMessages: messages,
  contactRequests: requestOfKey,
}: MemoryState): Contacts {
  return {
    async add(message, { keyHash, requestHash }, raised = []) {
      const known = keyHash === null ? undefined : requestOfKey.get(keyHash);
      if (known !== undefined) return known === requestHash ? 'known' : 'reused';
      if (keyHash !== null) requestOfKey.set(keyHash, requestHash);
      messages.push(structuredClone({ ...message, raised: [...raised], ...newStanding }));
      return 'added';
    },
    async list(most) {
      return messages
        .toReversed()
        .slice(0, most)
        .map(({ messageId, name, email, message, at }) => ({ messageId, name, email, message, at }));
    },
  };
}
