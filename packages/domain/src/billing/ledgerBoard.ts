import { daysBetween } from '../time/days.ts';
import { localDay } from '../time/localDay.ts';
import { compareText } from '../wire/compareText.ts';
import type { Person } from '../wire/fields.ts';
import type { BillingCode } from './billing.ts';
import {
  type BillColumn,
  type BillRisk,
  billColumns,
  type RiskKind,
  riskKindOf,
  riskKinds,
} from './board.ts';
import { type BoardEntry, boardEntry } from './boardEntry.ts';
import type { BillBoard, BoardQuery, BoardRow } from './boardWire.ts';
import { billedOf } from './monthBilled.ts';
import { closesOn } from './monthClose.ts';
import { dayAfterMonth, monthDays, monthText } from './monthDays.ts';
import { type MonthAsked, type MonthJudged, refusalOfMonth } from './monthJudged.ts';
import { billRefusals, isReached } from './verdict.ts';
import { toldMissing } from './verdictRow.ts';

/** How many patients of a column a page shows. */
export const boardPageSize = 25;

/** A patient's row of the board. */
export function boardRow(judged: MonthJudged, asked: MonthAsked): BoardRow {
  const { care, verdicts, risks, column, cents, payer } = judged;
  const { patientId: userId, name, provider, phone } = care;
  return {
    userId,
    name,
    provider,
    phone,
    payer,
    column,
    cents,
    reached: verdicts.filter(isReached).map(({ code, units, state }) => ({
      code,
      units,
      isProvisional: state === 'provisional',
    })),
    risks: risks.map((risk) => {
      const { code, missing, has } = risk.verdict;
      return {
        code,
        kind: riskKindOf(risk),
        missing: toldMissing(missing),
        has,
        cents: risk.cents,
        ...endOf(risk, asked),
      };
    }),
    no: refusalOfMonth(judged),
    billed: billedOf(judged, asked),
  };
}

/** Until when a risk can be saved: a paper alone, until the month closes. */
function endOf(risk: BillRisk, { year, month, closingDays, now, clinicZone }: MonthAsked) {
  const { lastDay, daysLeft } = risk.verdict;
  if (lastDay !== null || riskKindOf(risk) !== 'documents') return { lastDay, daysLeft };
  const closing = closesOn(monthText({ year, month }), closingDays);
  const left = daysBetween(localDay(now, clinicZone), closing);
  return left < 0 ? { lastDay, daysLeft } : { lastDay: closing, daysLeft: left };
}

/** From which day on the bills of a month can be made, by the clinic's calendar. */
export const billsFrom = (month: Pick<MonthAsked, 'year' | 'month'>): string =>
  dayAfterMonth(monthText(month));

/** Whether a month has begun, and whether it is over, by the clinic's clock. */
export function monthStands({
  year,
  month,
  now,
  clinicZone,
}: Pick<MonthAsked, 'year' | 'month' | 'now' | 'clinicZone'>) {
  const { first, last } = monthDays({ month: { year, month } });
  const today = localDay(now, clinicZone);
  return { hasBegun: today >= first, isOver: today > last };
}

/** By what the board of a clinic is told. */
export type BoardHead = Pick<
  MonthAsked,
  'year' | 'month' | 'now' | 'clinicZone' | 'payer' | 'closingDays'
> & { codes: readonly Pick<BillingCode, 'code' | 'description'>[] };

/** What the month itself says of the board: the moment at which it was made and who has closed the month are the server's. */
type ToldBoard = Omit<BillBoard, 'asOf' | 'setupMissing' | 'closed' | 'mayReopen'>;

/** The board of a month, judged for the purpose. @param all of the clinic, of any order */
export function billBoard(all: readonly MonthJudged[], asked: MonthAsked, query: BoardQuery): ToldBoard {
  const told = all.map((each) => {
    const row = boardRow(each, asked);
    return { row, entry: boardEntry(each, row) };
  });
  const rows = new Map(told.map(({ row }) => [row.userId, row]));
  return boardOf(
    told.map(({ entry }) => entry),
    asked,
    query,
  ).told(rows);
}

/**
 * The board of a month, without its rows: which of them are shown, and the board with them.
 *
 * @param all of the clinic, of any order
 */
