import { endpoints } from '@rpm/api-client/calls';
import type { BoardRow } from '@rpm/domain';
import { expect, test } from 'vitest';
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
  'No Consent': 'atRisk: ',
  'No Diagnosis': 'atRisk: ',
  'No Training': 'billable: 99454',
  'Other Practice': 'notBillable: ',
  'One Day': 'atRisk: ',
  'No Data': 'atRisk: ',
};

test.each(['memory', 'postgres'] as const)(
  'each edge stands where the rules put it, in %s (SCR-04)',
  async (kind) => {
    const api = testApi(await makeStore(kind, billingClinic()));
    const token = await api.sessionOf(administrator);
    const { json } = await api.ask(endpoints.getBillBoard, { token, query: { month: '2026-11' } });
    const { columns, setupMissing } = endpoints.getBillBoard.answer.parse(json);
    expect(setupMissing).toEqual([]);
    const rows = Object.values(columns).flatMap((column): BoardRow[] => column.rows);
    const said = Object.keys(billingEdges).map((edge) => {
      const row = rows.find(({ userId }) => userId === edgePatient(edge as BillingEdge));
      return [edge, row && `${row.column}: ${row.reached.map(({ code }) => code).join(' ')}`];
    });
    expect(Object.fromEntries(said)).toEqual(expected);
  },
);

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
