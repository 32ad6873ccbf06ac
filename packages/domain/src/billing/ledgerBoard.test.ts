import { describe, expect, test } from 'vitest';
import { biller, call, judgedPatient, november } from '../../judgedPatient.ts';
import { boardEntry } from './boardEntry.ts';
import type { BoardQuery, BoardRow } from './boardWire.ts';
import { billBoard, boardOf, boardPageSize, boardRow } from './ledgerBoard.ts';
import { madeBill } from './monthBilled.ts';
import type { MonthAsked, MonthJudged } from './monthJudged.ts';
import type { PatientCare } from './patientCare.ts';
import { type billRefusals, isReached } from './verdict.ts';

/** In the middle of the month, so that patients can be at risk. */
const running = { ...november, now: new Date('2026-11-25T17:00:00Z') };
const wren = { userId: 'doctor-1', name: 'Wren Exampledoc' };
const adler = { userId: 'doctor-2', name: 'Adler Exampledoc' };

const someone = (id: string, special: Partial<PatientCare> = {}, by: MonthAsked = running) =>
  judgedPatient({ patientId: id, name: `Patient ${id}`, ...special }, by);
const billable = (id: string, special: Partial<PatientCare> = {}) => someone(id, special);
const quiet = { isInteractive: false };
/** Waits for a live contact. */
const atRisk = (id: string, special: Partial<PatientCare> = {}) =>
  someone(id, { work: [call('2026-11-10T15:00:00Z', 22, quiet)], ...special });
/** Of whom nothing came, and nothing can. */
const idle = (id: string, special: Partial<PatientCare> = {}) =>
  someone(id, { dataDays: [], work: [], ...special }, november);
const billed = (id: string, special: Partial<PatientCare> = {}, changed: Partial<PatientCare> = {}) => {
  const made = madeBill(someone(id, special), running, { billId: `bill-${id}`, reason: null, biller });
  return someone(id, { ...special, ...changed, bill: { ...made, version: 1 } });
};

const board = (all: readonly MonthJudged[], query: Partial<BoardQuery> = {}, asked: MonthAsked = running) =>
  billBoard(all, asked, { month: '2026-11', ...query });
const ids = (rows: readonly BoardRow[]) => rows.map(({ userId }) => userId);
const columns = ({ columns: told }: ReturnType<typeof board>) =>
  Object.fromEntries(Object.entries(told).map(([column, { rows }]) => [column, ids(rows)]));

describe('the board of a month (SCR-04)', () => {
  const all = [idle('d'), billed('c'), atRisk('b'), billable('a')];

  test('has each patient in one column, and the sums of each', () => {
    const told = board(all);
    expect(columns(told)).toEqual({ billable: ['a'], atRisk: ['b'], notBillable: ['d'], billed: ['c'] });
    expect(told.columns).toMatchObject({
      billable: { count: 1, cents: 10_388 },
      atRisk: { count: 1, cents: 5177, kinds: { minutes: 0, readings: 0, contact: 1, documents: 0 } },
      notBillable: { count: 1, cents: 0, reasons: [{ no: 'noData', count: 1, names: ['Patient d'] }] },
      billed: { count: 1, cents: 10_388 },
    });
    expect(told).toMatchObject({ unbilled: 2, lacksRates: false, hasReadings: true });
    expect(told.forecast).toEqual({ cents: 25_987, atRiskCents: 5177, savedCents: 31_164 });
  });

  test('tells its month by the clinic’s calendar', () => {
    expect(board([])).toMatchObject({
      ...{ month: '2026-11', billsFrom: '2026-12-01', closesOn: '2026-12-05', isOver: false },
      ...{ payer: 'Medicare', rateYear: 2026, pageSize: boardPageSize, hasReadings: false, unbilled: 0 },
      ...{ providers: [], lacksRates: false, forecast: { cents: 0, atRiskCents: 0, savedCents: 0 } },
    });
    expect(board([], {}, { ...running, closingDays: 8, payer: 'Aetna' })).toMatchObject({
      ...{ closesOn: '2026-12-08', payer: 'Aetna' },
    });
    expect(board([], {}, november).isOver).toBe(true);
  });

  test('leaves out who left with nothing, but knows that readings came', () => {
    const left = idle('d', { dischargeDay: '2026-10-01' });
    expect(columns(board([left]))).toMatchObject({ notBillable: [] });
    expect(board([left]).hasReadings).toBe(false);
    const sent = idle('d', { dischargeDay: '2026-07-01', dataDays: ['2026-06-01'] });
    expect(columns(board([sent]))).toMatchObject({ notBillable: [] });
    expect(board([sent, idle('e')]).hasReadings).toBe(true);
  });

  test('says when a rate is missing, and counts what is known', () => {
    const priceless = { ...billable('a'), cents: null };
    const told = board([priceless, billable('b'), { ...billed('c'), cents: null }]);
    expect(told).toMatchObject({ lacksRates: true, forecast: { cents: 10_388 } });
    expect(told.columns.billable.cents).toBe(10_388);
    expect(told.providers).toEqual([{ provider: wren, patients: 3, cents: 10_388 }]);
  });

  test('counts of risks what they add, and none that would take away or that nobody knows', () => {
    const costs = (id: string, cents: number | null) => {
      const judged = atRisk(id);
      return { ...judged, risks: judged.risks.map((risk) => ({ ...risk, cents })) };
    };
    const told = board([costs('a', null), costs('b', -100), costs('c', 300)]);
    expect(told.columns.atRisk.cents).toBe(300);
    expect(told.forecast).toMatchObject({ atRiskCents: 300, savedCents: 3 * 5211 + 300 });
    // A bill that was made has nothing to gain.
    const done = { ...billed('d'), risks: costs('d', 300).risks };
    expect(board([done]).forecast.atRiskCents).toBe(0);
    expect(board([{ ...billable('e'), risks: costs('e', 300).risks }]).forecast.atRiskCents).toBe(300);
  });

  test('who has a bill, or nothing to bill, is not unbilled', () => {
    expect(board([billed('a'), idle('b')]).unbilled).toBe(0);
    expect(board([billable('a'), idle('b')]).unbilled).toBe(1);
  });

  test('counts the bills whose facts have changed, and says by whose days the month is due', () => {
    const other = billed('a', {}, { work: [] });
    expect(board([other, billed('b'), billable('c')])).toMatchObject({
      ...{ changed: 1, clinicZone: 'America/New_York' },
    });
  });
});

