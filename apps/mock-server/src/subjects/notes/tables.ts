import type { ConversationSide, MessageReading, NoteDraft, NoteKind, NoteTopic } from '@rpm/domain';
import type { ColumnType, Generated } from 'kysely';
import type { JsonOf } from '../../store/sql/columns.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** What each side of a conversation has seen. Takes new rows only. */
    conversation_marks: {
      patient_id: string;
      side: ConversationSide;
      up_to: Date;
      account_id: string;
      at: Date;
    };
    /** What is being written: one row for an author and a patient. */
    note_drafts: {
      patient_id: string;
      author_id: string;
      clinic_id: string;
      draft: ColumnType<NoteDraft, string, string>;
      at: Date;
    };
    /** The clinic's own. Nothing of a row changes but its end. */
    note_templates: {
      id: string;
      clinic_id: string;
      name: string;
      topic: NoteTopic;
      text: string;
      by_id: string;
      at: Date;
      ended_at: Generated<Date | null>;
      ended_by: Generated<string | null>;
      replaced_by: Generated<string | null>;
    };
    /** Takes new rows only. */
    notes: {
      id: string;
      /** Grows with each note: the tie-breaker between notes of one moment. */
      number: Generated<string>;
      clinic_id: string;
      patient_id: string;
      author_id: string;
      kind: NoteKind;
      topic: NoteTopic;
      text: string;
      to_patient: boolean;
      minutes: number;
      is_interactive: boolean;
      /** The note that this one corrects. */
      corrects: string | null;
      /** Of a correction that says anew how long a work took: the first note of that work, when it ended and whose it was. */
      time_of: Generated<string | null>;
      time_at: Generated<Date | null>;
      time_by: Generated<string | null>;
      /** The reading that a message is about, as it was when that was written. */
      about: JsonOf<MessageReading> | null;
      at: Date;
    };
  }
}
