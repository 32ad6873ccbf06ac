import type { Vendor } from '@rpm/domain';
import type { Generated } from 'kysely';
import type { Json } from '../../store/sql/columns.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    /** The vendors that deliver to a clinic. */
    vendor_connections: {
      id: string;
      clinic_id: string;
      vendor: Vendor;
      made_at: Date;
      made_by: string;
      secret: string;
      old_secret: string | null;
      old_until: Date | null;
      heard_at: Date | null;
      ended_at: Generated<Date | null>;
    };
    /** The deliveries that came lately: of each, the hash of what was signed. */
    vendor_deliveries: { connection_id: string; clinic_id: string; signature_hash: string; at: Date };
    /** Whose devices they are that a vendor names otherwise than their labels do. */
    vendor_devices: { connection_id: string; clinic_id: string; serial_key: string; order_id: string };
    /** Readings of devices that nobody has. */
    waiting_readings: {
      clinic_id: string;
      connection_id: string;
      serial_key: string;
      serial: string;
      vital: string;
      at: Date;
      values_key: string;
      received_at: Date;
      is_typed: boolean;
      reading: Json;
    };
  }
}
