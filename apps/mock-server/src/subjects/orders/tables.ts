import type { Generated } from 'kysely';
import type { Json } from '../../store/sql/columns.ts';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    orders: {
      id: string;
      /** Grows with each order: the tie-breaker between orders of one second. */
      number: Generated<string>;
      clinic_id: string;
      patient_id: string | null;
      /** The account of the provider who placed it. */
      provider_id: string | null;
      first_name: string | null;
      middle_name: string | null;
      last_name: string | null;
      birth_date: string | null;
      email: string | null;
      provider: Json;
      vitals: Json;
      brand: string | null;
      device_name: string | null;
      device_model: string | null;
      status: string | null;
      delivery_mode: string | null;
      placed_at: Date;
      /** When what systems are shown of it and of its device changed last. */
      changed_at: Date;
      /** The device in the catalog. */
      device_id: string | null;
      gender: string | null;
      address: Json;
      /** An array: how each vital is watched. */
      monitoring: Json;
      /** Of the device that staff handed out, as far as they recorded it. */
      dispatched_serial: Generated<string | null>;
      /** Of the device, since it is activated. Two activated orders of a clinic never share one. */
      serial: string | null;
      serial_key: string | null;
      /** When it was shipped or picked up; `null` when that was not recorded. */
      handed_out_at: Generated<Date | null>;
      /** When its device was activated. */
      activated_at: Date | null;
      /** When its device was taken out of use; `null` also when that was not recorded. */
      deactivated_at: Generated<Date | null>;
      deactivation_reason: string | null;
      patient_key: string;
      last_name_key: string;
      provider_key: string;
      id_key: string;
      mode_key: string;
      status_key: string;
    };
    /** How many orders a clinic has of each status and delivery mode; kept by a trigger. */
    order_counts: { clinic_id: string; status_key: string; mode_key: string; orders: string };
  }
}