export function boardOf(
  all: readonly BoardEntry[],
  asked: BoardHead,
  query: BoardQuery,
): {
  /** Whose rows are shown. */
  shown: readonly string[];
  /** @param rows of those who are shown, by patient; one that is missing is not told */
  told(rows: ReadonlyMap<string, BoardRow>): ToldBoard;
} {
  const everybody = all.filter((each) => each.isOnBoard).sort(byTheirColumn);
  const own = everybody.filter((each) => isOfProvider(each, query.provider));
  const isOf = (column: BillColumn) => own.filter((each) => each.billed === null && each.column === column);
  const [billable, atRisk, notBillable] = billColumns.map(isOf) as [BoardEntry[], BoardEntry[], BoardEntry[]];
  const billed = own.filter((each) => each.billed !== null);
  const { kind } = query;
  const at = ((query.page ?? 1) - 1) * boardPageSize;
  const pageOf = (column: BillColumn | 'billed', of: readonly BoardEntry[]) =>
    query.column === undefined || query.column === column
      ? of.slice(at, at + boardPageSize).map(({ userId }) => userId)
      : [];
  const pages = {
    billable: pageOf('billable', billable),
    atRisk: pageOf('atRisk', kind ? atRisk.filter(isOfKind(kind)) : atRisk),
    notBillable: pageOf('notBillable', notBillable),
    billed: pageOf('billed', billed),
  };
  return {
    shown: Object.values(pages).flat(),
    told(known) {
      const rows = (ids: readonly string[]) => ids.flatMap((userId) => known.get(userId) ?? []);
      const cents = sum(own.map((each) => each.cents ?? 0));
      const atRiskCents = sum([...billable, ...atRisk].map(({ gain }) => gain));
      const column = (of: readonly BoardEntry[], ids: readonly string[]) => ({
        count: of.length,
        cents: sum(of.map((each) => each.cents ?? 0)),
        rows: rows(ids),
      });
      return {
        month: monthText(asked),
        billsFrom: billsFrom(asked),
        isOver: monthStands(asked).isOver,
        clinicZone: asked.clinicZone,
        payer: asked.payer,
        rateYear: asked.year,
        closesOn: closesOn(monthText(asked), asked.closingDays),
        hasReadings: all.some(({ hasReadings }) => hasReadings),
        unbilled: own.filter(({ billed: bill, reached }) => bill === null && reached.length > 0).length,
        changed: billed.filter(({ billed: bill }) => bill?.isChanged).length,
        totals: totalsOf(own, asked.codes),
        providers: providersOf(everybody),
        forecast: { cents, atRiskCents, savedCents: cents + atRiskCents },
        lacksRates: own.some((each) => each.cents === null),
        pageSize: boardPageSize,
        columns: {
          billable: column(billable, pages.billable),
          atRisk: {
            ...column(atRisk, pages.atRisk),
            cents: sum(atRisk.map(({ gain }) => gain)),
            kinds: Object.fromEntries(
              riskKinds.map((each) => [each, atRisk.filter(isOfKind(each)).length]),
            ) as Record<RiskKind, number>,
          },
          notBillable: { ...column(notBillable, pages.notBillable), reasons: reasonsOf(notBillable) },
          billed: {
            ...column(billed, pages.billed),
            cents: sum(billed.flatMap(({ billed: bill }) => bill?.totalCents ?? [])),
          },
        },
      };
    },
  };
}

/** Whether a patient is of the provider that is asked for; when none is, all are. */
export const isOfProvider = ({ provider }: { provider: Person | null }, asked: string | undefined): boolean =>
  asked === undefined || provider?.userId === asked;

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** Whether of a patient at risk that which ends first is of a kind. */
const isOfKind =
  (kind: RiskKind) =>
  ({ risk }: BoardEntry): boolean =>
    risk?.kind === kind;

const byTheirColumn = (a: BoardEntry, b: BoardEntry): number =>
  compareText(a.risk?.lastDay ?? '9', b.risk?.lastDay ?? '9') ||
  Number(b.billed?.isChanged === true) - Number(a.billed?.isChanged === true) ||
  compareText(a.name, b.name) ||
  compareText(a.userId, b.userId);

function totalsOf(own: readonly BoardEntry[], codes: BoardHead['codes']): BillBoard['totals'] {
  const reached = Map.groupBy(
    own.flatMap((each) => each.reached),
    ({ code }) => code,
  );
  return codes.map(({ code, description }) => {
    const all = reached.get(code) ?? [];
    return {
      code,
      description,
      units: sum(all.map(({ units }) => units)),
      cents: sum(all.map(({ cents }) => cents)),
    };
  });
}

function providersOf(all: readonly BoardEntry[]): BillBoard['providers'] {
  const groups = Map.groupBy(all, ({ provider }) => provider?.userId);
  return [...groups.values()]
    .map((own) => ({
      provider: own.find(({ provider }) => provider)?.provider ?? null,
      patients: own.length,
      cents: sum(own.map(({ cents }) => cents ?? 0)),
    }))
    .sort((a, b) => compareText(nameOf(a.provider), nameOf(b.provider)));
}

const nameOf = (provider: Person | null) => provider?.name ?? '\uffff';

/** How many names a reason tells. */
const namesTold = 5;

function reasonsOf(all: readonly BoardEntry[]) {
  const groups = Map.groupBy(all, ({ no }) => no);
  return [...billRefusals, null].flatMap((no) => {
    const own = groups.get(no);
    return own ? [{ no, count: own.length, names: own.slice(0, namesTold).map(({ name }) => name) }] : [];
  });
}
