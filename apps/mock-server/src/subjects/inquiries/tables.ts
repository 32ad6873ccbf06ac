import type { InquiryType } from '@rpm/domain';
import type { Generated } from 'kysely';
import type { InboxColumn } from '../inbox/tables.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    inquiries: StandingColumns &
      InboxColumn & {
        id: string;
        number: Generated<string>;
        clinic_id: string;
        account_id: string;
        type: InquiryType;
        message: string;
        at: Date;
        /** When a mail to the clinic told of it. */
        told_at: Generated<Date | null>;
      };
  }
}
