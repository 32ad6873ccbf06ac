import type { BillBoard, Place, RiskKind } from '@rpm/domain';
import { isAdministrator, riskKinds } from '@rpm/domain';
import { billingWords as texts } from '@rpm/domain/words/billing';
import { billMonthWords as monthWords } from '@rpm/domain/words/billMonth';
import { Radio } from 'lucide-react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { phoneQuery, useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { Kbd } from '../../parts/keys/Kbd.tsx';
import { dollars } from '../../parts/money/dollars.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { columnKeys } from './BoardKeys.tsx';
import { BoardRows } from './BoardRows.tsx';
import { columnName, momentText } from './billLine.ts';
import { CloseStand } from './MonthClose.tsx';
import { Totals } from './Totals.tsx';
import type { ShownColumn, useBoardFilters } from './useBoardFilters.ts';
import type { Chosen } from './useChosen.ts';

interface BoardProps {
  board: BillBoard;
  filters: ReturnType<typeof useBoardFilters>;
  chosen: Chosen;
  place: Place;
}

/** As the keys count them. */
const order = ['billable', 'atRisk', 'notBillable', 'billed'] as const satisfies ShownColumn[];

/** What can still be lost has the most to say. In large text there is no room beside it. */
const threeColumns =
  'grid items-start gap-4 @min-[70rem]/page:grid-cols-[minmax(0,9fr)_minmax(0,17fr)_minmax(0,8fr)]';

/** The board of a month: sums by code, and each patient in one column (t1). @see SCR-04 */
export function Board({ board, filters, chosen, place }: BoardProps) {
  const isPhone = useMediaQuery(phoneQuery);
  const { column, change } = filters;
  const mayChange = isAdministrator(useSession().user.role);
  const shown = isPhone ? (column ?? 'atRisk') : column;
  const hasBilled = board.columns.billed.count > 0;
  const isClosed = board.closed !== null;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-x-1 gap-y-3">
        <p className="text-fg-muted">
          {monthWords.says({
            year: String(board.rateYear),
            payer: board.payer,
            time: momentText(board.asOf, place),
          })}
        </p>
        <CloseStand board={board} place={place} />
      </div>
      {board.setupMissing.length > 0 && (
        <Banner
          kind="warning"
          announce="none"
          action={
            mayChange && (
              <Link to="/billing-setup" look="secondary">
                {texts.toSetup}
              </Link>
            )
          }
        >
          {(mayChange ? texts.setup : texts.setupByOthers)({
            list: board.setupMissing.map((need) => texts.needs[need] ?? need).join(', '),
          })}
        </Banner>
      )}
      {!board.hasReadings && (
        <Card>
          <EmptyState
            headingLevel={2}
            icon={<Radio strokeWidth={1.5} />}
            title={monthWords.noReadings}
            reason={monthWords.noReadingsReason}
          />
        </Card>
      )}
      <Totals board={board} />
      {shown && (
        <SegmentedControl
          name={texts.columnNames.patient}
          options={[
            ...(isPhone ? [] : [{ value: 'all' as const, label: texts.all }]),
            ...order.map((each) => ({
              value: each,
              label: `${columnName(each, isClosed)} ${board.columns[each].count}`,
            })),
          ]}
          value={shown}
          onChange={(value) => change({ column: value === 'all' ? null : value, kind: null })}
        />
      )}
      <div
        className={
          shown ? '' : hasBilled ? 'grid @min-[70rem]/page:grid-cols-2 items-start gap-4' : threeColumns
        }
      >
        {order
          .filter((each) => shown === undefined || each === shown)
          .filter((each) => each !== 'billed' || shown === 'billed' || hasBilled)
          .map((each) => (
            <Column key={each} column={each} {...{ board, filters, chosen, isClosed, place }} />
          ))}
      </div>
    </div>
  );
}

/** Puts the focus on the first patient of a column. */
const goTo = (column: ShownColumn) =>
  document.querySelector<HTMLElement>(`[data-column="${column}"] [data-row]`)?.focus();

interface ColumnProps extends BoardProps {
  column: ShownColumn;
  isClosed: boolean;
}

function Column({ column, board, filters, chosen, isClosed, place }: ColumnProps) {
  const { count, cents, rows } = board.columns[column];
  const { kinds } = board.columns.atRisk;
  const { kind, change, page } = filters;
  const ofKind = column === 'atRisk' && kind ? kinds[kind] : count;
  const isOpen = filters.column === column;
  const name = columnName(column, isClosed);
  const kindOptions = [
    { value: 'all' as const, label: `${texts.all} ${board.columns.atRisk.count}` },
    ...riskKinds.map((each: RiskKind) => ({ value: each, label: `${texts.kinds[each]} ${kinds[each]}` })),
  ];
  return (
    <Card
      title={name}
      note={texts.patients({ count })}
      actions={
        <span className="flex items-center gap-2">
          {column !== 'notBillable' && (
            <strong className="numeric">
              {column === 'atRisk' && !isClosed ? texts.more({ amount: dollars(cents) }) : dollars(cents)}
            </strong>
          )}
          {rows.length > 0 && (
            <span className="max-md:hidden print:hidden">
              <Button
                variant="ghost"
                size="sm"
                aria-keyshortcuts={columnKeys[column]}
                onClick={() => goTo(column)}
              >
                <span className="sr-only">{monthWords.keys.jump({ column: name })}</span>
                <Kbd>{columnKeys[column]}</Kbd>
              </Button>
            </span>
          )}
        </span>
      }
      isFlush
      isOpenOnPhone
    >
      {column === 'atRisk' && count > 0 && (
        <div className="overflow-x-auto px-5 pb-3 max-md:px-0 print:hidden">
          <SegmentedControl
            name={texts.kind}
            options={kindOptions}
            value={kind ?? 'all'}
            onChange={(value) => change({ kind: value === 'all' ? null : value })}
          />
        </div>
      )}
      <BoardRows
        column={column}
        rows={rows}
        reasons={board.columns.notBillable.reasons}
        chosen={board.isOver && !isClosed ? chosen : null}
        isClosed={isClosed}
        {...{ filters, place }}
      />
      {ofKind > rows.length && !isOpen && (
        <p className="px-5 py-3 max-md:px-0">
          <Link to={filters.after({ column })}>{texts.patients({ count: ofKind })}</Link>
        </p>
      )}
      {isOpen && ofKind > board.pageSize && (
        <Pagination
          page={page}
          pageSize={board.pageSize}
          total={ofKind}
          range={texts.range}
          onPage={(to) => change({ page: String(to) })}
        />
      )}
    </Card>
  );
}
