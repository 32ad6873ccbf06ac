import { expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { AuditPage, AuditPageAnswer, AuditQuery, auditActions } from './audit.ts';

const line = {
  time: '20261120-15:00:00',
  userId: 'u-2',
  action: 'order.status',
  subject: 'o-1',
  details: { from: 'Submitted', to: 'Processing' },
  changes: null,
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
  [{ action: 'order.deleted' }, ['result.0.action']],
  [{ subject: null }, ['result.0.subject']],
  [{ details: null }, ['result.0.details']],
  [{ changes: [{ field: 'dob', before: null, after: '1950-01-01' }] }, []],
  [{ changes: [{ field: 'dob' }] }, ['result.0.changes.0.before', 'result.0.changes.0.after']],
])('a promised line with %j: fault at %j (behaviour section 4)', (special, faults) => {
  expect(faultsOf(AuditPageAnswer, { result: [{ ...line, ...special }], total: 1 })).toEqual(faults);
});

test('a page of the log is read line by line (behaviour 1a)', () => {
  const sent = { result: [line, { ...line, action: 'order.deleted' }, 'x'], total: 3 };
  expect(AuditPage.parse(sent)).toEqual({
    result: { rows: [line, { ...line, action: null }], unreadable: 1 },
    total: 3,
  });
});

test.each([
  [{ page: '0', noOfRows: '5' }, []],
  [{ page: '3', noOfRows: '50' }, []],
  [{ page: '0', noOfRows: '7' }, ['noOfRows']],
  [{ page: '0' }, ['noOfRows']],
  [{ noOfRows: '10' }, ['page']],
  [{ page: '-1', noOfRows: '10' }, ['page']],
])('lines asked for by %j: fault at %j', (query, faults) => {
  expect(faultsOf(AuditQuery, query)).toEqual(faults);
});
