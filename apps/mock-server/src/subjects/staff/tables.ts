import type { StaffRole } from '@rpm/domain';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    invitations: {
      id: string;
      clinic_id: string;
      username: string;
      username_key: string;
      role: StaffRole;
      first_name: string;
      last_name: string;
      token_hash: string;
      expires_at: Date;
    };
  }
}
