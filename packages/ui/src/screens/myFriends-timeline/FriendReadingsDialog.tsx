import { useFriendReadings, useReadFriendTable, useServerNow } from '@rpm/api-client';
import { isVitalKind, readingFileName, type VitalKind, vitalKinds } from '@rpm/domain';
import { friendReadingsWords as texts } from '@rpm/domain/words/friendReadings';
import { taskWords } from '@rpm/domain/words/task';
import { useState } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { vitalName } from '../../hooks/names.ts';
import { saveBytes, saveFile } from '../../hooks/saveFile.ts';
import { useTask } from '../../hooks/useTask.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { NotConfirmed } from '../../parts/security/NotConfirmed.ts';
import { useConfirmed } from '../../parts/security/useConfirmed.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { friendReadingsPdf } from './friendReadingsPdf.ts';

const pdfMaker = lazily(() => import('../../parts/pdf/makePdf.ts').then(({ makePdf }) => makePdf));

/** So many readings stand in the PDF; the table has all. */
const printedAtMost = 100;

interface FriendReadingsDialogProps {
  owner: { userId: string; name: string };
  timeZone: string;
  onClose: () => void;
}

/**
 * Saves the readings that somebody shares, of one vital, as pages or as a table. The pages hold what is read on the screen
 * as well; the table, which has all, needs a confirmation. The name of the file says nobody's.
 *
 * @see API-21, API-22, design w2
 */
export function FriendReadingsDialog({
  owner: { userId, name },
  timeZone,
  onClose,
}: FriendReadingsDialogProps) {
  const [vital, setVital] = useState<VitalKind>('BloodPressure');
  const [kind, setKind] = useState<'pdf' | 'csv'>('pdf');
  const { loadable } = useFriendReadings(userId, vital, printedAtMost);
  const readings = loadable.state === 'ready' ? loadable.data : null;
  const readTable = useReadFriendTable();
  const { confirmed, question } = useConfirmed();
  const units = useUnits();
  const now = useServerNow();
  const shown = useShownTime(timeZone);
  const { run, isBusy, problem } = useTask({
    name: texts.title,
    async call() {
      if (kind === 'csv') {
        const { fileName, content, contentType } = await confirmed(() => readTable(userId, vital));
        saveFile(fileName, content, contentType);
        return;
      }
      const makePdf = await pdfMaker.load();
      const pdf = await makePdf(
        friendReadingsPdf(readings?.result.rows ?? [], {
          vital,
          name,
          units,
          now,
          time: (at) => shown(at, 'datetime'),
        }),
        taskWords.unprintable,
      );
      saveBytes(readingFileName(vital).replace(/csv$/, 'pdf'), new Uint8Array(pdf), 'application/pdf');
    },
    says: { done: texts.done },
    refused: (error) => (error instanceof NotConfirmed ? null : undefined),
    onDone: onClose,
  });
  const isCut = (readings?.total ?? 0) > printedAtMost;
  return (
    <>
      <Dialog
        isOpen
        title={texts.title}
        onClose={() => !isBusy && onClose()}
        actions={
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button
              variant="primary"
              busy={isBusy ? texts.busy : undefined}
              isDisabled={!readings?.total}
              {...pdfMaker.interest}
              onClick={() => void run()}
            >
              {texts.download}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-6">
          <div>
            <Select
              label={texts.which}
              options={vitalKinds.map((value) => ({ value, label: vitalName(value) }))}
              value={vital}
              onChange={(value) => isVitalKind(value) && setVital(value)}
            />
            <div className="mt-2 min-h-[1lh] text-fg-muted">
              <Loaded loadable={loadable} says={texts.loading} headingLevel={3} skeleton={<Skeleton />}>
                {({ total }) => <p role="status">{texts.count({ count: total })}</p>}
              </Loaded>
            </div>
          </div>
          <RadioCards
            title={texts.as}
            headingLevel={3}
            options={[
              {
                value: 'pdf',
                label: texts.pdf,
                detail: isCut ? `${texts.pdfNote}. ${texts.newest({ count: printedAtMost })}` : texts.pdfNote,
              },
              { value: 'csv', label: texts.csv, detail: texts.csvNote },
            ]}
            value={kind}
            onChange={setKind}
          />
          <p>{texts.careful}</p>
          <Problem>{problem}</Problem>
        </div>
      </Dialog>
      {question}
    </>
  );
}
