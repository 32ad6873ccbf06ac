import { limits, vitalKindsIn } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { Devices } from './contract.ts';

/** The clinics' devices of the store. */
export function postgresDevices(db: Database): Devices {
  return {
    async ofClinic(clinicId) {
      const rows = await db
        .selectFrom('clinic_devices')
        .innerJoin('device_models', 'device_models.model', 'clinic_devices.model')
        .selectAll('device_models')
        .where('clinic_id', '=', clinicId)
        .orderBy(sql`device_models.model collate "C"`)
        .limit(limits.supportedDevicesMax)
        .execute();
      return rows.map(({ vitals, ...model }) => ({ ...model, vitals: vitalKindsIn(vitals) }));
    },
  };
}
