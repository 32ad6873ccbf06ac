import { describe, expect, test } from 'vitest';
import { checked } from '../wire/fieldErrors.ts';
import {
  compareRequests,
  isSignature,
  movesOf,
  NewRecordRequest,
  ownRequestMoves,
  permissionEnds,
  RequestMoved,
  recordRequestForm,
  requestAfter,
  requestDue,
  requestMoves,
  requestStates,
  requestStep,
} from './recordRequest.ts';

const today = '2026-11-20';
const right = {
  holders: [{ name: 'Mockville General Hospital', city: 'Mockville, Ohio', phone: '' }],
  ...{ since: '2020-01-01', until: today, kinds: ['visits', 'labs'], signedAs: 'Marigold Testpatient' },
  isAllowed: true,
};
const wrong = (change: object) => {
  const found = checked(recordRequestForm(today), { ...right, ...change });
  return 'errors' in found ? found.errors : {};
};

describe('the form of a request (RTE-07)', () => {
  test.each(['since', 'until'])('%s may be of any kind, and is told, not thrown', (field) => {
    const given = { ...right, [field]: { toString: 'x' } };
    expect(checked(recordRequestForm(today), given)).toHaveProperty('errors');
  });
  test.each([
    ['right', {}, {}],
    ['nobody to ask', { holders: [] }, { holders: 'holdersRequired' }],
    [
      'a holder without a city',
      { holders: [{ name: 'A', city: ' ', phone: '' }] },
      { holders: 'cityRequired' },
    ],
    ['too many', { holders: Array(6).fill(right.holders[0]) }, { holders: 'tooMany' }],
    ['until tomorrow', { until: '2026-11-21' }, { until: 'dayToCome' }],
    ['ends before it begins', { since: '2026-11-20', until: '2026-11-19' }, { until: 'endsBeforeItBegins' }],
    ['one day', { since: today }, {}],
    ['nothing to ask for', { kinds: [] }, { kinds: 'kindsRequired' }],
    ['not allowed', { isAllowed: false }, { isAllowed: 'allowRequired' }],
    ['not signed', { signedAs: ' ' }, { signedAs: 'signatureRequired' }],
    [
      'all of it',
      { holders: [], kinds: [], isAllowed: false, signedAs: '' },
      {
        ...{ holders: 'holdersRequired', kinds: 'kindsRequired', isAllowed: 'allowRequired' },
        signedAs: 'signatureRequired',
      },
    ],
  ])('%s', (_, change, errors) => {
    expect(wrong(change)).toEqual(errors);
  });
  test('what is sent is judged alike', () => {
    const { isAllowed: _, ...sent } = { ...right, userId: 'p' };
    expect(NewRecordRequest.safeParse(sent).success).toBe(true);
    expect(NewRecordRequest.safeParse({ ...sent, until: '2019-01-01' }).success).toBe(false);
    expect(NewRecordRequest.safeParse({ ...sent, kinds: ['labs', 'labs'] }).success).toBe(false);
  });
});

test.each([
  ['Marigold Testpatient', true],
  ['marigold q. testpatient', true],
  ['MARIGOLD QUINCE TESTPATIENT', false],
  [' Marigold  Testpatient ', true],
  ['Marigold', false],
  ['', false],
  ['Testpatient Marigold', false],
])('%j signs: %s', (typed, signs) => {
  expect(isSignature(typed, { firstName: 'Marigold', middleName: 'Q.', lastName: 'Testpatient' })).toBe(
    signs,
  );
});
test('accents may be left out', () => {
  expect(isSignature('Jose Nunez', { firstName: 'José', middleName: '', lastName: 'Núñez' })).toBe(true);
});

test('days of a permission and of a request', () => {
  expect(permissionEnds(today)).toBe('2027-11-20');
  expect(requestDue(today)).toBe('2026-12-20');
});

describe('where a request stands (RTE-07)', () => {
  test.each([
    ['Asked', ['request', 'needPatient', 'partial', 'complete', 'refuse']],
    ['Requested', ['needPatient', 'partial', 'complete', 'refuse']],
    ['NeedsPatient', ['request', 'partial', 'complete', 'refuse']],
    ['Partial', ['request', 'needPatient', 'partial', 'complete', 'refuse']],
    ['Complete', []],
    ['Refused', []],
    ['Stopped', []],
  ] as const)('%s can be moved by %j', (state, moves) => {
    expect(movesOf(state, true)).toEqual(moves);
    expect(movesOf(state, false)).toEqual(moves.filter((move) => move !== 'request'));
  });
  test.each([
    ['Asked', 'request', 'Requested'],
    ['Requested', 'request', null],
    ['Requested', 'partial', 'Partial'],
    ['Partial', 'partial', 'Partial'],
    ['Partial', 'complete', 'Complete'],
    ['NeedsPatient', 'done', 'Requested'],
    ['Asked', 'done', null],
    ['Partial', 'done', null],
    ['Asked', 'stop', 'Stopped'],
    ['Partial', 'stop', 'Stopped'],
    ['Complete', 'stop', null],
    ['Stopped', 'request', null],
  ] as const)('%s, %s: %s', (state, move, next) => {
    const found = requestAfter({ state, version: 3, allowedUntil: today }, { move, version: 3, today });
    expect(found).toEqual(next && { state: next, version: 4 });
  });
  test('who saw an older state changes nothing', () => {
    for (const state of requestStates)
      for (const move of [...requestMoves, ...ownRequestMoves])
        expect(
          requestAfter({ state, version: 3, allowedUntil: today }, { move, version: 2, today }),
        ).toBeNull();
  });
  test('nobody is asked for records after the last day of the permission; what came can still be told', () => {
    const over = { state: 'Asked', version: 3, allowedUntil: '2026-11-19' } as const;
    const next = (move: (typeof requestMoves)[number]) =>
      requestAfter(over, { move, version: 3, today })?.state;
    expect(requestMoves.map(next)).toEqual([undefined, 'NeedsPatient', 'Partial', 'Complete', 'Refused']);
  });
  test('steps to the records', () => {
    expect(requestStates.map(requestStep)).toEqual([1, 2, 2, 3, 4, 0, 0]);
  });
  test('what needs the patient, and what cannot be had, says why', () => {
    const move = { userId: 'p', requestId: 'r', version: 1, note: null };
    const isRight = (special: object) => RequestMoved.safeParse({ ...move, ...special }).success;
    expect([isRight({ move: 'request' }), isRight({ move: 'complete' })]).toEqual([true, true]);
    expect([isRight({ move: 'needPatient' }), isRight({ move: 'refuse' })]).toEqual([false, false]);
    expect(isRight({ move: 'refuse', note: 'They closed in 2019.' })).toBe(true);
  });
  test('what needs the patient comes first, then what is under way, each the newest first', () => {
    const row = (requestId: string, state: (typeof requestStates)[number], asked: string) => ({
      ...{ requestId, state, asked },
    });
    const rows = [
      row('done', 'Complete', '20261119-12:00:00'),
      row('old', 'Requested', '20261001-12:00:00'),
      row('new', 'Asked', '20261118-12:00:00'),
      row('needs', 'NeedsPatient', '20260812-12:00:00'),
    ];
    expect(rows.sort(compareRequests).map(({ requestId }) => requestId)).toEqual([
      ...['needs', 'new', 'old', 'done'],
    ]);
  });
});
