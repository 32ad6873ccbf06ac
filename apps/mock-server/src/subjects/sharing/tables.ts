import type { SharedPart, ShareRelation } from '@rpm/domain';
import type { Generated } from 'kysely';
import type { JsonOf } from '../../store/sql/columns.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    shares: {
      id: string;
      owner_id: string;
      username: string;
      username_key: string;
      parts: JsonOf<SharedPart[]>;
      from_at: Date;
      /** The first moment at which it is over. */
      until: Date;
      revoked_at: Date | null;
      /** SHA-256 of the token in the mail. */
      token_hash: string;
      token_used_at: Date | null;
      /** What the owner said to them. */
      message: Generated<string>;
      /** Whoever it was shared with ended it. */
      is_left: Generated<boolean>;
      relation: ShareRelation | null;
    };
  }
}
