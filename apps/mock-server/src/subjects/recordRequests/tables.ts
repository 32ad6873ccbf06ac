import type { RequestState } from '@rpm/domain';
import type { Json } from '../../store/sql/columns.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** Requests of patients for records of other clinics. */
    record_requests: {
      id: string;
      clinic_id: string;
      patient_id: string;
      reference: string;
      holders: Json;
      since: string;
      until: string;
      kinds: Json;
      signed_as: string;
      asked_at: Date;
      allowed_until: string;
      due: string;
      state: RequestState;
      note: string | null;
      owner_id: string | null;
      version: number;
      history: Json;
    };
  }
}
