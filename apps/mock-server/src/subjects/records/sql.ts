import type { ResourceType } from '@rpm/domain';
import type { Database } from '../../store/sql/open.ts';
import type { MedicalRecord, Records } from './contract.ts';
import type {} from './tables.ts';

/** The clinical records of the store. */
export function postgresRecords(db: Database): Records {
  return {
    async summary(patientId) {
      const [latest, counts] = await Promise.all([
        records(db, patientId)
          .distinctOn('resource_type')
          .orderBy('resource_type')
          .orderBy('at', 'desc')
          .orderBy('id')
          .execute(),
        db
          .selectFrom('records')
          .select(['resource_type', (eb) => eb.fn.countAll<string>().as('total')])
          .where('patient_id', '=', patientId)
          .groupBy('resource_type')
          .execute(),
      ]);
      const totals = new Map(counts.map(({ resource_type, total }) => [resource_type, Number(total)]));
      return latest.map((row) => ({
        resourceType: row.resource_type,
        total: totals.get(row.resource_type) ?? 1,
        latest: recordOf(row),
      }));
    },
    async page({ patientId, resourceType, page, noOfRows }) {
      const [rows, total] = await Promise.all([
        records(db, patientId)
          .where('resource_type', '=', resourceType)
          .orderBy('at', 'desc')
          .orderBy('id')
          .limit(noOfRows)
          .offset(page * noOfRows)
          .execute(),
        totalOf(db, patientId, resourceType),
      ]);
      return { rows: rows.map(recordOf), total };
    },
    async latest(patientId, rows) {
      const found = await records(db, patientId).orderBy('at', 'desc').orderBy('id').limit(rows).execute();
      return found.map(recordOf);
    },
    total: (patientId, resourceType) => totalOf(db, patientId, resourceType),
    async origins(patientId) {
      const rows = await db
        .selectFrom('records as r')
        .innerJoin('hospital_connections as c', 'c.id', 'r.connection_id')
        .innerJoin('hospitals as h', 'h.id', 'c.hospital_id')
        .select(['r.id', 'r.resource_type', 'r.source_id', 'r.kept_at'])
        .select(['h.id as hospitalId', 'h.name', 'h.endpoint'])
        .where('r.patient_id', '=', patientId)
        .orderBy('r.at', 'desc')
        .orderBy('r.id')
        .execute();
      return rows.map(({ id, resource_type, source_id, kept_at, ...hospital }) => ({
        recordId: id,
        resourceType: resource_type,
        sourceId: source_id ?? '',
        hospital,
        keptAt: kept_at,
      }));
    },
  };
}

async function totalOf(db: Database, patientId: string, resourceType?: ResourceType): Promise<number> {
  let query = db
    .selectFrom('records')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('patient_id', '=', patientId);
  if (resourceType) query = query.where('resource_type', '=', resourceType);
  return Number((await query.executeTakeFirstOrThrow()).total);
}

const records = (db: Database, patientId: string) =>
  db.selectFrom('records').selectAll().where('patient_id', '=', patientId);

type RecordRow = Awaited<ReturnType<ReturnType<typeof records>['executeTakeFirstOrThrow']>>;

const recordOf = ({
  id,
  patient_id: _,
  resource_type,
  results,
  changed_at,
  connection_id: _connection,
  source_id: _source,
  kept_at: _kept,
  source,
  ...same
}: RecordRow): MedicalRecord => ({
  ...same,
  ...(results && { results }),
  ...(changed_at && { changedAt: changed_at }),
  ...(source && { source }),
  recordId: id,
  resourceType: resource_type,
});
