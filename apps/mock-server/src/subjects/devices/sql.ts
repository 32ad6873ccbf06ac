import { type DeviceModel, limits, vitalKindsIn } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { Devices, KeptModel } from './contract.ts';
import type {} from './tables.ts';

/** The clinics' devices of the store. */
export function postgresDevices(db: Database): Devices {
  const of = (clinicId: string) =>
    db
      .selectFrom('clinic_devices')
      .select(['model', 'name', 'brand', 'vitals', 'in_use'])
      .where('clinic_id', '=', clinicId)
      .orderBy(sql`model collate "C"`);
  return {
    async ofClinic(clinicId) {
      const rows = await of(clinicId).where('in_use', '=', true).limit(limits.supportedDevicesMax).execute();
      return rows.map(({ in_use: _, vitals, ...model }) => ({ ...model, vitals: vitalKindsIn(vitals) }));
    },
    async kept(clinicId) {
      const rows = await of(clinicId).execute();
      return rows.map(
        ({ in_use: isInUse, vitals, ...model }): KeptModel => ({
          ...model,
          vitals: vitalKindsIn(vitals),
          isInUse,
        }),
      );
    },
    add: (actor, model) =>
      inTransaction(db, async (trx) => {
        // One addition of a clinic at a time: the count below is then the one that holds.
        await sql`select 1 from clinics where id = ${actor.clinicId} for no key update`.execute(trx);
        const { count } = await trx
          .selectFrom('clinic_devices')
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .where('clinic_id', '=', actor.clinicId)
          .executeTakeFirstOrThrow();
        const isFull = Number(count) >= limits.supportedDevicesMax;
        const taken = await trx
          .selectFrom('clinic_devices')
          .select('model')
          .where('clinic_id', '=', actor.clinicId)
          .where('model', '=', model.model)
          .executeTakeFirst();
        if (taken) return 'taken';
        if (isFull) return 'full';
        await trx.insertInto('clinic_devices').values(deviceTableRow(model, actor.clinicId)).execute();
        await writeAudit(trx, auditEntry(actor, 'clinic.device-added', model.model));
        return 'added';
      }),
    use: (actor, { model, isInUse }) =>
      inTransaction(db, async (trx) => {
        const kept = await trx
          .selectFrom('clinic_devices')
          .select('in_use')
          .where('clinic_id', '=', actor.clinicId)
          .where('model', '=', model)
          .forUpdate()
          .executeTakeFirst();
        if (!kept) return false;
        if (kept.in_use !== isInUse) {
          await trx
            .updateTable('clinic_devices')
            .set({ in_use: isInUse })
            .where('clinic_id', '=', actor.clinicId)
            .where('model', '=', model)
            .execute();
          await writeAudit(trx, auditEntry(actor, 'clinic.device-use', model, { isInUse }));
        }
        return true;
      }),
  };
}

/** A model as its table holds it. */
export const deviceTableRow = ({ model, name, brand, vitals }: DeviceModel, clinicId: string) => ({
  clinic_id: clinicId,
  model,
  name,
  brand,
  vitals: JSON.stringify(vitals),
});
