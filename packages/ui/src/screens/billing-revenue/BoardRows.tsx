import {
  type BillBoard,
  type BoardRow,
  gainOf,
  type Place,
  papersPath,
  patientRecordPath,
} from '@rpm/domain';
import { billingWords as texts } from '@rpm/domain/words/billing';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { cx } from 'class-variance-authority';
import { MessageSquare } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { dayText } from '../../parts/money/dayText.ts';
import { dollars } from '../../parts/money/dollars.ts';
import { CallButton } from '../../parts/timer/CallButton.tsx';
import { codesText, columnName, leftText, missingText, momentText } from './billLine.ts';
import type { ShownColumn, useBoardFilters } from './useBoardFilters.ts';
import type { Chosen } from './useChosen.ts';

interface BoardRowsProps {
  column: ShownColumn;
  rows: readonly BoardRow[];
  reasons: BillBoard['columns']['notBillable']['reasons'];
  /** `null` where nobody can be chosen: the month is closed, or runs. */
  chosen: Chosen | null;
  /** The month is closed: nothing of it can be saved any more. */
  isClosed: boolean;
  filters: ReturnType<typeof useBoardFilters>;
  place: Place;
}

const { heads } = billMonthWords;
/** Heads and rows of a column stand under each other from the tablet on. */
const grid = {
  atRisk: 'md:grid md:grid-cols-[minmax(0,1fr)_6.5rem_2.5rem_4rem_8.5rem] md:gap-x-2.5',
  billable: 'md:grid md:grid-cols-[minmax(0,1fr)_2.5rem_4.5rem] md:gap-x-2.5',
  notBillable: 'md:grid md:grid-cols-[minmax(0,1fr)_2.5rem] md:gap-x-2.5',
  billed: 'md:grid md:grid-cols-[minmax(0,1fr)_2.5rem_4.5rem] md:gap-x-2.5',
} as const satisfies Record<ShownColumn, string>;
/** In a closed month nothing can be had any more: no last day, and nothing to do at the end of a row. */
const gridOf = (column: ShownColumn, isClosed: boolean) =>
  grid[isClosed && column === 'atRisk' ? 'billable' : column];

