import { ApiError, useImportRates } from '@rpm/api-client';
import {
  type KnownCode,
  type KnownRate,
  type OnBad,
  type RateImport,
  rateImport,
  rateRows,
  toCsv,
} from '@rpm/domain';
import { rateImportWords as texts } from '@rpm/domain/words/rateImport';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { saveFile } from '../../hooks/saveFile.ts';
import { useTask } from '../../hooks/useTask.ts';
import { FileField } from '../../parts/files/FileField.tsx';
import { RateDifferences, WrongLines } from './RateDifferences.tsx';
import { broughtBy, plainRate, type RateFile, readRateFile } from './rateFile.ts';

interface RateImportDialogProps {
  /** What there is now: the differences follow it. */
  codes: readonly KnownCode[];
  rates: readonly KnownRate[];
  onBad: OnBad;
  /** Somebody else has changed a code: both are read anew. */
  onStale: () => void;
  onClose: () => void;
}

/** Brings the rates of a file into the codes, after it has shown what changes (t6). Load it by `import()`. @see SCR-04 */
export function RateImportDialog({ codes, rates, onBad, onStale, onClose }: RateImportDialogProps) {
  const call = useImportRates();
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<RateFile | null>(null);
  const [isTried, setTried] = useState(false);
  const known = { codes, rates: rates.map(plainRate) };
  const brought = read && 'table' in read ? broughtBy(read.table, known) : null;
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: (wish: RateImport) => call(wish),
    says: { done: (_, { rates: sent }) => texts.done({ count: sent.length }) },
    refused: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return undefined;
      onStale();
      return texts.changed;
    },
    onDone: onClose,
  });
  async function choose(chosen: File | null) {
    clear();
    setTried(false);
    setFile(chosen);
    setRead(null);
    if (!chosen) return;
    const found = await readRateFile(chosen);
    setFile((now) => {
      if (now === chosen) setRead(found);
      return now;
    });
  }
  const ownError = read && 'error' in read ? read.error : (brought?.error ?? null);
  const error = ownError ?? (isTried && !file ? texts.errors.required : undefined);
  const wish = brought && !brought.error ? rateImport(brought.lines, codes) : null;
  return (
    <Dialog
      isOpen
      width="wide"
      closesOutside={false}
      title={texts.title}
      description={texts.says}
      onClose={onClose}
      aside={
        rates.length > 0 && (
          <Button
            variant="ghost"
            icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            onClick={() => saveFile(`${texts.fileName}.csv`, toCsv(rateRows(known.rates)), 'text/csv')}
          >
            {texts.save}
          </Button>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            busy={isBusy ? texts.busy : undefined}
            isDisabled={file !== null && wish === null}
            onClick={() => {
              setTried(true);
              if (wish) void run(wish);
            }}
          >
            {texts.import}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FileField
          says={texts.file}
          accept=".csv,text/csv"
          file={file}
          error={error}
          onChange={(chosen) => void choose(chosen)}
        />
        {brought && brought.wrong.length > 0 && <WrongLines wrong={brought.wrong} />}
        {brought && brought.wrong.length === 0 && brought.lines.length > 0 && (
          <RateDifferences lines={brought.lines} onBad={onBad} />
        )}
        <Problem>{problem}</Problem>
      </div>
    </Dialog>
  );
}
