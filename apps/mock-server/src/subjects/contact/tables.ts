import type { Generated } from 'kysely';
import type {} from '../inbox/tables.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** What guests wrote on the contact page. */
    contact_messages: StandingColumns & {
      id: string;
      number: Generated<string>;
      key_hash: string | null;
      request_hash: string;
      name: string;
      email: string;
      message: string;
      at: Date;
    };
  }
}
