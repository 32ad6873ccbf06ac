import type { Loadable } from '@rpm/api-client';
import { useClaims, useExportBills } from '@rpm/api-client';
import type { BillBoard, Place } from '@rpm/domain';
import { billingWords as texts } from '@rpm/domain/words/billing';
import { exportWords } from '@rpm/domain/words/export';
import { ChevronLeft, ChevronRight, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { asBeginning } from '../../hooks/asBeginning.ts';
import { lazily } from '../../hooks/lazily.ts';
import { saveFile } from '../../hooks/saveFile.ts';
import { useTask } from '../../hooks/useTask.ts';
import { Coming } from '../../layout/Loaded/Coming.tsx';
import { ExportButton } from '../../parts/export/ExportButton.tsx';
import { monthPlus, monthText } from '../../parts/money/billMonth.ts';
import { BoardKeys } from './BoardKeys.tsx';
import { GenerateBills } from './GenerateBills.tsx';
import { CloseMonth } from './MonthClose.tsx';
import type { useBoardFilters } from './useBoardFilters.ts';
import type { Chosen } from './useChosen.ts';

const exportTime = lazily(() => import('./ExportTime.tsx').then(({ ExportTime }) => ExportTime));
const everybody = { value: 'all', label: texts.allProviders } as const;

interface BoardBarProps {
  filters: ReturnType<typeof useBoardFilters>;
  loadable: Loadable<BillBoard>;
  chosen: Chosen;
  place: Place;
}

/** The month, whose patients, the files of the month, and its bills. @see SCR-04 */
export function BoardBar({ filters, loadable, chosen, place }: BoardBarProps) {
  const { month, provider, change } = filters;
  const board = loadable.state === 'ready' ? loadable.data : null;
  const providers = (board?.providers ?? []).flatMap(({ provider: each }) =>
    each ? [{ value: each.userId, label: each.name }] : [],
  );
  const go = (more: number) => change({ month: monthPlus(month, more), column: null });
  const monthShown = asBeginning(monthText(month, place));
  return (
    <>
      <p className="hidden print:block">
        {[`${texts.month}: ${monthShown}`, providers.find(({ value }) => value === provider)?.label]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mb-5 flex flex-wrap items-end gap-3 max-md:mb-3 print:hidden">
        <fieldset className="flex min-h-control items-center justify-between gap-1 rounded-md border border-line-control max-md:w-full">
          <legend className="sr-only">{texts.month}</legend>
          <IconButton name={texts.before} icon={<ChevronLeft aria-hidden="true" />} onClick={() => go(-1)} />
          <strong role="status" className="text-center md:min-w-36">
            {monthShown}
          </strong>
          <IconButton name={texts.after} icon={<ChevronRight aria-hidden="true" />} onClick={() => go(1)} />
        </fieldset>
        <Select
          label={texts.provider}
          isLabelHidden
          options={[everybody, ...providers]}
          value={provider ?? everybody.value}
          placeholder={board ? texts.emptyProvider : ''}
          onChange={(value) => change({ provider: value === everybody.value ? null : value, column: null })}
        />
        {board && (
          <Files
            key={month}
            month={month}
            hasBills={provider !== undefined || board.columns.billed.count > 0}
          />
        )}
        {board && (
          <ExportButton dialog={exportTime} label={exportWords.time} isDisabled={false}>
            {(ExportTime, onClose) => (
              <ExportTime month={month} monthName={monthText(month, place)} onClose={onClose} />
            )}
          </ExportButton>
        )}
        {board && (
          <Button
            icon={<Printer aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            onClick={() => print()}
          >
            {texts.print}
          </Button>
        )}
        {loadable.state === 'loading' && <Coming />}
        {board?.isOver && !board.closed && <CloseMonth board={board} place={place} />}
        {board && !board.closed && <GenerateBills {...{ board, provider, chosen, place }} />}
        {board && <BoardKeys isClosed={board.closed !== null} />}
      </div>
    </>
  );
}

interface FilesProps {
  month: string;
  /** Whether there may be bills of the month: claims of none are no file. */
  hasBills: boolean;
}

/** The month as files: rows for a spreadsheet, and the claims of its bills. */
function Files({ month, hasBills }: FilesProps) {
  const [isEmptySaid, sayEmpty] = useState(false);
  const exportBills = useExportBills();
  const exportClaims = useClaims();
  const csv = useTask({
    name: texts.exportCsv,
    call: () => exportBills({ month }),
    onDone: ({ fileName, content, contentType }) => saveFile(fileName, content, contentType),
  });
  const claims = useTask({
    name: texts.exportClaims,
    call: () => exportClaims({ month }),
    onDone: ({ fileName, content, contentType }) => saveFile(fileName, content, contentType),
  });
  return (
    <>
      {(
        [
          [texts.exportCsv, csv, true],
          [texts.exportClaims, claims, hasBills],
        ] as const
      ).map(([label, task, hasAny]) => (
        <Button
          key={label}
          icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          busy={task.isBusy ? texts.exporting : undefined}
          onClick={() => {
            sayEmpty(!hasAny);
            if (hasAny) void task.run();
          }}
        >
          {label}
        </Button>
      ))}
      {/* Below the bar, not between its buttons. */}
      <div className="order-last w-full empty:hidden">
        <Problem>{isEmptySaid && !hasBills ? texts.noClaims : (csv.problem ?? claims.problem)}</Problem>
      </div>
    </>
  );
}
