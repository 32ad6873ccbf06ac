import type { Generated } from 'kysely';
import type { Json } from '../../store/sql/columns.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** The models of a clinic; those in use can be allocated. */
    clinic_devices: {
      clinic_id: string;
      model: string;
      name: string;
      brand: string;
      vitals: Json;
      in_use: Generated<boolean>;
    };
    /** The newest token of an order's device, as its hash. */
    device_tokens: { order_id: string; token_hash: string; issued_at: Date };
  }
}
