import { expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { accessEvents } from './accessLog.ts';
import {
  AuditPage,
  AuditPageAnswer,
  type AuditPeriod,
  AuditQuery,
  auditActions,
  auditGroupOf,
  auditPeriodStart,
  changesOf,
  isAuditWarning,
} from './audit.ts';

const line = {
  ...{ id: 'a1', time: '20261120-15:00:00', until: '20261120-15:00:00', times: 1 },
  ...{ userId: 'u-2', name: 'Quince Deskworth', role: 'STAFF', action: 'order.status', subject: 'o-1' },
  ...{ whom: 'Marigold Testpatient', details: { from: 'Submitted', to: 'Processing' } },
  ...{ source: 'desk', browser: 'edge' },
};

test('no action is there twice, and each is of a thing and what became of it', () => {
  expect(new Set(auditActions).size).toBe(auditActions.length);
  for (const action of auditActions) expect(action).toMatch(/^[a-z]+\.[a-z-]+$/);
});

test.each([
  [{}, []],
  [{ details: {} }, []],
  [{ time: 'then' }, ['result.0.time']],
  [{ userId: '' }, ['result.0.userId']],
  [{ action: 7 }, ['result.0.action']],
  [{ browser: 'lynx' }, ['result.0.browser']],
  [{ source: '', browser: '', name: '', whom: '' }, []],
  [{ subject: null }, ['result.0.subject']],
  [{ details: null }, ['result.0.details']],
])('a promised line with %j: fault at %j (behaviour section 4)', (special, faults) => {
  expect(faultsOf(AuditPageAnswer, { result: [{ ...line, ...special }], total: 1 })).toEqual(faults);
});

test('a page of the log is read line by line; an action that is new here is kept as it is (behaviour 1a, u4)', () => {
  const renamed = { ...line, action: 'order.deleted' };
  const sent = { result: [line, renamed, { ...line, times: 'x' }, 'x'], total: 4 };
  expect(AuditPage.parse(sent)).toEqual({
    result: { rows: [line, renamed, { ...line, times: null }], unreadable: 1 },
    total: 4,
  });
});

const whole = { person: '', group: 'all', period: 'all', search: '', warnings: 'false' };

test.each([
  [{ page: '0', noOfRows: '5' }, []],
  [{ page: '3', noOfRows: '50' }, []],
  [{ page: '0', noOfRows: '7' }, ['noOfRows']],
  [{ page: '0' }, ['noOfRows']],
  [{ noOfRows: '10' }, ['page']],
  [{ page: '-1', noOfRows: '10' }, ['page']],
  [{ page: '0', noOfRows: '5', group: 'both' }, ['group']],
  [{ page: '0', noOfRows: '5', period: 'ever' }, ['period']],
  [{ page: '0', noOfRows: '5', warnings: 'yes' }, ['warnings']],
  [{ page: '0', noOfRows: '5', search: 'x'.repeat(101) }, ['search']],
  // An empty text is left out of an address.
  [{ page: '0', noOfRows: '5', person: undefined, search: undefined }, []],
])('lines asked for by %j: fault at %j', (query, faults) => {
  expect(faultsOf(AuditQuery, { ...whole, ...query })).toEqual(faults);
});

test.each<[AuditPeriod, string | null]>([
  ['today', '2026-11-20T05:00:00.000Z'],
  ['week', '2026-11-14T05:00:00.000Z'],
  // Before the clocks went back.
  ['month', '2026-10-22T04:00:00.000Z'],
  ['year', '2025-11-21T05:00:00.000Z'],
  ['all', null],
])('%s begins at %s in New York (u4)', (period, start) => {
  const now = new Date('2026-11-20T15:00:00Z');
  expect(auditPeriodStart(period, now, 'America/New_York')?.toISOString() ?? null).toBe(start);
});

test.each([
  ['order.placed', '', 'changes'],
  ['audit.exported', '', 'exports'],
  ['read', 'vitals', 'reads'],
  ['read', 'export', 'exports'],
  ['refused', '404 getFiles', 'refusals'],
  ['login', '', 'logins'],
  ['login-new', '', 'logins'],
  ['logout', '', 'logins'],
  ['login-failed', '', 'logins'],
  ['locked', '', 'logins'],
])('%s of %s belongs to %s (u4)', (action, kind, group) => {
  expect(auditGroupOf(action, kind)).toBe(group);
});

test('who was kept out and a new browser are warnings, and nothing else is (u4)', () => {
  const all = [...auditActions, ...accessEvents];
  expect(all.filter(isAuditWarning)).toEqual(['refused', 'login-new', 'login-failed', 'locked']);
});

test.each<[Record<string, unknown> | null, unknown]>([
  [null, []],
  [{}, []],
  [{ from: 'Submitted', to: 'Processing' }, [{ field: 'status', before: 'Submitted', after: 'Processing' }]],
  [
    { changes: [{ field: 'phone', before: null, after: '5' }, 'x', { before: 1 }] },
    [{ field: 'phone', before: null, after: '5' }],
  ],
  [{ changes: 'x' }, []],
])('the changes of %j (u4)', (details, changes) => {
  expect(changesOf({ details })).toEqual(changes);
});