describe('the totals by code (SCR-04)', () => {
  test('are what is reached of each code of the clinic, with its units', () => {
    const long = { work: [call('2026-11-10T15:00:00Z', 65)] };
    const told = board([billable('a', long), billable('b'), atRisk('c')]).totals;
    expect(told.map(({ code }) => code)).toEqual(november.codes.map(({ code }) => code));
    const of = (code: string) => told.find((each) => each.code === code);
    expect(of('99454')).toEqual({
      ...{ code: '99454', description: 'Device supply, 16 to 30 days of data', units: 3, cents: 15_633 },
    });
    // Of the further minutes no rate is known here.
    expect(of('99458')).toMatchObject({ units: 2, cents: 0 });
    expect(of('99457')).toMatchObject({ units: 2, cents: 10_354 });
    expect(of('99091')).toMatchObject({ units: 0, cents: 0 });
  });

  test('are of the provider who is asked for', () => {
    const all = [billable('a'), billable('b', { provider: adler })];
    const supply = (provider?: string) =>
      board(all, { provider }).totals.find(({ code }) => code === '99454')?.units;
    expect([supply(), supply('doctor-2'), supply('nobody')]).toEqual([2, 1, 0]);
  });
});

describe('the order of rows (SCR-04)', () => {
  const ending = (id: string, lastDay: string | null, name = `Patient ${id}`) => {
    const judged = atRisk(id, { name });
    return {
      ...judged,
      risks: judged.risks.map((risk) => ({ ...risk, verdict: { ...risk.verdict, lastDay } })),
    };
  };

  test('is that of what ends first, then of names, then of ids', () => {
    const rows = [
      ending('c', null),
      ending('a', '2026-12-02'),
      ending('b', '2026-12-01'),
      ending('e', '2026-12-02', 'Patient a'),
      ending('d', '2026-12-02', 'A patient'),
    ];
    const sorted = ['b', 'd', 'a', 'e', 'c'];
    expect(columns(board(rows)).atRisk).toEqual(sorted);
    expect(columns(board(rows.toReversed())).atRisk).toEqual(sorted);
  });

  test('of bills has those first whose data changed', () => {
    const more = { work: [call('2026-11-10T15:00:00Z', 65)] };
    const rows = [billed('a'), billed('b', {}, more), billed('c'), billed('d', {}, more)];
    expect(columns(board(rows)).billed).toEqual(['b', 'd', 'a', 'c']);
    expect(columns(board(rows.toReversed())).billed).toEqual(['b', 'd', 'a', 'c']);
    expect(columns(board([billable('f'), ...rows, billable('e')])).billable).toEqual(['e', 'f']);
  });
});

