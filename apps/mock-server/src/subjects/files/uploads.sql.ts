import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { FileUploads, Upload, UploadKey } from './contract.ts';
import { isSameFile } from './sameFile.ts';
import type {} from './tables.ts';

const columns = [
  'patient_id as patientId',
  'upload_id as uploadId',
  'account_id as accountId',
  'clinic_id as clinicId',
  'file_name as fileName',
  'content_type as contentType',
  'report_type as reportType',
  'report_sub_type as reportSubType',
  'bytes',
  'at',
] as const;

/** Files on their way, in the store. */
export function postgresFileUploads(db: Database): FileUploads {
  return {
    begin: (upload, maxBytes) =>
      inTransaction(db, async (trx) => {
        const { patientId, uploadId } = upload;
        // So that two that begin at once do not both find room for one.
        await sql`select from patients where id = ${patientId} for no key update`.execute(trx);
        const known = await trx
          .selectFrom('file_uploads')
          .select(columns)
          .where('patient_id', '=', patientId)
          .where('upload_id', '=', uploadId)
          .executeTakeFirst();
        if (known) return isSameFile(known, upload) ? receivedOf(trx, upload) : null;
        const used = (await sum(trx, 'files', patientId)) + (await sum(trx, 'file_uploads', patientId));
        if (used + upload.bytes > maxBytes) return 'full';
        await trx.insertInto('file_uploads').values(uploadRow(upload)).execute();
        return 0;
      }),
    add: (key, from, content) =>
      inTransaction(db, async (trx) => {
        // One part at a time: two that come at once do not both become the next.
        const upload = await found(trx, key).forUpdate().executeTakeFirst();
        if (!upload) return null;
        const received = await receivedOf(trx, key);
        if (from !== received) return received;
        if (received + content.length > upload.bytes) return null;
        await trx
          .insertInto('file_upload_parts')
          .values({
            patient_id: key.patientId,
            upload_id: key.uploadId,
            clinic_id: upload.clinicId,
            from_byte: from,
            content: Buffer.from(content),
          })
          .execute();
        return received + content.length;
      }),
    async whole(key) {
      const upload = await found(db, key).executeTakeFirst();
      if (!upload) return null;
      const parts = await db
        .selectFrom('file_upload_parts')
        .select('content')
        .where('patient_id', '=', key.patientId)
        .where('upload_id', '=', key.uploadId)
        .orderBy('from_byte')
        .execute();
      return { upload, content: new Uint8Array(Buffer.concat(parts.map(({ content }) => content))) };
    },
    async drop({ patientId, uploadId, accountId }) {
      await db
        .deleteFrom('file_uploads')
        .where('patient_id', '=', patientId)
        .where('upload_id', '=', uploadId)
        .where('account_id', '=', accountId)
        .execute();
    },
    async dropBefore(at) {
      const { numDeletedRows } = await db
        .deleteFrom('file_uploads')
        .where('at', '<', at)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

const found = (db: Database, { patientId, uploadId, accountId }: UploadKey) =>
  db
    .selectFrom('file_uploads')
    .select(columns)
    .where('patient_id', '=', patientId)
    .where('upload_id', '=', uploadId)
    .where('account_id', '=', accountId);

/** How many bytes of a patient a table has, or will have. */
async function sum(db: Database, table: 'files' | 'file_uploads', patientId: string): Promise<number> {
  const { used } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.sum<string | null>('bytes').as('used'))
    .where('patient_id', '=', patientId)
    .executeTakeFirstOrThrow();
  return Number(used);
}

async function receivedOf(db: Database, { patientId, uploadId }: UploadKey): Promise<number> {
  const { received } = await db
    .selectFrom('file_upload_parts')
    .select(sql<string | null>`sum(length(content))`.as('received'))
    .where('patient_id', '=', patientId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirstOrThrow();
  return Number(received);
}

const uploadRow = (upload: Upload) => ({
  patient_id: upload.patientId,
  upload_id: upload.uploadId,
  account_id: upload.accountId,
  clinic_id: upload.clinicId,
  file_name: upload.fileName,
  content_type: upload.contentType,
  report_type: upload.reportType,
  report_sub_type: upload.reportSubType,
  bytes: upload.bytes,
  at: upload.at,
});
