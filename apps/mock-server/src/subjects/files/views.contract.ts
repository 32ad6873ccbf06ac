import type { Reader } from '../access/contract.ts';
import type { Actor } from '../accounts/contract.ts';
import type { StoredFile } from './contract.ts';

/** What names a file among all. */
type FileKey = Pick<StoredFile, 'patientId' | 'txnName'>;

/** That somebody was given what a file holds: for the first time, and when it was last begun. */
export interface FileView {
  accountId: string;
  at: Date;
  lastAt: Date;
}

/** All of whom that is known. */
export interface KnownViews {
  /** Since when it is known, of a file that was there before; else `null`. */
  since: Date | null;
  rows: (FileView & { account: Reader })[];
}

/** Who was given what files hold. A row is of one person and one file, goes where the file goes, and is gone with either. */
export interface FileViews {
  /**
   * Takes down that somebody is given what a file holds from a place on. The same person again is the same row, whose
   * last time follows when it is given from its beginning.
   */
  note(reader: Pick<Actor, 'accountId' | 'at'>, file: FileKey, from: number): Promise<void>;
  /** Who it was, whoever was last first, the newest `limits.fileViewsMaxRows`; `null`: there is no such file. */
  of(file: FileKey): Promise<KnownViews | null>;
  /** The same of all files of a patient, without the names. */
  ofPatient(patientId: string): Promise<(FileView & Pick<FileKey, 'txnName'>)[]>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    fileViews: FileViews;
  }
}
