import { endpoints } from '@rpm/api-client/calls';
import type { BoardRow } from '@rpm/domain';
import { expect, test } from 'vitest';
import type { datedEdges } from '../src/seed/billingEdges.ts';
import { edgesAccount } from '../src/seed/clinics.ts';
import { demoWorld } from '../src/seed/demo.ts';
import {
  type BillingEdge,
  billingClinic,
  billingEdges,
  demoAccounts,
  edgePatient,
} from '../src/seed/index.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const { administrator } = demoAccounts;

/** What the board of November says of each edge: its column, and what is reached. */
const expected: Readonly<Record<BillingEdge, string>> = {
  'Fifteen Days': 'billable: 99445 99457',
  'Sixteen Days': 'billable: 99454 99457',
  'Sixteenth Late': 'billable: 99454',
  'Nineteen Fiftynine': 'atRisk: 99454 99470',
  'Twenty Minutes': 'billable: 99454 99457',
  'No Contact': 'atRisk: ',
  'Two Devices': 'billable: 99454',
  'Device Changed': 'billable: 99454',
  'Far West': 'billable: 99454',
  'Moved West': 'billable: 99454',
  'No Consent': 'atRisk: ',
  'No Diagnosis': 'atRisk: ',
  'No Training': 'billable: 99454',
  'Other Practice': 'notBillable: ',
  'One Day': 'atRisk: ',
  'No Data': 'atRisk: ',
};

/** What the board of a month says of each edge at a moment. */
async function boardAt(now: Date, month: string, kind: 'memory' | 'postgres') {
  const api = testApi(await makeStore(kind, billingClinic(now)));
  api.wait((now.getTime() - startOfTest.getTime()) / 1000);
  const token = await api.sessionOf(administrator);
  const { json } = await api.ask(endpoints.getBillBoard, { token, query: { month } });
  const { columns, setupMissing } = endpoints.getBillBoard.answer.parse(json);
  expect(setupMissing).toEqual([]);
  const rows = Object.values(columns).flatMap((column): BoardRow[] => column.rows);
  const said = Object.keys(billingEdges).map((edge) => {
    const row = rows.find(({ userId }) => userId === edgePatient(edge as BillingEdge));
    return [edge, row && `${row.column}: ${row.reached.map(({ code }) => code).join(' ')}`];
  });
  return Object.fromEntries(said);
}

test.each(['memory', 'postgres'] as const)(
  'each edge stands where the rules put it, in %s (SCR-04)',
  async (kind) => {
    expect(await boardAt(startOfTest, '2026-11', kind)).toEqual(expected);
  },
);

test('thirty days from January 31 end in a leap February, and in March of another year (SCR-04)', async () => {
  const ofLeapYear = await boardAt(new Date('2028-03-07T15:00:00Z'), '2028-02', 'memory');
  expect(ofLeapYear).toMatchObject({
    'Fifteen Days': 'billable: 99453 99445',
    'Sixteen Days': 'billable: 99453 99454',
  });
  const ofAnother = await boardAt(new Date('2027-03-08T15:00:00Z'), '2027-02', 'memory');
  expect(ofAnother['Sixteen Days']).not.toContain('99454');
});

test('a period across New Year is billed by the rules of its last day with data (SCR-04)', async () => {
  // From December 15: fifteen days end in 2025, which knows neither 99445 nor 99470; twenty end in 2026.
  const said = await boardAt(new Date('2026-01-20T15:00:00Z'), '2026-01', 'memory');
  expect(said).toMatchObject({
    'Fifteen Days': expect.not.stringContaining('99445'),
    'Sixteen Days': 'billable: 99454 99457',
  });
});

test('the demo’s board has patients in each column of the last two months (SCR-04)', async () => {
  const api = testApi(await makeStore('memory', demoWorld(startOfTest)));
  const token = await api.sessionOf(administrator);
  for (const month of ['2026-10', '2026-11']) {
    const { json } = await api.ask(endpoints.getBillBoard, { token, query: { month } });
    const { columns, forecast } = endpoints.getBillBoard.answer.parse(json);
    for (const column of ['billable', 'atRisk', 'notBillable'] as const)
      expect(columns[column].count).toBeGreaterThan(0);
    expect(forecast.cents).toBeGreaterThan(0);
  }
});

test.each(['memory', 'postgres'] as const)(
  'the board of no month is of the month that runs by the clinic’s clock, in %s (SCR-04)',
  async (kind) => {
    const world = billingClinic();
    const clinics = world.clinics.map((clinic) => ({ ...clinic, timeZone: 'Pacific/Kiritimati' }));
    const api = testApi(await makeStore(kind, { ...world, clinics }));
    // Noon of November 30 in London, when December has begun at the clinic.
    api.wait((Date.parse('2026-11-30T12:00:00Z') - startOfTest.getTime()) / 1000);
    const { json } = await api.ask(endpoints.getBillBoard, { token: await api.sessionOf(administrator) });
    expect(endpoints.getBillBoard.answer.parse(json)).toMatchObject({ month: '2026-12', isOver: false });
  },
);

test('the running demo has a patient near each edge, at a clinic of their own (SCR-04)', async () => {
  const api = testApi(await makeStore('memory', demoWorld(startOfTest)));
  const token = await api.sessionOf(edgesAccount);
  const boardOf = async (month: string) => {
    const { json } = await api.ask(endpoints.getBillBoard, { token, query: { month } });
    const rows = Object.values(endpoints.getBillBoard.answer.parse(json).columns).flatMap(({ rows }) => rows);
    return (edge: BillingEdge | keyof typeof datedEdges) => {
      const row = rows.find(({ userId }) => userId === edgePatient(edge));
      return row && `${row.column}: ${row.reached.map(({ code }) => code).join(' ')}`;
    };
  };
  const ofNovember = await boardOf('2026-11');
  for (const [edge, said] of Object.entries(expected)) expect(ofNovember(edge as BillingEdge)).toBe(said);
  const line = await api.ask(endpoints.getBillLine, {
    token,
    params: { userId: edgePatient('Sixteen Days'), month: '2026-11' },
  });
  expect(endpoints.getBillLine.answer.parse(line.json).row.provider?.name).toBe('Alder Edgewater');
  expect((await boardOf('2024-02'))('Leap February')).toBe('billable: 99453 99454');
  const ofJanuary = await boardOf('2026-01');
  expect(ofJanuary('New Year Twenty')).toBe('billable: 99454');
  expect(ofJanuary('New Year Fifteen')).not.toContain('99445');
});
