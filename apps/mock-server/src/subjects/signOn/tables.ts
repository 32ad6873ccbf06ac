import type { Generated } from 'kysely';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** Providers of clinics and their EHRs. */
    login_providers: {
      id: string;
      clinic_id: string;
      kind: 'signOn' | 'ehr';
      name: string;
      address: string;
      client_id: string;
      secret: string | null;
      domains: string[];
      keeps_passwords: boolean;
      asks_factor: boolean;
      is_on: boolean;
      proved_at: Date | null;
      made_at: Date;
      ended_at: Generated<Date | null>;
    };
    /** Whose domain is whose: a domain is of one clinic. */
    sign_on_domains: { domain: string; clinic_id: string; provider_id: string };
    /** Who is on the way to a provider. */
    sign_on_trips: {
      state_hash: string;
      clinic_id: string;
      provider_id: string;
      browser_hash: string;
      proof: string;
      begun_at: Date;
    };
    /** Who somebody at a provider is here. */
    sign_on_links: {
      clinic_id: string;
      issuer: string;
      subject: string;
      account_id: string;
      linked_at: Date;
    };
  }
}
