import type { FileContent, FileRow, ReportType } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** A file of a patient's record as it is kept. */
export interface StoredFile extends Omit<FileContent, 'time'> {
  patientId: string;
  at: Date;
}

/** All that names one file. */
export type FileAddress = Pick<
  StoredFile,
  'patientId' | 'fileName' | 'reportType' | 'reportSubType' | 'txnName'
>;

export interface Files {
  /** The newest ones, without their contents, newest first. @param search all types when none is given */
  list(search: { patientId: string; reportType: ReportType | undefined }): Promise<FileRow[]>;
  /** The file with its content, if every part of its address is right. */
  find(address: FileAddress): Promise<FileContent | null>;
  /**
   * Keeps a file, with its audit entry, while the patient has room for it.
   *
   * @param maxBytes all files of the patient together
   * @returns whether it was kept
   */
  add(actor: Actor, file: StoredFile, maxBytes: number): Promise<boolean>;
}