describe('the part of the board that is asked for (SCR-04)', () => {
  const many = Array.from({ length: boardPageSize + 2 }, (_, at) => billable(String(at + 10)));

  test('is the first page of each column, another page, or one column alone', () => {
    const first = board([...many, atRisk('z')]);
    expect(columns(first).billable).toEqual(many.slice(0, boardPageSize).map(({ care }) => care.patientId));
    expect(columns(first).atRisk).toEqual(['z']);
    expect(first.columns.billable.count).toBe(many.length);
    expect(columns(board(many, { page: 2 })).billable).toEqual(['35', '36']);
    expect(columns(board(many, { page: 3 })).billable).toEqual([]);
    const one = board([...many, atRisk('z'), billed('y'), idle('x')], { column: 'atRisk' });
    expect(columns(one)).toEqual({ billable: [], atRisk: ['z'], notBillable: [], billed: [] });
    expect(one.columns.billable).toMatchObject({ count: many.length, cents: many.length * 10_388 });
    const nobody = { billable: [], atRisk: [], notBillable: [], billed: [] };
    const four = [billable('a'), atRisk('z'), billed('y'), idle('x')];
    const only = (column: BoardQuery['column']) => columns(board(four, { column }));
    expect(only('billable')).toEqual({ ...nobody, billable: ['a'] });
    expect(only('notBillable')).toEqual({ ...nobody, notBillable: ['x'] });
    expect(only('billed')).toEqual({ ...nobody, billed: ['y'] });
  });

  test('of those at risk is one kind, by what ends first; all are counted', () => {
    const papers = someone('b', { uses: [] });
    const both = atRisk('c');
    const second = { ...both, risks: [...both.risks, ...papers.risks] };
    const all = [atRisk('a'), papers, second];
    const kinds = { minutes: 0, readings: 0, contact: 2, documents: 1 };
    const of = (kind?: 'contact' | 'documents' | 'minutes') => board(all, { kind });
    expect(columns(of()).atRisk?.toSorted()).toEqual(['a', 'b', 'c']);
    expect(columns(of('contact')).atRisk).toEqual(['a', 'c']);
    expect(columns(of('documents')).atRisk).toEqual(['b']);
    expect(columns(of('minutes')).atRisk).toEqual([]);
    expect(of('documents').columns.atRisk).toMatchObject({ count: 3, kinds });
  });

  test('is that of one provider; the providers themselves are told of the whole clinic', () => {
    const all = [
      billable('a'),
      billable('b', { provider: adler }),
      atRisk('c', { provider: null }),
      idle('d'),
      billed('e', { provider: adler }),
    ];
    const own = board(all, { provider: 'doctor-2' });
    expect(columns(own)).toEqual({ billable: ['b'], atRisk: [], notBillable: [], billed: ['e'] });
    expect(own.forecast.cents).toBe(20_776);
    expect(own.providers).toEqual([
      { provider: adler, patients: 2, cents: 20_776 },
      { provider: wren, patients: 2, cents: 10_388 },
      { provider: null, patients: 1, cents: 5211 },
    ]);
    expect(board(all.toReversed()).providers).toEqual(own.providers);
  });
});

test('the reasons are told in their order, with five names at most; time enough is one (SCR-04)', () => {
  const why = (id: string, no: (typeof billRefusals)[number] | null) => {
    const judged = billable(id);
    const verdicts = judged.verdicts
      .slice(0, 1)
      .map((each) => ({ ...each, no, state: no ? ('impossible' as const) : ('possible' as const) }));
    expect(verdicts.some(isReached)).toBe(false);
    return { ...judged, verdicts, column: 'notBillable' as const };
  };
  const all = [
    why('g', null),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => why(id, 'notCovered')),
    why('h', 'tooFewDays'),
  ];
  expect(board(all).columns.notBillable.reasons).toEqual([
    { no: 'tooFewDays', count: 1, names: ['Patient h'] },
    { no: 'notCovered', count: 6, names: ['a', 'b', 'c', 'd', 'e'].map((id) => `Patient ${id}`) },
    { no: null, count: 1, names: ['Patient g'] },
  ]);
});

describe('a board of what is kept (17.6)', () => {
  const all = [idle('d'), billed('c'), atRisk('b'), billable('a')];
  const kept = all.map((each) => ({ row: boardRow(each, running), each }));
  const entries = kept.map(({ row, each }) => boardEntry(each, row));
  const asked = (query: Partial<BoardQuery> = {}) =>
    boardOf(entries, running, { month: '2026-11', ...query });

  test('says whose rows it shows, and is told with them', () => {
    expect(asked().shown).toEqual(['a', 'b', 'd', 'c']);
    expect(asked({ column: 'atRisk' }).shown).toEqual(['b']);
    expect(asked({ page: 2 }).shown).toEqual([]);
    const rows = new Map(kept.map(({ row }) => [row.userId, row]));
    expect(asked().told(rows)).toEqual(board(all));
  });

  test('leaves out a row that is gone meanwhile, and counts its entry', () => {
    const told = asked().told(new Map());
    expect(columns(told)).toEqual({ billable: [], atRisk: [], notBillable: [], billed: [] });
    expect(told.columns.billable).toMatchObject({ count: 1, cents: 10_388 });
  });

  test('has no kind of one at risk of whom no risk is told', () => {
    const odd = entries.map((each) => ({ ...each, column: 'atRisk' as const, risk: null }));
    const { kinds } = boardOf(odd, running, { month: '2026-11' }).told(new Map()).columns.atRisk;
    expect(kinds).toEqual({ minutes: 0, readings: 0, contact: 0, documents: 0 });
  });
});
