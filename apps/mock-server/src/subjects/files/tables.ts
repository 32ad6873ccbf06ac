import type { FileRow } from '@rpm/domain';
import type { Generated } from 'kysely';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    files: {
      patient_id: string;
      txn_name: string;
      file_name: string;
      content_type: FileRow['contentType'];
      report_type: FileRow['reportType'];
      report_sub_type: string;
      bytes: number;
      uploaded_by: string;
      at: Date;
      content: Buffer;
      uploaded_by_id: string | null;
      /** Of a file from before views were kept. */
      views_since: Generated<Date | null>;
    };
    file_views: { patient_id: string; txn_name: string; account_id: string; at: Date; last_at: Date };
    file_uploads: {
      patient_id: string;
      upload_id: string;
      account_id: string;
      clinic_id: string;
      file_name: string;
      content_type: FileRow['contentType'];
      report_type: FileRow['reportType'];
      report_sub_type: string;
      bytes: number;
      at: Date;
    };
    file_upload_parts: {
      patient_id: string;
      upload_id: string;
      clinic_id: string;
      from_byte: number;
      content: Buffer;
    };
  }
}
