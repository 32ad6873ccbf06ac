import { ApiError, newUploadId, useSendFile } from '@rpm/api-client';
import { limits, type NewUpload, type ReportType } from '@rpm/domain';
import { fileWords } from '@rpm/domain/words/file';
import { useEffect, useRef, useState } from 'react';
import { useTask } from '../../hooks/useTask.ts';
import { megabytes } from './fileText.ts';

const text = fileWords.upload;
const kinds = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** Why a file is not even sent; the server decides by its content what is kept. */
export function faultOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!kinds.some((kind) => kind === type)) return text.wrongKind;
  if (size > limits.uploadMaxBytes) return text.tooLarge({ size: megabytes(size) });
  return size === 0 ? text.empty : null;
}

/** A name that the record takes: what no file system takes becomes a line. */
export const nameOf = ({ name }: Pick<File, 'name'>) =>
  name.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069/\\:*?"<>|]/gu, '_').slice(-limits.shortTextMaxCharacters);

/** Where an upload stands. */
export type UploadState = 'sending' | 'checking' | 'saved' | 'stopped' | 'waiting' | 'failed' | 'refused';

interface UploadProps {
  file: File;
  userId: string;
  reportType: ReportType;
}

/**
 * One file on its way. It begins by itself, can be stopped, and goes on from where it was when the connection is back.
 *
 * @see ADR 42
 */
export function useUpload({ file, userId, reportType }: UploadProps) {
  const send = useSendFile();
  const [uploadId] = useState(newUploadId);
  const [received, setReceived] = useState(0);
  const isStopped = useRef(false);
  const [ended, setEnded] = useState<'saved' | 'stopped' | 'refused' | null>(null);
  const task = useTask({
    name: fileWords.one,
    call: async () => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const named = {
        userId,
        uploadId,
        reportType,
        reportSubType: reportType,
        fileName: nameOf(file),
        contentType: file.type as NewUpload['contentType'],
        bytes: bytes.length,
      };
      return send({ named, bytes, onReceived: setReceived, isStopped: () => isStopped.current }).catch(
        (error) => {
          // What is in it is what it is: the same file is refused each time.
          if (error instanceof ApiError && error.status === 400) setEnded('refused');
          throw error;
        },
      );
    },
    // Only the server has looked into it, and knows how much room there is.
    refused: (error) =>
      error instanceof ApiError && (error.status === 400 || error.status === 413)
        ? (error.serverMessage ?? undefined)
        : undefined,
    onDone: (isKept) => setEnded(isKept ? 'saved' : 'stopped'),
  });
  const { run, isBusy, problem } = task;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run();
  }, [run]);
  // What the connection cut off goes on when it is back.
  useEffect(() => {
    if (!problem || ended === 'refused') return;
    const goOn = () => void run();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [problem, ended, run]);
  const state = stateOf();
  return {
    state,
    received,
    problem,
    stop: () => {
      isStopped.current = true;
      if (!isBusy) setEnded('stopped');
    },
    retry: () => {
      isStopped.current = false;
      setEnded(null);
      return run();
    },
  };

  function stateOf(): UploadState {
    if (isBusy) return received >= file.size ? 'checking' : 'sending';
    if (ended) return ended;
    if (problem) return navigator.onLine ? 'failed' : 'waiting';
    return 'sending';
  }
}
