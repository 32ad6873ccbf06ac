import type { FhirType, SystemGrant } from '@rpm/domain';
import type { Generated } from 'kysely';
import type { Json } from '../../store/sql/columns.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** The systems that are connected to a clinic. */
    systems: {
      id: string;
      clinic_id: string;
      name: string;
      grants: SystemGrant[];
      keys: Json;
      made_at: Date;
      made_by: string;
      used_at: Date | null;
      ended_at: Generated<Date | null>;
    };
    /** The tokens of systems, and the assertions for which they were given, as hashes. */
    system_tokens: {
      token_hash: string;
      system_id: string;
      clinic_id: string;
      assertion_hash: string;
      scopes: string[];
      until_at: Date;
    };
    /** What systems take out at once; no copy of it. */
    system_exports: {
      id: string;
      system_id: string;
      clinic_id: string;
      types: FhirType[];
      since_at: Date | null;
      at: Date;
    };
  }
}
