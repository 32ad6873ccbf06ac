import type { Upload } from './contract.ts';

/** Whether one goes on with the same file: all that was said of it at the beginning is said again. */
export const isSameFile = (one: Upload, other: Upload): boolean =>
  one.accountId === other.accountId &&
  one.fileName === other.fileName &&
  one.contentType === other.contentType &&
  one.reportType === other.reportType &&
  one.reportSubType === other.reportSubType &&
  one.bytes === other.bytes;
