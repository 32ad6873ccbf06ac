import type { AsRead } from '../wire/lenient.ts';
import type { ListedFile } from './listedFile.ts';
import type { ReportType } from './records.ts';

/** The parts of a file's address, as they stand in it: anybody may have written them. */
export interface FileAddressParts {
  username?: string | undefined;
  filename?: string | undefined;
  reporttype?: string | undefined;
  txnname?: string | undefined;
  reportsubtype?: string | undefined;
}

/** Stands in an address for what a person may have typed: nothing of a patient is in an address of ours. */
const unsaid = '-';

/** Where the files of a kind are found. @see RTE-05 */
export const filesPath = (kind: ReportType | 'all'): string =>
  kind === 'LabReport' ? '/my-labreports' : `/all-files/${kind}`;

/** Where a file is found: by opaque ids, without its name (behaviour R19). @see RTE-05 */
export const filePath = (userId: string, { fileId, kind }: Pick<ListedFile, 'fileId' | 'kind'>) =>
  `/uploaded-file-info/${[userId, unsaid, kind, fileId, unsaid].map(encodeURIComponent).join('/')}`;

/**
 * Which of the own files an address names. Every part must be right: the owner by id or user name, the file by its id,
 * and what else it says of it.
 *
 * @returns `null` for any fault, whatever it is
 */
export function fileAtAddress<File extends AsRead<Pick<ListedFile, 'fileId' | 'name' | 'kind' | 'about'>>>(
  files: readonly File[],
  at: FileAddressParts,
  owner: { userId: string; username: string },
): File | null {
  if (at.username !== owner.userId && at.username !== owner.username) return null;
  const says = (part: string | undefined, value: string | null) =>
    part === unsaid || (value !== null && part === value);
  const found = files.find(({ fileId }) => fileId !== null && fileId === at.txnname);
  if (!found || found.kind !== at.reporttype) return null;
  return says(at.filename, found.name) && says(at.reportsubtype, found.about) ? found : null;
}
