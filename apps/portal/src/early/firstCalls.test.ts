// @vitest-environment node
import { endpoints } from '@rpm/api-client/calls';
import { expect, test } from 'vitest';
import { pagesWithEarlyCalls } from '../../scripts/earlyScript.ts';
import { firstCalls, type Visit } from './firstCalls.ts';

const visit = (role: string, search = '', path = ''): Visit => ({
  userId: 'u1',
  role,
  clinicName: 'Northside Sample Clinic',
  path,
  search: new URLSearchParams(search),
  now: new Date('2026-11-26T12:00:00Z'),
  timeZone: 'America/New_York',
});
const names = Object.keys(firstCalls) as (keyof typeof firstCalls)[];
const ofPatients = ['patientDashboard', 'myTimeline', 'patientProfile', 'patientSummary'];
const ofEveryone = ['profile', 'inquiry'];

test('the build knows all pages of the table', () => {
  expect(pagesWithEarlyCalls).toEqual(names);
});

test.each(names)('%s asks as its call wants it, for whom the page is, and for nobody else', (name) => {
  const [reader, other] = ofPatients.includes(name) ? ['Patient', 'Staff'] : ['Staff', 'Patient'];
  const calls = firstCalls[name]?.(visit(reader, name === 'patientDetails' ? 'id=u2' : '')) ?? [];
  expect(calls).not.toEqual([]);
  for (const call of calls) {
    const { method, token, params, query } = endpoints[call.name];
    expect([call.name, method, token]).toEqual([call.name, 'GET', 'session']);
    // Numbers are texts on their way, as in an address.
    const sent =
      call.query && Object.fromEntries(Object.entries(call.query).map(([key, to]) => [key, String(to)]));
    expect(params.safeParse(call.params).success, call.name).toBe(true);
    expect(query.safeParse(sent).success, call.name).toBe(true);
  }
  if (!ofEveryone.includes(name)) expect(firstCalls[name]?.(visit(other, 'id=u2'))).toEqual([]);
  // None is asked for twice.
  const asked = calls.map((call) => JSON.stringify(call));
  expect(new Set(asked).size).toBe(asked.length);
});

const plainOnly = [
  'patientList',
  'allPatients',
  'alerts',
  'billingRevenue',
  'patientDashboard',
  'myTimeline',
] as const;
test.each(plainOnly)('%s asks for nothing early where the address says what is shown', (name) => {
  const reader = ofPatients.includes(name) ? 'Patient' : 'Staff';
  expect(firstCalls[name]?.(visit(reader, 'page=2'))).toEqual([]);
});

test('another address of a page asks for what it shows, and not for what the page shows', () => {
  const asked = (name: 'alerts' | 'billingConfig', path: string) =>
    firstCalls[name]?.(visit('Staff', '', path)).map((call) => call.name) ?? [];
  expect(asked('alerts', '/alerts')).toContain('getAlerts');
  expect(asked('alerts', '/alerts/noise')).not.toContain('getAlerts');
  expect(asked('billingConfig', '/billing-config')).toContain('getRates');
  expect(asked('billingConfig', '/billing-setup')).toContain('getBillingSettings');
  expect(asked('billingConfig', '/billing-setup')).not.toContain('getRates');
});

test('a record asks for what its tab shows, and for nothing without a patient', () => {
  const asked = (search: string) =>
    firstCalls.patientDetails?.(visit('Doctor', search)).map(({ name }) => name);
  expect(asked('')).toEqual([]);
  expect(asked('id=u2')).toContain('getReviews');
  expect(asked('id=u2&tab=notes')).not.toContain('getReviews');
});

test('a board of bills is asked for without a month: which one runs at the clinic the server knows', () => {
  const calls = firstCalls.billingRevenue?.({ ...visit('Staff'), now: new Date('2026-12-01T04:00:00Z') });
  expect(calls?.at(-1)).toEqual({ name: 'getBillBoard', query: {} });
});
