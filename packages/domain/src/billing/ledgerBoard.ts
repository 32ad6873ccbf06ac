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
  verdictCents,
} from './board.ts';
import type { BillBoard, BoardQuery, BoardRow } from './boardWire.ts';
import { billedOf } from './monthBilled.ts';
import { closesOn } from './monthClose.ts';
import { dayAfterMonth, monthDays, monthText } from './monthDays.ts';
import { isOnBoard, type MonthAsked, type MonthJudged, refusalOfMonth } from './monthJudged.ts';
import { billRefusals, isReached } from './verdict.ts';
import { toldMissing } from './verdictRow.ts';

/** How many patients of a column a page shows. */
export const boardPageSize = 25;

/** A patient's row of the board. */
export function boardRow(judged: MonthJudged, asked: MonthAsked): BoardRow {
  const { care, verdicts, risks, column, cents, payer } = judged;
  const { patientId: userId, name, provider, phone } = care;
  return {
    ...{ userId, name, provider, phone, payer, column, cents },
    reached: verdicts.filter(isReached).map(({ code, units, state }) => ({
      ...{ code, units, isProvisional: state === 'provisional' },
    })),
    risks: risks.map((risk) => {
      const { code, missing, has } = risk.verdict;
      return {
        ...{ code, kind: riskKindOf(risk), missing: toldMissing(missing), has, cents: risk.cents },
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
export function monthStands({ year, month, now, clinicZone }: MonthAsked) {
  const { first, last } = monthDays({ month: { year, month } });
  const today = localDay(now, clinicZone);
  return { hasBegun: today >= first, isOver: today > last };
}

/** The board of a month, without the moment at which it was made. @param all of the clinic, of any order */
export function billBoard(
  all: readonly MonthJudged[],
  asked: MonthAsked,
  query: BoardQuery,
): Omit<BillBoard, 'asOf' | 'setupMissing' | 'closed' | 'mayReopen'> {
  const shown = all.filter(isOnBoard);
  const judged = shown.filter(({ care }) => isOfProvider(care, query.provider));
  const everybody = shown.map((each) => boardRow(each, asked)).sort(byTheirColumn);
  const rows = everybody.filter((row) => isOfProvider(row, query.provider));
  const isOf = (column: BillColumn) => rows.filter((row) => row.billed === null && row.column === column);
  const [billable, atRisk, notBillable] = billColumns.map(isOf) as [BoardRow[], BoardRow[], BoardRow[]];
  const billed = rows.filter((row) => row.billed !== null);
  const at = ((query.page ?? 1) - 1) * boardPageSize;
  const cents = sum(rows.map((row) => row.cents ?? 0));
  const atRiskCents = sum([...billable, ...atRisk].map(gainOf));
  const page = (column: BillColumn | 'billed', own: readonly BoardRow[], told = own) => ({
    count: own.length,
    cents: sum(own.map(column === 'atRisk' ? gainOf : (row) => row.cents ?? 0)),
    rows: query.column === undefined || query.column === column ? told.slice(at, at + boardPageSize) : [],
  });
  return {
    month: monthText(asked),
    billsFrom: billsFrom(asked),
    isOver: monthStands(asked).isOver,
    payer: asked.payer,
    rateYear: asked.year,
    closesOn: closesOn(monthText(asked), asked.closingDays),
    hasReadings: all.some(({ care }) => care.dataDays.length > 0),
    unbilled: rows.filter(({ billed: bill, reached }) => bill === null && reached.length > 0).length,
    totals: totalsOf(judged, asked.codes),
    providers: providersOf(everybody),
    forecast: { cents, atRiskCents, savedCents: cents + atRiskCents },
    lacksRates: rows.some((row) => row.cents === null),
    pageSize: boardPageSize,
    columns: {
      billable: page('billable', billable),
      atRisk: {
        ...page('atRisk', atRisk, query.kind ? atRisk.filter(isOfKind(query.kind)) : atRisk),
        kinds: Object.fromEntries(
          riskKinds.map((kind) => [kind, atRisk.filter(isOfKind(kind)).length]),
        ) as Record<RiskKind, number>,
      },
      notBillable: { ...page('notBillable', notBillable), reasons: reasonsOf(notBillable) },
      billed: {
        ...page('billed', billed),
        cents: sum(rows.flatMap(({ billed: bill }) => bill?.totalCents ?? [])),
      },
    },
  };
}

/** Whether a patient is of the provider that is asked for; when none is, all are. */
export const isOfProvider = ({ provider }: { provider: Person | null }, asked: string | undefined): boolean =>
  asked === undefined || provider?.userId === asked;

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** What the risks of a patient would add at most: of codes of one clock only one is billed, and `risksOf` tells one. */
const gainOf = ({ risks }: BoardRow): number => sum(risks.map(({ cents }) => Math.max(0, cents ?? 0)));

/** Whether of a patient at risk that which ends first is of a kind. */
const isOfKind =
  (kind: RiskKind) =>
  ({ risks }: BoardRow): boolean =>
    risks.findIndex((risk) => risk.kind === kind) === 0;

const byTheirColumn = (a: BoardRow, b: BoardRow): number =>
  compareText(a.risks[0]?.lastDay ?? '9', b.risks[0]?.lastDay ?? '9') ||
  Number(b.billed?.isChanged === true) - Number(a.billed?.isChanged === true) ||
  compareText(a.name, b.name) ||
  compareText(a.userId, b.userId);

function totalsOf(judged: readonly MonthJudged[], codes: readonly BillingCode[]): BillBoard['totals'] {
  return codes.map(({ code, description }) => {
    const own = judged.flatMap(({ verdicts, centsOf }) =>
      verdicts
        .filter((each) => each.code === code && isReached(each))
        .map((each) => ({ units: each.units, cents: verdictCents(each, centsOf) ?? 0 })),
    );
    return {
      ...{ code, description },
      units: sum(own.map(({ units }) => units)),
      cents: sum(own.map(({ cents }) => cents)),
    };
  });
}

function providersOf(rows: readonly BoardRow[]): BillBoard['providers'] {
  const groups = Map.groupBy(rows, ({ provider }) => provider?.userId);
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

function reasonsOf(rows: readonly BoardRow[]) {
  const groups = Map.groupBy(rows, ({ no }) => no);
  return [...billRefusals, null].flatMap((no) => {
    const own = groups.get(no);
    return own ? [{ no, count: own.length, names: own.slice(0, namesTold).map(({ name }) => name) }] : [];
  });
}
