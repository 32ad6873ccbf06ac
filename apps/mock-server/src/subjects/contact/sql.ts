import type { Database } from '../../store/sql/open.ts';
import type { Contacts } from './contract.ts';
import type {} from './tables.ts';

/** The messages of the contact page. Of two that come with one key at once, the second waits for the first. */
export function postgresContacts(db: Database): Contacts {
  return {
    async add({ messageId, name, email, message, at }, { keyHash, requestHash }, raised = []) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('contact_messages')
        .values({
          id: messageId,
          key_hash: keyHash,
          request_hash: requestHash,
          name,
          email,
          message,
          at,
          raised: JSON.stringify(raised),
        })
        .onConflict((conflict) => conflict.column('key_hash').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) return 'added';
      const known = await db
        .selectFrom('contact_messages')
        .select('request_hash')
        .where('key_hash', '=', keyHash)
        .executeTakeFirst();
      return known?.request_hash === requestHash ? 'known' : 'reused';
    },
    list: (most) =>
      db
        .selectFrom('contact_messages')
        .select(['id as messageId', 'name', 'email', 'message', 'at'])
        .orderBy('number', 'desc')
        .limit(most)
        .execute(),
  };
}
