import type { CredentialKind, CredentialReview, credentialContentTypes, UsState } from '@rpm/domain';
import type { Generated } from 'kysely';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** Licenses, certificates and numbers of those who work at a clinic. */
    credentials: {
      id: string;
      clinic_id: string;
      account_id: string;
      kind: CredentialKind;
      number: string;
      state: UsState | null;
      issuer: string;
      issued: string;
      expires: string | null;
      file_name: string;
      content_type: (typeof credentialContentTypes)[number];
      bytes: number;
      content: Buffer;
      added_at: Date;
      review: Generated<CredentialReview>;
      reason: string | null;
      checked_by: string | null;
      checked_at: Date | null;
      replaces_id: string | null;
      replaced_at: Date | null;
      mailed_days: number | null;
    };
    /** What a clinic does with orders of whose license has expired; no row: it warns. */
    credential_rules: { clinic_id: string; orders_wait: boolean };
  }
}
