import type { Language, Preferences, UnitSystem } from '@rpm/domain';
import type { Generated } from 'kysely';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    accounts: {
      id: string;
      clinic_id: string;
      username: string;
      /** Of the account that logs in; `null` of the others of its owner. */
      username_key: string | null;
      /** The account that logs in for this one; `null` when it does so itself. */
      login_id: Generated<string | null>;
      password_hash: string;
      role: string;
      /** It was opened by the link of a share: no patient is behind it. */
      is_carer: Generated<boolean>;
      first_name: string;
      middle_name: string;
      last_name: string;
      /** When what systems are shown of it changed last. */
      changed_at: Generated<Date>;
      /** Each log in needs a code that comes by mail. */
      asks_for_code: Generated<boolean>;
      /** When its owner has shown that the address is theirs. */
      email_confirmed_at: Generated<Date | null>;
      phone: Generated<string>;
      theme: Generated<Preferences['theme']>;
      text_size: Generated<Preferences['textSize']>;
      /** Of the pages and mails. */
      language: Generated<Language>;
      /** Those that its owner chose; `null` for the clinic's. */
      units: Generated<UnitSystem | null>;
      /** Whether pages offer to be read aloud. */
      listen: Generated<boolean>;
      session_seconds: Generated<number | null>;
      /** Since when its owner cannot log in any more. */
      access_ended_at: Generated<Date | null>;
    };
    sign_ups: {
      username_key: string;
      password_hash: string;
      code_hash: string;
      expires_at: Date;
      tries: number;
    };
    /** The outbox of an installation with demo data. */
    mails: { id: Generated<string>; to: string; subject: string; text: string; at: Date };
  }
}
