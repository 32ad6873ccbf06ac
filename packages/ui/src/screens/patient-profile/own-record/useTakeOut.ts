import { ApiError, useExportOwnRecord, useReadFile } from '@rpm/api-client';
import { formatDate, type OwnRecord, readCalendarDate, type UserRecord } from '@rpm/domain';
import { ownRecordWords } from '@rpm/domain/words/ownRecord';
import { taskWords } from '@rpm/domain/words/task';
import { useRef, useState } from 'react';
import { lazily } from '../../../hooks/lazily.ts';
import { saveBytes } from '../../../hooks/saveFile.ts';
import { useTask } from '../../../hooks/useTask.ts';
import { useShownTime } from '../../../parts/person/when.ts';
import { NotConfirmed } from '../../../parts/security/NotConfirmed.ts';
import { useConfirmed } from '../../../parts/security/useConfirmed.tsx';
import { useUnits } from '../../../providers/preferences/PreferencesProvider.tsx';

const texts = ownRecordWords.takeOut;

/** What makes the archive is large, and asked for by few. */
export const archiver = lazily(async () => {
  const [{ zipped }, { recordPdf }, { makePdf }] = await Promise.all([
    import('./archive.ts'),
    import('./recordPdf.ts'),
    import('../../../parts/pdf/makePdf.ts'),
  ]);
  return { zipped, recordPdf, makePdf };
});

/** Somebody pressed Stop. */
class Stopped extends Error {}
/** A file did not come. */
class FileMissing extends Error {}

/** Ends when somebody presses Stop, and never else. */
const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Stopped())));

/** What is being done. */
export type Step = { is: 'record' | 'pack' } | { is: 'file'; at: number; count: number };

/**
 * Takes the own record out: the record, its files one after the other, and all of it as one archive. Nothing is saved
 * before everything is there.
 *
 * @see https://www.ecfr.gov/current/title-45/section-164.524
 */
export function useTakeOut({ userId }: UserRecord, timeZone: string) {
  const read = useReadFile();
  const exportOwn = useExportOwnRecord();
  const { confirmed, question } = useConfirmed();
  const units = useUnits();
  const shown = useShownTime(timeZone);
  const [step, setStep] = useState<Step | null>(null);
  const stop = useRef<AbortController>(null);

  async function filesOf({ files }: OwnRecord, signal: AbortSignal): Promise<Uint8Array[]> {
    const contents: Uint8Array[] = [];
    for (const [at, { txnName }] of files.entries()) {
      if (signal.aborted) throw new Stopped();
      setStep({ is: 'file', at: at + 1, count: files.length });
      const parts = await Promise.race([read(userId, txnName), ended(signal)]).catch((error: unknown) => {
        if (error instanceof Stopped) throw error;
        throw error instanceof ApiError && error.status === 401 ? error : new FileMissing();
      });
      contents.push(new Uint8Array(await new Blob(parts).arrayBuffer()));
    }
    return contents;
  }

  const task = useTask({
    name: texts.title,
    async call() {
      const controller = new AbortController();
      const { signal } = controller;
      stop.current = controller;
      try {
        setStep({ is: 'record' });
        const tools = archiver.load();
        const record = await confirmed(() => exportOwn({ userId }));
        const files = await filesOf(record, signal);
        setStep({ is: 'pack' });
        const { zipped, recordPdf, makePdf } = await tools;
        const time = (stamp: string) => shown(stamp, 'datetime');
        const pdf = await makePdf(
          recordPdf(record, {
            units,
            time,
            date: (day) => {
              const date = day === null ? null : readCalendarDate(day);
              return date ? formatDate(date) : '—';
            },
          }),
          taskWords.unprintable,
        );
        if (signal.aborted) throw new Stopped();
        saveBytes(
          `health-record-${record.exported.slice(0, 8)}.zip`,
          zipped(record, { pdf, files, units, time }),
          'application/zip',
        );
      } finally {
        setStep(null);
      }
    },
    says: { done: texts.done },
    refused: (error) => {
      if (error instanceof NotConfirmed) return null;
      if (error instanceof Stopped) return texts.stopped;
      if (error instanceof FileMissing) return texts.failedFile;
      return error instanceof ApiError && error.status === 413 ? texts.tooLarge : undefined;
    },
  });
  return { ...task, step, question, stop: () => stop.current?.abort() };
}
