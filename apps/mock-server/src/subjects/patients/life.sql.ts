import type { Selectable } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { endAll } from '../passwords/sql.ts';
import type { PatientLives } from './life.contract.ts';
import type { PatientLife } from './life.ts';

type Row = Selectable<Tables['patients']>;

/** What clinics do with patients, in the store. */
export function postgresLives(db: Database): PatientLives {
  return {
    endAccess(actor, id) {
      return inTransaction(db, async (trx) => {
        const account = await trx
          .selectFrom('accounts')
          .select('access_ended_at')
          .where('id', '=', id)
          .where('clinic_id', '=', actor.clinicId)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (!account) return 'noAccount';
        if (account.access_ended_at) return 'ended';
        await trx.updateTable('accounts').set({ access_ended_at: actor.at }).where('id', '=', id).execute();
        await endAll(trx, { accountId: id, at: actor.at });
        await writeAudit(trx, auditEntry(actor, 'patient.access-ended', id));
        return 'ended';
      });
    },
    async restoreAccess(actor, id) {
      await inTransaction(db, async (trx) => {
        const restored = await trx
          .updateTable('accounts')
          .set({ access_ended_at: null })
          .where('id', '=', id)
          .where('clinic_id', '=', actor.clinicId)
          .where('access_ended_at', 'is not', null)
          .returning('id')
          .executeTakeFirst();
        if (restored) await writeAudit(trx, auditEntry(actor, 'patient.access-restored', id));
      });
    },
    async discharge(actor, id, { day, reason }) {
      await inTransaction(db, async (trx) => {
        const done = await trx
          .updateTable('patients')
          .set({
            discharge_day: day,
            discharged_at: actor.at,
            discharged_by: actor.accountId,
            discharge_reason: reason,
          })
          .where('id', '=', id)
          .where('clinic_id', '=', actor.clinicId)
          .where('discharged_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (done) await writeAudit(trx, auditEntry(actor, 'patient.discharged', id, { day }));
      });
    },
    async readmit(actor, id) {
      await inTransaction(db, async (trx) => {
        const none = {
          discharge_day: null,
          discharged_at: null,
          discharged_by: null,
          discharge_reason: null,
        };
        const done = await trx
          .updateTable('patients')
          .set(none)
          .where('id', '=', id)
          .where('clinic_id', '=', actor.clinicId)
          .where('discharged_at', 'is not', null)
          .returning('id')
          .executeTakeFirst();
        if (done) await writeAudit(trx, auditEntry(actor, 'patient.readmitted', id));
      });
    },
  };
}

/** What a row says of the patient's life with the clinic. */
export function lifeOf(row: Pick<Row, 'version' | (`discharge${string}` & keyof Row)>): PatientLife {
  const { discharged_at: at, discharged_by: byId, discharge_reason: reason, discharge_day: day } = row;
  const isDischarged = at !== null && byId !== null && reason !== null && day !== null;
  return { version: row.version, discharge: isDischarged ? { at, byId, reason, day } : null };
}

/** The columns of a life that begins so. */
export const lifeColumns = ({ version, discharge }: PatientLife) => ({
  version,
  discharge_day: discharge?.day ?? null,
  discharged_at: discharge?.at ?? null,
  discharged_by: discharge?.byId ?? null,
  discharge_reason: discharge?.reason ?? null,
});
