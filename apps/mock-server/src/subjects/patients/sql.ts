import { Address, EmergencyContact, fullName } from '@rpm/domain';
import { type InsertObject, sql } from 'kysely';
import { keptRows } from '../../store/sql/keptRows.ts';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { Actor } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { json } from '../orders/sql.ts';
import {
  changesOf,
  type Enrollment,
  type EnrollOutcome,
  type Patient,
  type Patients,
  type StoredPatient as SeedPatient,
} from './contract.ts';
import { lifeColumns, lifeOf } from './life.sql.ts';
import { noLife } from './life.ts';
import { newPatient } from './newPatient.ts';
import { foldName, usernameKey } from './search.ts';
import type {} from './tables.ts';
import { readZones, zonesColumn } from './zones.sql.ts';

/** The patients of the store. */
export function postgresPatients(db: Database): Patients {
  return {
    async find(userId) {
      const [row] = await keptRows(db, (from) => recordQuery(from).where('patients.id', '=', userId));
      return row ? patientOf(row) : null;
    },
    async findByUsername(key, clinicId) {
      const row = await recordQuery(db)
        .where('patients.username_key', '=', key)
        .where('patients.clinic_id', '=', clinicId)
        .executeTakeFirst();
      return row ? patientOf(row) : null;
    },
    async inClinic(clinicId, after, most) {
      const rows = await recordQuery(db)
        .where('patients.clinic_id', '=', clinicId)
        .$if(after !== null, (query) => query.where(sql<boolean>`patients.id collate "C" > ${after}`))
        .orderBy(sql`patients.id collate "C"`)
        .limit(most)
        .execute();
      return rows.map(patientOf);
    },
    async bornOn(clinicId, birthDate) {
      const rows = await recordQuery(db)
        .where('patients.clinic_id', '=', clinicId)
        .where('patients.birth_date', '=', birthDate)
        .where('patients.merged_into', 'is', null)
        .orderBy(sql`patients.id collate "C"`)
        .execute();
      return rows.map(patientOf);
    },
    enroll: (enrollment, actor) => inTransaction(db, (trx) => enroll(trx, enrollment, actor)),
    async countDevices(patientId) {
      const { active, open } = await db
        .selectFrom('orders')
        .select(({ fn }) => [
          fn.countAll<string>().filterWhere('status', '=', 'Activated').as('active'),
          fn
            .countAll<string>()
            .filterWhere(
              sql<boolean>`status is distinct from 'Activated' and status is distinct from 'Deactivated'`,
            )
            .as('open'),
        ])
        .where('patient_id', '=', patientId)
        .executeTakeFirstOrThrow();
      return { activeDevices: Number(active), openOrders: Number(open) };
    },
  };
}

async function enroll(trx: Database, enrollment: Enrollment, actor: Actor): Promise<EnrollOutcome> {
  const { patient } = enrollment;
  const nameKey = foldName(patient);
  // Those who enroll the same person take turns: the second sees what the first has done.
  const person = JSON.stringify([actor.clinicId, patient.dob, nameKey]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${person}, 2))`.execute(trx);
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('username_key', '=', usernameKey(patient.username))
    .where('clinic_id', '=', actor.clinicId)
    .executeTakeFirst();
  const namesake = await trx
    .selectFrom('patients')
    .select('id')
    .where('clinic_id', '=', actor.clinicId)
    .where('birth_date', '=', patient.dob)
    .where('name_key', '=', nameKey)
    .executeTakeFirst();
  const isTaken = account !== undefined || (await isPatient(trx, patient.username, actor.clinicId));
  if (isTaken) return 'taken';
  if (namesake && !patient.isAnother) return 'duplicate';
  const clinic = await trx
    .selectFrom('clinics')
    .select('time_zone')
    .where('id', '=', actor.clinicId)
    .executeTakeFirstOrThrow();
  const inserted = await trx
    .insertInto('patients')
    .values(patientRow(newPatient(enrollment, actor, clinic.time_zone)))
    // Somebody else may have taken the user name since we looked.
    .onConflict((conflict) => conflict.columns(['clinic_id', 'username_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return 'taken';
  await writeAudit(trx, auditEntry(actor, 'patient.enrolled', enrollment.patientId));
  return 'enrolled';
}

async function isPatient(trx: Database, username: string, clinicId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('patients')
    .select('id')
    .where('username_key', '=', usernameKey(username))
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The row of a patient. */
export const patientRow = (patient: SeedPatient): InsertObject<Tables, 'patients'> => ({
  id: patient.patientId,
  clinic_id: patient.clinicId,
  first_name: patient.firstName,
  middle_name: patient.middleName,
  last_name: patient.lastName,
  birth_date: patient.birthDate,
  username: patient.username,
  username_key: usernameKey(patient.username),
  provider_id: patient.providerId,
  gender: patient.gender,
  phone: patient.phone,
  address: json(patient.address),
  emergency_contact: json(patient.emergencyContact),
  language: patient.language,
  time_zone: patient.timeZone,
  zones: zonesColumn(patient.zones),
  consent_date: patient.consentDate,
  enrolled_at: patient.enrolledAt,
  changed_at: changesOf(patient).at,
  consent_changed_at: changesOf(patient).consentAt,
  ...(patient.billing && { billing: JSON.stringify(patient.billing) }),
  name_key: foldName(patient),
  ...lifeColumns(patient.life ?? noLife),
});

const recordQuery = (db: Database) =>
  db
    .selectFrom('patients')
    .innerJoin('clinics', 'clinics.id', 'patients.clinic_id')
    .leftJoin('accounts', 'accounts.id', 'patients.provider_id')
    .selectAll('patients')
    .select([
      'clinics.name as clinic',
      'accounts.first_name as provider_first_name',
      'accounts.middle_name as provider_middle_name',
      'accounts.last_name as provider_last_name',
    ]);

type RecordRow = Awaited<ReturnType<ReturnType<typeof recordQuery>['executeTakeFirstOrThrow']>>;

function patientOf(row: RecordRow): Patient {
  const providerName = fullName({
    firstName: row.provider_first_name,
    middleName: row.provider_middle_name,
    lastName: row.provider_last_name,
  });
  return {
    patientId: row.id,
    clinicId: row.clinic_id,
    clinicName: row.clinic,
    username: row.username,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    gender: row.gender,
    phone: row.phone,
    address: row.address === null ? null : Address.parse(row.address),
    emergencyContact: row.emergency_contact === null ? null : EmergencyContact.parse(row.emergency_contact),
    language: row.language,
    timeZone: row.time_zone,
    ...(row.zones !== null && { zones: readZones(row.zones) }),
    provider: row.provider_id === null ? null : { userId: row.provider_id, name: providerName },
    consentDate: row.consent_date,
    enrolledAt: row.enrolled_at,
    changed: { at: row.changed_at, consentAt: row.consent_changed_at },
    life: lifeOf(row),
  };
}
