import { type AsRead, type FileRow, type ListedFile, readStamp } from '@rpm/domain';

/** A file of a list, from the wire's names. */
export const listedFile = ({
  txnName,
  fileName,
  reportType,
  reportSubType,
  uploadedBy,
  time,
  isOwn,
  ...same
}: AsRead<FileRow>): AsRead<ListedFile> => ({
  ...same,
  fileId: txnName,
  name: fileName,
  kind: reportType,
  about: reportSubType,
  addedBy: uploadedBy,
  addedAt: readStamp(time),
  isOwn: isOwn === true,
});