/** The patients of one column. @see SCR-04 */
export function BoardRows({ column, rows, reasons, chosen, isClosed, filters, place }: BoardRowsProps) {
  if (rows.length === 0) return <p className="px-5 pb-5 text-fg-muted max-md:px-0">{texts.none[column]}</p>;
  return (
    <>
      {column === 'notBillable' && <Reasons reasons={reasons} />}
      <Heads column={column} isClosed={isClosed} />
      <ul
        aria-label={columnName(column, isClosed)}
        data-column={column}
        onKeyDown={moveByArrows}
        className="divide-y divide-line"
      >
        {rows.map((row) => (
          <li
            key={row.userId}
            data-keys
            className={cx(
              'flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2 max-md:px-0',
              gridOf(column, isClosed),
              chosen?.ids.has(row.userId) && 'bg-surface-selected',
            )}
          >
            <div className="flex min-w-0 items-start gap-1 max-md:w-full">
              {chosen && row.billed === null && row.reached.length > 0 && (
                <label className="-ms-3 grid size-11 flex-none cursor-pointer place-items-center print:hidden">
                  <span className="sr-only">{billMonthWords.choose({ name: row.name })}</span>
                  <input
                    type="checkbox"
                    checked={chosen.ids.has(row.userId)}
                    onChange={({ target }) => chosen.choose(row.userId, target.checked)}
                    className="size-4.5 cursor-pointer accent-brand-solid"
                  />
                </label>
              )}
              <div className="flex min-w-0 flex-1 flex-col items-start">
                <button
                  type="button"
                  data-row
                  onClick={() => filters.change({ patient: row.userId, month: filters.month })}
                  className="min-h-6 max-w-full rounded-xs text-start font-semibold text-fg-link underline-offset-[0.2em] hover:underline max-md:min-h-11"
                >
                  <span className="sr-only">{texts.open({ name: row.name })}</span>
                  <bdi aria-hidden="true" className="wrap-anywhere">
                    {row.name}
                  </bdi>
                </button>
                <Says row={row} place={place} />
              </div>
            </div>
            <End {...{ column, row, isClosed, place }} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The arrows go from one patient of a column to the next; Enter opens it, as it does every button. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const row = event.target instanceof Element ? event.target.closest('li') : null;
  const next = all[all.findIndex((each) => row?.contains(each)) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What the numbers beside a patient are: for the eye, as each is said with its patient. */
function Heads({ column, isClosed }: Pick<BoardRowsProps, 'column' | 'isClosed'>) {
  const isRisk = column === 'atRisk';
  return (
    <div
      aria-hidden="true"
      className={cx(
        'hidden border-line border-y bg-surface-sunken px-5 py-2 font-semibold text-caption text-fg-muted',
        gridOf(column, isClosed),
      )}
    >
      <span>{isRisk ? heads.patient : heads.billable}</span>
      {isRisk && !isClosed && <span>{heads.lastDay}</span>}
      <span>{column === 'notBillable' ? '' : heads.owner}</span>
      {column !== 'notBillable' && <span className="text-end">{heads.value}</span>}
    </div>
  );
}

/** Why patients are not billable, each reason with who it is. */
function Reasons({ reasons }: Pick<BoardRowsProps, 'reasons'>) {
  return (
    <dl className="flex flex-col gap-3 px-5 pb-4 max-md:px-0">
      {reasons.map(({ no, count, names }) => (
        <div key={no ?? 'none'}>
          <dt className="flex justify-between gap-3">
            <strong>{no === null ? billMonthWords.onCourse : texts.refusals[no]}</strong>
            <span className="numeric">{count}</span>
          </dt>
          <dd className="text-caption text-fg-muted">
            {names.join(', ')}
            {count > names.length && ', …'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a patient has reached, lacks, or is refused for; and what changed since the bill. */
function Says({ row, place }: { row: BoardRow; place: Place }) {
  const { billed, risks, no } = row;
  // Of a bill that has changed they would be others than those that were billed.
  const codes = !billed?.isChanged && codesText(row);
  return (
    <span className="flex flex-col text-caption text-fg-muted">
      {codes && <span className="numeric">{codes}</span>}
      <BillStand {...{ billed, place }} />
      {!billed &&
        risks.map((risk) => (
          <span key={risk.code} className="block text-fg first-letter:uppercase">
            {texts.for({ missing: missingText(risk.missing), code: risk.code })}
          </span>
        ))}
      {!billed && !codes && risks.length === 0 && (
        <span>{no === null ? billMonthWords.onCourse : texts.refusals[no]}</span>
      )}
    </span>
  );
}

/** The bill that a patient's month has, and what today's data differ from it. */
const BillStand = ({ billed, place }: Pick<BoardRow, 'billed'> & { place: Place }) =>
  billed && (
    <>
      <span>{texts.billedOn({ time: momentText(billed.made, place) })}</span>
      {billed.isChanged && <ChangedSince billed={billed} />}
    </>
  );

/** By how much a bill of today's data would differ from the one that there is. */
export const ChangedSince = ({
  billed: { differenceCents: cents },
}: {
  billed: Pick<NonNullable<BoardRow['billed']>, 'differenceCents'>;
}) => (
  <strong className="text-fg">
    {cents === 0 ? texts.changedLines : texts.changed({ amount: `${cents > 0 ? '+' : ''}${dollars(cents)}` })}
  </strong>
);

/** Who has the patient in care. */
const Owner = ({ provider }: Pick<BoardRow, 'provider'>) =>
  provider ? (
    <span title={provider.name}>
      <Avatar name={provider.name} />
      <span className="sr-only">{`${heads.owner}: ${provider.name}`}</span>
    </span>
  ) : (
    <span />
  );

/** Where in the record the first paper that is missing is made. */
const placeOf = (userId: string, { missing }: BoardRow['risks'][number]) =>
  missing[0]?.what === 'order' ? patientRecordPath(userId, { tab: 'devices' }) : papersPath(userId);

/** Until when, whose, for how much, and what to do. */
function End({
  column,
  row,
  isClosed,
  place,
}: Pick<BoardRowsProps, 'column' | 'isClosed' | 'place'> & { row: BoardRow }) {
  const { billed, risks, cents, userId, name, phone, hasAccount } = row;
  const [first] = risks;
  if (column === 'notBillable') return <Owner provider={row.provider} />;
  const hasRate = risks.some(({ cents: each }) => each !== null);
  const isRisk = column === 'atRisk' && first;
  const amount = isRisk
    ? hasRate
      ? dollars(gainOf(row))
      : texts.noRate
    : dollars(billed ? billed.totalCents : cents);
  if (!isRisk || isClosed)
    return (
      <>
        <Owner provider={row.provider} />
        <strong className="numeric text-end max-md:ms-auto">{amount}</strong>
      </>
    );
  return (
    <>
      <span className="flex flex-col text-caption">
        <span>{first.lastDay === null ? '' : dayText(first.lastDay, place)}</span>
        <strong>{leftText(first)}</strong>
      </span>
      <Owner provider={row.provider} />
      <span className="numeric text-end">{amount}</span>
      <span className="flex items-center justify-end gap-1 print:hidden">
        {first.kind === 'documents' ? (
          <Link to={placeOf(userId, first)} look="secondary" size="sm">
            {texts.openRecord}
          </Link>
        ) : (
          <>
            <CallButton userId={userId} name={name} phone={phone} isInList />
            {hasAccount && (
              <Link to={patientRecordPath(userId, { tab: 'notes' })} look="secondary" size="sm">
                <MessageSquare aria-hidden="true" strokeWidth={1.75} className="size-icon" />
                <span className="sr-only">{billMonthWords.message({ name })}</span>
              </Link>
            )}
          </>
        )}
      </span>
    </>
  );
}
