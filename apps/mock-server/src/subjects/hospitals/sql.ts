import { compareHospitals, fullName, isHospitalMeant, limits, readHospitalSearch } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { keepRemoved } from '../fhir/removedRows.sql.ts';
import { removedRecord } from '../fhir/removedRows.ts';
import type { Hospitals, KnownConnection, StoredConnection } from './contract.ts';
import { keepRecords, rowsAtOnce } from './keepRecords.sql.ts';
import { connectionOf, connectionRow, hospitalOf, hospitalRow } from './rows.sql.ts';
import { synced } from './synced.ts';
import type {} from './tables.ts';

/** The hospitals of the store. */
export function postgresHospitals(db: Database): Hospitals {
  const connections = () =>
    db
      .selectFrom('hospital_connections as c')
      .innerJoin('hospitals as h', 'h.id', 'c.hospital_id')
      .selectAll('c')
      .select([
        'h.name',
        'h.line',
        'h.city',
        'h.state as region',
        'h.zip',
        'h.endpoint',
        'h.client_id',
        'h.client_auth',
      ])
      .select((eb) =>
        eb
          .selectFrom('records as r')
          .select((all) => all.fn.countAll<string>().as('count'))
          .whereRef('r.connection_id', '=', 'c.id')
          .as('records'),
      );
  type Row = Awaited<ReturnType<ReturnType<typeof connections>['executeTakeFirstOrThrow']>>;
  const known = ({
    name,
    line,
    city,
    region,
    zip,
    endpoint,
    client_id,
    client_auth,
    records,
    ...row
  }: Row): KnownConnection => ({
    ...connectionOf(row),
    hospital: {
      hospitalId: row.hospital_id,
      name,
      line,
      city,
      state: region,
      zip,
      endpoint,
      clientId: client_id,
      clientAuth: client_auth,
    },
    records: Number(records),
  });
  const listed = () => db.selectFrom('hospitals').selectAll().where('is_listed', '=', true);
  return {
    async search(typed, most) {
      const search = readHospitalSearch(typed);
      let query = listed();
      if (search.zip !== null) query = query.where('zip', 'like', `${search.zip.slice(0, 3)}%`);
      for (const word of search.words)
        query = query.where(
          sql<string>`lower(name || ' ' || city || ' ' || state)`,
          'like',
          `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`,
        );
      const rows = await query
        .orderBy(
          search.zip === null ? sql`name collate "C"` : sql`zip = ${search.zip} desc, name collate "C"`,
        )
        .orderBy('id')
        .limit(most)
        .execute();
      return rows
        .map(hospitalOf)
        .filter((each) => isHospitalMeant(each, search))
        .sort((a, b) => compareHospitals(a, b, search));
    },
    async find(hospitalId) {
      const row = await listed().where('id', '=', hospitalId).executeTakeFirst();
      return row ? hospitalOf(row) : null;
    },
    replaceDirectory: (all) =>
      inTransaction(db, async (trx) => {
        await trx.updateTable('hospitals').set({ is_listed: false }).execute();
        for (let at = 0; at < all.length; at += rowsAtOnce)
          await trx
            .insertInto('hospitals')
            .values(all.slice(at, at + rowsAtOnce).map(hospitalRow))
            .onConflict((conflict) =>
              conflict.column('id').doUpdateSet(({ ref }) => ({
                name: ref('excluded.name'),
                line: ref('excluded.line'),
                city: ref('excluded.city'),
                state: ref('excluded.state'),
                zip: ref('excluded.zip'),
                endpoint: ref('excluded.endpoint'),
                client_id: ref('excluded.client_id'),
                client_auth: ref('excluded.client_auth'),
                is_listed: true,
              })),
            )
            .execute();
        // Nobody is connected to them, so nobody misses them.
        await sql`delete from hospitals h where not is_listed
          and not exists (select from hospital_connections c where c.hospital_id = h.id)`.execute(trx);
      }),
    async ofPatient(patientId) {
      return (await connections().where('c.patient_id', '=', patientId).execute()).map(known);
    },
    async ofClinic(clinicId, most) {
      const rows = await connections()
        .innerJoin('patients as p', 'p.id', 'c.patient_id')
        .select(['p.first_name', 'p.middle_name', 'p.last_name'])
        .where('c.clinic_id', '=', clinicId)
        .where('c.ended_at', 'is', null)
        .orderBy('c.asked_at', 'desc')
        .orderBy('c.id')
        .limit(most)
        .execute();
      return rows.map(({ first_name, middle_name, last_name, ...row }) => ({
        ...known(row),
        patientName: fullName({ firstName: first_name, middleName: middle_name, lastName: last_name }),
      }));
    },
    async one(connectionId) {
      const row = await connections()
        .where('c.id', '=', connectionId)
        .where('c.ended_at', 'is', null)
        .executeTakeFirst();
      return row ? known(row) : null;
    },
    ask: (actor, { connectionId, patientId, hospitalId, kinds, asked }) =>
      inTransaction(db, async (trx) => {
        // One at a time for a patient, so that two do not both find the last place free.
        await sql`select from patients where id = ${patientId} for no key update`.execute(trx);
        const own = await trx
          .selectFrom('hospital_connections')
          .select(['id', 'hospital_id'])
          .where('patient_id', '=', patientId)
          .where('ended_at', 'is', null)
          .execute();
        const isThere = own.some(({ id }) => id === connectionId);
        if (!isThere && own.some(({ hospital_id }) => hospital_id === hospitalId)) return 'taken';
        if (!isThere && own.length >= limits.hospitalConnectionsMax) return 'full';
        const connection: StoredConnection = {
          connectionId,
          clinicId: actor.clinicId,
          patientId,
          hospitalId,
          kinds,
          state: 'Requested',
          askedAt: actor.at,
          asked,
          tokens: null,
          lastGoodAt: null,
          syncBegunAt: null,
          endedAt: null,
          runs: [],
        };
        const row = connectionRow(connection);
        const { kinds: wanted, asked_at, state_hash, verifier } = row;
        await trx
          .insertInto('hospital_connections')
          .values(row)
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet({ kinds: wanted, asked_at, state_hash, verifier }),
          )
          .execute();
        await writeAudit(trx, auditEntry(actor, 'hospital.asked', connectionId, { kinds: [...kinds] }));
        return 'asked';
      }),
    async takeAsked(patientId, stateHash, after) {
      const row = await connections()
        .where('c.patient_id', '=', patientId)
        .where('c.state_hash', '=', stateHash)
        .where('c.asked_at', '>', after)
        .where('c.ended_at', 'is', null)
        .executeTakeFirst();
      if (!row) return null;
      const { numUpdatedRows } = await db
        .updateTable('hospital_connections')
        .set({ state_hash: null, verifier: null })
        .where('id', '=', row.id)
        .where('state_hash', '=', stateHash)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? known(row) : null;
    },
    connect: (actor, connectionId, tokens) =>
      inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('hospital_connections')
          .set({ tokens, state: 'Connected' })
          .where('id', '=', connectionId)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await writeAudit(trx, auditEntry(actor, 'hospital.connected', connectionId));
      }),
    async saveTokens(connectionId, tokens) {
      await db
        .updateTable('hospital_connections')
        .set({ tokens })
        .where('id', '=', connectionId)
        .where('ended_at', 'is', null)
        .execute();
    },
    async beginSync(connectionId, at, dead) {
      const { numUpdatedRows } = await db
        .updateTable('hospital_connections')
        .set({ sync_begun_at: at, synced_at: at })
        .where('id', '=', connectionId)
        .where('ended_at', 'is', null)
        .where((eb) => eb.or([eb('sync_begun_at', 'is', null), eb('sync_begun_at', '<=', dead)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    endSync: (connectionId, at, found) =>
      inTransaction(db, async (trx) => {
        const row = await trx
          .selectFrom('hospital_connections as c')
          .innerJoin('hospitals as h', 'h.id', 'c.hospital_id')
          .selectAll('c')
          .select('h.name as hospitalName')
          .where('c.id', '=', connectionId)
          .where('c.ended_at', 'is', null)
          .forUpdate('c')
          .executeTakeFirst();
        if (!row) return;
        const connection = connectionOf(row);
        const counts = await keepRecords(trx, connection, row.hospitalName, found, at);
        const { state, sync_begun_at, last_good_at, runs } = connectionRow(
          synced(connection, at, found, counts),
        );
        await trx
          .updateTable('hospital_connections')
          .set({ state, sync_begun_at, last_good_at, runs })
          .where('id', '=', connectionId)
          .execute();
      }),
    end: (actor, { patientId, connectionId, forget }) =>
      inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('hospital_connections')
          .set({ state: 'Disconnected', state_hash: null, verifier: null, tokens: null, ended_at: actor.at })
          .where('id', '=', connectionId)
          .where('patient_id', '=', patientId)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        const forgotten = await trx
          .deleteFrom('records')
          .where('connection_id', '=', connectionId)
          .where('patient_id', '=', patientId)
          .$if(!forget, (query) => query.where(sql<boolean>`false`))
          .returning(['resource_type as type', 'id'])
          .execute();
        if (numUpdatedRows === 0n && forgotten.length === 0) return false;
        await keepRemoved(
          trx,
          forgotten.flatMap((row) => removedRecord(patientId, row)),
          actor.at,
        );
        await writeAudit(trx, auditEntry(actor, 'hospital.ended', connectionId, { forget }));
        return true;
      }),
    async due(before, most) {
      const { rows } = await sql<{ id: string }>`
        select c.id from hospital_connections c join patients p on p.id = c.patient_id
        where c.ended_at is null and c.tokens is not null and coalesce(c.synced_at, c.asked_at) < ${before}
          and p.merged_into is null and p.discharged_at is null
        order by coalesce(c.synced_at, c.asked_at), c.id limit ${most}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}
