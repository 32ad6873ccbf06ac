import { auditEntry } from '../contracts/audit.ts';
import type { Photos } from '../contracts/photos.ts';
import type { MemoryState } from './state.ts';

/** The photos of a memory store. */
export function memoryPhotos({ photos, audit }: MemoryState): Photos {
  return {
    async find(accountId) {
      return photos.get(accountId) ?? null;
    },
    async save(photo, actor) {
      photos.set(actor.accountId, { ...photo });
      audit.push(auditEntry(actor, 'profile.photo-saved', actor.accountId));
    },
    async remove(actor) {
      if (photos.delete(actor.accountId)) {
        audit.push(auditEntry(actor, 'profile.photo-removed', actor.accountId));
      }
    },
  };
}
