import type { FileContent, ReportType } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** A file of a patient's record as it is kept. */
export interface StoredFile extends Omit<FileContent, 'time' | 'isOwn'> {
  patientId: string;
  /** The account; not known of what came before accounts were noted. */
  uploadedById?: string;
  at: Date;
}

/** What is known of a file without its content. */
export type FileFacts = Omit<StoredFile, 'content'>;

/** All that names one file. */
export type FileAddress = Pick<
  StoredFile,
  'patientId' | 'fileName' | 'reportType' | 'reportSubType' | 'txnName'
>;

export interface Files {
  /** The newest ones, without their contents, newest first. @param search all types when none is given */
  list(search: { patientId: string; reportType: ReportType | undefined }): Promise<FileFacts[]>;
  /** The file with its content, if every part of its address is right. */
  find(address: FileAddress): Promise<StoredFile | null>;
  /**
   * Keeps a file, with its audit entry, while the patient has room for it. One that is kept already changes nothing.
   *
   * @param maxBytes all files of the patient together
   * @returns whether it is kept
   */
  add(actor: Actor, file: StoredFile, maxBytes: number): Promise<boolean>;
  /** Some bytes of a file, and how many it has. */
  part(
    file: Pick<StoredFile, 'patientId' | 'txnName'>,
    from: number,
    length: number,
  ): Promise<{ bytes: number; content: string } | null>;
  /** Takes a file away, with its audit entry, if the actor has added it. @returns whether it did */
  remove(actor: Actor, file: Pick<StoredFile, 'patientId' | 'txnName'>): Promise<boolean>;
}

/** What names an upload: whose it is decides who may go on with it. */
export interface UploadKey {
  patientId: string;
  uploadId: string;
  accountId: string;
}

/** A file that is on its way. */
export interface Upload extends UploadKey, Pick<StoredFile, 'fileName' | 'contentType' | 'reportType'> {
  clinicId: string;
  reportSubType: string;
  bytes: number;
  at: Date;
}

/** Files on their way, in parts. @see ADR 42 */
export interface FileUploads {
  /**
   * Begins an upload, or finds it.
   *
   * @param maxBytes how much of a patient may be kept and on its way in all
   * @returns how many bytes have come; `full`: there is no room for it; `null` when the id is that of another file
   */
  begin(upload: Upload, maxBytes: number): Promise<number | 'full' | null>;
  /** Keeps the next part; another part than the next changes nothing. @returns how many bytes have come; `null`: no such upload, or more than it has */
  add(key: UploadKey, from: number, content: Uint8Array): Promise<number | null>;
  /** The upload and what has come of it. */
  whole(key: UploadKey): Promise<{ upload: Upload; content: Uint8Array } | null>;
  /** Forgets an upload. */
  drop(key: UploadKey): Promise<void>;
  /** Forgets those that were begun before. @returns how many */
  dropBefore(at: Date): Promise<number>;
}

/** What the audit log says of a file: nothing that somebody typed. */
export const fileFacts = ({ txnName, reportType, contentType, bytes }: FileFacts) => ({
  txnName,
  reportType,
  contentType,
  bytes,
});

declare module '../../store/Store.ts' {
  interface StoreParts {
    files: Files;
    fileUploads: FileUploads;
  }
}
