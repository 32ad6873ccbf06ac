import type { NewUpload } from '@rpm/domain';
import { limits } from '@rpm/domain';
import { useApi } from '../client/ApiProvider.tsx';
import { fromBase64, toBase64 } from '../client/base64.ts';
import { useAnswer, useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { sharingEndpoints } from '../sharing/calls.ts';
import { fileEndpoints } from './calls.ts';

/** The files of a patient. @see RTE-05 */
export const useFiles = (userId: string | null) =>
  useRead(fileEndpoints.getFiles, userId === null ? null : { params: { userId }, query: {} });

/** Takes away a file that the caller has added. */
export const useRemoveFile = () => useWrite(fileEndpoints.removeFile);

/** What is sent, and how its sender follows it. */
export interface FileToSend {
  named: NewUpload;
  bytes: Uint8Array;
  /** Told how many bytes have come, after each part. */
  onReceived: (bytes: number) => void;
  /** Asked before each part. */
  isStopped: () => boolean;
}

/**
 * Sends a file in parts, from where the server says that it has come to. Called again with the same upload it goes on.
 *
 * @returns whether the file is kept; not, when it was stopped
 * @see ADR 42
 */
export function useSendFile(): (file: FileToSend) => Promise<boolean> {
  const begin = useWrite(fileEndpoints.beginFile);
  const add = useWrite(fileEndpoints.addFilePart);
  const finish = useWrite(fileEndpoints.finishFile);
  return async ({ named, bytes, onReceived, isStopped }) => {
    const { userId, uploadId } = named;
    let { received } = await begin(named);
    onReceived(received);
    while (received < bytes.length) {
      if (isStopped()) return false;
      const part = bytes.subarray(received, received + limits.filePartBytes);
      ({ received } = await add({ userId, uploadId, from: received, content: toBase64(part) }));
      onReceived(received);
    }
    if (isStopped()) return false;
    await finish({ userId, uploadId });
    return true;
  };
}

/** A new id for an upload: 256 bits, as the API has its secrets. */
export function newUploadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Of which record a file is: one that the caller may see anyway, or one that somebody shares. */
export type FileSource = 'own' | 'friend';
const partOf = { own: fileEndpoints.getFilePart, friend: sharingEndpoints.getFriendFilePart };

/** Reads a file part by part. */
export function useReadFile(
  source: FileSource = 'own',
): (userId: string, txnName: string) => Promise<Uint8Array<ArrayBuffer>[]> {
  const call = useApi();
  return async (userId, txnName) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let from = 0;
    for (;;) {
      const part = await call(partOf[source], { params: { userId, txnName }, query: { from } });
      const bytes = fromBase64(part.content);
      parts.push(bytes);
      from += bytes.length;
      if (from >= part.bytes || bytes.length === 0) return parts;
    }
  };
}

/** A file with its contents, to be shown. @param txnName `null`: nothing is read */
export function useFileContent(userId: string, txnName: string | null, source: FileSource = 'own') {
  const read = useReadFile(source);
  const subject = txnName === null ? null : JSON.stringify([partOf[source].path, userId, txnName]);
  return useAnswer(subject, null, () => read(userId, txnName ?? ''));
}
