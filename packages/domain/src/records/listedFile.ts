import type { fileContentTypes, ReportType } from './records.ts';

/** A file as a list has it, without its content. */
export interface ListedFile {
  /** Names one upload, so that two files of one name stay apart. */
  fileId: string;
  name: string;
  contentType: (typeof fileContentTypes)[number];
  /** What it is about. */
  kind: ReportType;
  /** The same in the words of whoever added it. */
  about: string;
  bytes: number;
  addedBy: string;
  addedAt: Date;
  /** Whether the reader added it, and may take it away. */
  isOwn: boolean;
}
