import type { Selectable } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { passLoginOn } from '../accounts/login.sql.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { endAppsOf } from '../connectedApps/sql.ts';
import { endAll } from '../passwords/sql.ts';
import type { PatientLives } from './life.contract.ts';
import type { Deed, PatientLife } from './life.ts';

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
        await passLoginOn(trx, id);
        await trx.updateTable('accounts').set({ access_ended_at: actor.at }).where('id', '=', id).execute();
        await endAll(trx, { accountId: id, at: actor.at });
        await endAppsOf(trx, id, actor.at);
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
            changed_at: actor.at,
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
          changed_at: actor.at,
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
export function lifeOf(row: Omit<Row, 'provider_id' | 'clinic_id'>): PatientLife {
  const discharge = deed(row.discharged_at, row.discharged_by, row.discharge_reason);
  const day = row.discharge_day;
  return {
    version: row.version,
    discharge: discharge && day !== null ? { ...discharge, day } : null,
    hold: deed(row.held_at, row.held_by, row.hold_reason),
    erasure: deed(row.erasure_asked_at, row.erasure_asked_by, row.erasure_reason),
    merged:
      row.merged_into !== null && row.merged_at && row.merged_by !== null
        ? { into: row.merged_into, at: row.merged_at, byId: row.merged_by }
        : null,
  };
}

const deed = (at: Date | null, byId: string | null, reason: string | null): Deed | null =>
  at !== null && byId !== null && reason !== null ? { at, byId, reason } : null;

/** The columns of a life that begins so. */
export const lifeColumns = ({ version, discharge, hold, erasure, merged }: PatientLife) => ({
  version,
  discharge_day: discharge?.day ?? null,
  discharged_at: discharge?.at ?? null,
  discharged_by: discharge?.byId ?? null,
  discharge_reason: discharge?.reason ?? null,
  held_at: hold?.at ?? null,
  held_by: hold?.byId ?? null,
  hold_reason: hold?.reason ?? null,
  erasure_asked_at: erasure?.at ?? null,
  erasure_asked_by: erasure?.byId ?? null,
  erasure_reason: erasure?.reason ?? null,
  merged_into: merged?.into ?? null,
  merged_at: merged?.at ?? null,
  merged_by: merged?.byId ?? null,
});
