import { type FileContent, type FileRow, type FileViewsAnswer, formatStamp, fullName } from '@rpm/domain';
import type { FileFacts, StoredFile } from './contract.ts';
import type { KnownViews } from './views.contract.ts';

/** A file as a list answers it. */
export const fileRow = (
  { patientId: _patient, at, uploadedById, ...file }: FileFacts,
  callerId?: string,
): FileRow => ({
  ...file,
  time: formatStamp(at),
  ...(uploadedById !== undefined && uploadedById === callerId && { isOwn: true as const }),
});

/** A file as it is answered by itself. */
export const fileContent = ({ content, ...facts }: StoredFile): FileContent => ({
  ...fileRow(facts),
  content,
});

/** Who saw a file, as the API answers it. */
export const fileViews = ({ since, rows }: KnownViews): FileViewsAnswer => ({
  since: since && formatStamp(since),
  result: rows.map(({ accountId, at, lastAt, account }) => ({
    userId: accountId,
    name: fullName(account),
    role: account.role,
    clinic: account.clinicName,
    from: formatStamp(at),
    to: formatStamp(lastAt),
  })),
});
