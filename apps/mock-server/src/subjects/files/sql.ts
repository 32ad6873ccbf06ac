import { limits } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { keepRemoved } from '../fhir/removedRows.sql.ts';
import { removedFile } from '../fhir/removedRows.ts';
import { type Files, fileFacts, type StoredFile } from './contract.ts';
import type {} from './tables.ts';

/** All columns but the content. */
const listed = [
  'patient_id as patientId',
  'txn_name as txnName',
  'file_name as fileName',
  'content_type as contentType',
  'report_type as reportType',
  'report_sub_type as reportSubType',
  'bytes',
  'uploaded_by as uploadedBy',
  'uploaded_by_id as uploadedById',
  'at',
] as const;

/** The files of the store. */
export function postgresFiles(db: Database): Files {
  return {
    async list({ patientId, reportType }) {
      let query = db.selectFrom('files').select(listed).where('patient_id', '=', patientId);
      if (reportType) query = query.where('report_type', '=', reportType);
      const rows = await query.orderBy('at', 'desc').orderBy('txn_name').limit(limits.filesMaxRows).execute();
      return rows.map(withUploader);
    },
    async find({ patientId, fileName, reportType, reportSubType, txnName }) {
      const row = await db
        .selectFrom('files')
        .select([...listed, 'content'])
        .where('patient_id', '=', patientId)
        .where('txn_name', '=', txnName)
        .where('file_name', '=', fileName)
        .where('report_type', '=', reportType)
        .where('report_sub_type', '=', reportSubType)
        .executeTakeFirst();
      return row ? { ...withUploader(row), content: row.content.toString('base64') } : null;
    },
    async add(actor, file, maxBytes) {
      return inTransaction(db, async (trx) => {
        // So that two uploads at once do not both find room for one.
        await sql`select from patients where id = ${file.patientId} for no key update`.execute(trx);
        const { used, same } = await trx
          .selectFrom('files')
          .select(({ fn, eb }) => [
            fn.sum<string | null>('bytes').as('used'),
            fn.max(eb.case().when('txn_name', '=', file.txnName).then(1).end()).as('same'),
          ])
          .where('patient_id', '=', file.patientId)
          .executeTakeFirstOrThrow();
        if (same) return true;
        if (Number(used) + file.bytes > maxBytes) return false;
        await trx.insertInto('files').values(storedRow(file)).execute();
        await writeAudit(trx, auditEntry(actor, 'file.added', file.patientId, fileFacts(file)));
        return true;
      });
    },
    async part({ patientId, txnName }, from, length) {
      const row = await db
        .selectFrom('files')
        .select('bytes')
        .select(sql<Buffer>`substring(content from ${from + 1}::int for ${length}::int)`.as('content'))
        .where('patient_id', '=', patientId)
        .where('txn_name', '=', txnName)
        .executeTakeFirst();
      return row ? { bytes: row.bytes, content: row.content.toString('base64') } : null;
    },
    remove: (actor, { patientId, txnName }) =>
      inTransaction(db, async (trx) => {
        const row = await trx
          .deleteFrom('files')
          .where('patient_id', '=', patientId)
          .where('txn_name', '=', txnName)
          .where('uploaded_by_id', '=', actor.accountId)
          .returning(listed)
          .executeTakeFirst();
        if (!row) return false;
        await keepRemoved(trx, removedFile(patientId, txnName), actor.at);
        await writeAudit(trx, auditEntry(actor, 'file.removed', patientId, fileFacts(withUploader(row))));
        return true;
      }),
  };
}

/** Who added a file is left out where it is not known. */
const withUploader = <Row extends { uploadedById: string | null }>({ uploadedById, ...row }: Row) => ({
  ...row,
  ...(uploadedById !== null && { uploadedById }),
});

/** A file as its table holds it. */
export const storedRow = ({
  patientId,
  txnName,
  fileName,
  contentType,
  reportType,
  reportSubType,
  bytes,
  uploadedBy,
  uploadedById,
  at,
  content,
}: StoredFile) => ({
  patient_id: patientId,
  txn_name: txnName,
  file_name: fileName,
  content_type: contentType,
  report_type: reportType,
  report_sub_type: reportSubType,
  bytes,
  uploaded_by: uploadedBy,
  uploaded_by_id: uploadedById ?? null,
  at,
  content: Buffer.from(content, 'base64'),
});
