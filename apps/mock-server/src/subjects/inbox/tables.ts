import type { InboxMove, InboxName, InboxState } from '@rpm/domain';
import type { ColumnType, Generated } from 'kysely';

declare module '../../store/sql/tables.ts' {
  /** What of an inquiry, and of a message of the contact page, says where it stands. */
  interface StandingColumns {
    state: Generated<InboxState>;
    owner_id: Generated<string | null>;
    version: Generated<number>;
    done_at: Generated<Date | null>;
    /** The words of the list that it names. */
    raised: ColumnType<string[], string | undefined, string>;
  }
  interface Tables {
    /** What was done with them, oldest first by `number`. Of each row, one of the two ids is there. */
    inbox_events: {
      number: Generated<string>;
      inquiry_id: string | null;
      message_id: string | null;
      move: InboxMove;
      by_id: string;
      at: Date;
      text: string | null;
    };
  }
}

/** The column that says in whose inbox an inquiry is. */
export interface InboxColumn {
  inbox: Generated<InboxName>;
}
