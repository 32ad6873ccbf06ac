import { Address, EmergencyContact, formatStamp, fullName } from '@rpm/domain';
import type { Patient, Patients } from '../contracts/patients.ts';
import type { Database } from './open.ts';

/** The patients of the store. */
export function postgresPatients(db: Database): Patients {
  return {
    async find(userId) {
      const row = await recordQuery(db).where('patients.id', '=', userId).executeTakeFirst();
      return row ? patientOf(row) : null;
    },
    async findByUsername(key) {
      const row = await recordQuery(db).where('patients.username_key', '=', key).executeTakeFirst();
      return row ? patientOf(row) : null;
    },
  };
}

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
    clinicId: row.clinic_id,
    record: {
      userId: row.id,
      username: row.username,
      firstName: row.first_name,
      middleName: row.middle_name,
      lastName: row.last_name,
      dob: row.birth_date,
      gender: row.gender,
      phone: row.phone,
      address: row.address === null ? null : Address.parse(row.address),
      emergencyContact: row.emergency_contact === null ? null : EmergencyContact.parse(row.emergency_contact),
      language: row.language,
      timeZone: row.time_zone,
      clinic: row.clinic,
      provider: row.provider_id === null ? null : { userId: row.provider_id, name: providerName },
      consentDate: row.consent_date,
      enrolled: formatStamp(row.enrolled_at),
    },
  };
}
