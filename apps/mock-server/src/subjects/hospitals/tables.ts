import type { ClientAuth, ConnectionState, HospitalKind } from '@rpm/domain';
import type { JsonOf, Stamped } from '../../store/sql/columns.ts';
import type { StoredRun } from './contract.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    hospitals: {
      id: string;
      name: string;
      line: string;
      city: string;
      state: string;
      zip: string;
      endpoint: string | null;
      client_id: string | null;
      client_auth: ClientAuth;
      /** Whether it is of the directory that was loaded last. */
      is_listed: boolean;
    };
    hospital_connections: {
      id: string;
      clinic_id: string;
      patient_id: string;
      hospital_id: string;
      kinds: HospitalKind[];
      state: ConnectionState;
      asked_at: Date;
      state_hash: string | null;
      verifier: string | null;
      tokens: string | null;
      last_good_at: Date | null;
      sync_begun_at: Date | null;
      /** When the last sync began. */
      synced_at: Date | null;
      ended_at: Date | null;
      runs: JsonOf<Stamped<StoredRun>[]>;
    };
  }
}
