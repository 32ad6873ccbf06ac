import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AlertStanding, alertStates } from './alert.ts';
import {
  alertMoves,
  alertSteps,
  canUndo,
  compareAlerts,
  decideAlert,
  isSnooze,
  reviewAcknowledges,
  stateAt,
} from './alertMoves.ts';

const now = new Date('2026-11-20T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const alert = (state: AlertStanding['state'], ownerId: string | null = null): AlertStanding => ({
  state,
  ownerId,
  snoozedUntil: state === 'Snoozed' ? later(3600) : null,
});
const wishes = {
  acknowledge: { move: 'acknowledge' },
  assign: { move: 'assign', toId: 'her' },
  snooze: { move: 'snooze', until: later(60) },
  resolve: { move: 'resolve' },
} as const;

describe('the states of an alert (SCR-02)', () => {
  /** Typed again from issue 12: what each move makes of each state, for `me`, who owns it or not. */
  test.each([
    ['Open', null, 'acknowledge', { state: 'Acknowledged', ownerId: 'me' }],
    ['Open', null, 'assign', { state: 'Open', ownerId: 'her' }],
    ['Open', 'her', 'acknowledge', { state: 'Acknowledged', ownerId: 'me' }],
    ['Open', null, 'snooze', { state: 'Snoozed', ownerId: 'me' }],
    ['Open', null, 'resolve', { state: 'Resolved', ownerId: 'me' }],
    ['Acknowledged', 'me', 'acknowledge', 'no-op'],
    ['Acknowledged', 'her', 'acknowledge', 'conflict'],
    ['Acknowledged', 'me', 'assign', { state: 'Acknowledged', ownerId: 'her' }],
    ['Acknowledged', 'her', 'assign', 'no-op'],
    ['Acknowledged', 'me', 'snooze', { state: 'Snoozed', ownerId: 'me' }],
    ['Acknowledged', 'her', 'resolve', { state: 'Resolved', ownerId: 'her' }],
    ['Snoozed', 'me', 'acknowledge', 'no-op'],
    ['Snoozed', 'her', 'acknowledge', 'conflict'],
    ['Snoozed', 'me', 'assign', { state: 'Snoozed', ownerId: 'her' }],
    ['Snoozed', 'me', 'snooze', { state: 'Snoozed', ownerId: 'me' }],
    ['Snoozed', 'me', 'resolve', { state: 'Resolved', ownerId: 'me' }],
    ['Resolved', 'me', 'acknowledge', 'conflict'],
    ['Resolved', 'me', 'assign', 'conflict'],
    ['Resolved', 'me', 'snooze', 'conflict'],
    ['Resolved', 'me', 'resolve', 'conflict'],
  ] as const)('%s of %s: %s', (state, ownerId, move, expected) => {
    const decision = decideAlert(alert(state, ownerId), wishes[move], 'me', now);
    if (typeof expected === 'string') expect(decision).toEqual({ kind: expected });
    else expect(decision).toMatchObject({ kind: 'change', to: expected });
  });

  test('the table has a step for each move of each state, and none leads out of Resolved', () => {
    for (const state of alertStates) expect(Object.keys(alertSteps[state])).toEqual([...alertMoves]);
    expect(new Set(Object.values(alertSteps.Resolved))).toEqual(new Set(['conflict']));
  });

  test('an acknowledgment and a snooze can be undone by who made them, an assignment and a resolution cannot', () => {
    for (const move of alertMoves) {
      const decision = decideAlert(alert('Open', 'her'), wishes[move], 'me', now);
      const before = decision.kind === 'change' ? decision.before : null;
      const undoable = move === 'acknowledge' || move === 'snooze';
      expect([move, before]).toEqual([
        move,
        undoable ? { state: 'Open', ownerId: 'her', snoozedUntil: null, byId: 'me' } : null,
      ]);
      expect([canUndo({ before }, 'me'), canUndo({ before }, 'her')]).toEqual([undoable, false]);
    }
  });

  test('a snooze goes on while it is assigned, and is over at its moment', () => {
    const snoozed = alert('Snoozed', 'me');
    expect(decideAlert(snoozed, wishes.assign, 'me', now)).toMatchObject({
      to: { snoozedUntil: later(3600) },
    });
    expect([later(3599), later(3600), later(3601)].map((at) => stateAt(snoozed, at))).toEqual([
      'Snoozed',
      'Acknowledged',
      'Acknowledged',
    ]);
    expect(decideAlert(snoozed, wishes.assign, 'me', later(3600))).toMatchObject({
      to: { state: 'Acknowledged', snoozedUntil: null },
    });
  });

  test.each([
    [-1, false],
    [0, false],
    [1, true],
    [30 * 86_400, true],
    [30 * 86_400 + 1, false],
  ])('a snooze of %i seconds: %s', (seconds, may) => {
    expect(isSnooze(later(seconds), now)).toBe(may);
  });

  test.each([
    ['all had come, and it went up to them', {}, {}, true],
    ['one was measured after what was looked at', { lastAt: later(-9) }, {}, false],
    ['one came after the look', { lastReceivedAt: later(1) }, {}, false],
    ['it is acknowledged already', { state: 'Acknowledged' as const }, {}, false],
  ])('a review acknowledges what had come by then: %s', (_, own, review, may) => {
    const times = { state: 'Open' as const, lastAt: later(-10), lastReceivedAt: now };
    expect(reviewAcknowledges({ ...times, ...own }, { at: now, upTo: later(-10), ...review })).toBe(may);
  });

  test('the inbox: what waits before what sleeps, critical before cautious, the longest wait first', () => {
    const standing = fc.record({
      alertId: fc.uuid(),
      class: fc.constantFrom('Critical' as const, 'Cautious' as const),
      firstAt: fc.integer({ min: -99, max: 0 }).map(later),
      state: fc.constantFrom(...alertStates),
      ownerId: fc.constant(null),
      snoozedUntil: fc.constantFrom(later(-1), later(1)),
    });
    fc.assert(
      fc.property(fc.array(standing), (alerts) => {
        const rank = (one: (typeof alerts)[number]) =>
          (stateAt(one, now) === 'Snoozed' ? 1e6 : 0) + (one.class === 'Cautious' ? 1e3 : 0);
        const sorted = [...alerts].sort((a, b) => compareAlerts(a, b, now));
        sorted.reduce(
          (a, b) => {
            expect(rank(a)).toBeLessThanOrEqual(rank(b));
            if (rank(a) === rank(b)) expect(a.firstAt.getTime()).toBeLessThanOrEqual(b.firstAt.getTime());
            return b;
          },
          sorted[0] as (typeof alerts)[number],
        );
        const again = [...alerts].reverse().sort((a, b) => compareAlerts(a, b, now));
        expect(again).toEqual(sorted);
      }),
    );
  });
});

test('what a move keeps: until when it sleeps, and what an undo brings back (SCR-02)', () => {
  expect(decideAlert(alert('Open', 'her'), wishes.snooze, 'me', now)).toEqual({
    kind: 'change',
    to: { state: 'Snoozed', ownerId: 'me', snoozedUntil: later(60) },
    before: { state: 'Open', ownerId: 'her', snoozedUntil: null, byId: 'me' },
  });
  expect(decideAlert(alert('Snoozed', 'me'), wishes.resolve, 'her', now)).toEqual({
    kind: 'change',
    to: { state: 'Resolved', ownerId: 'me', snoozedUntil: null },
    before: null,
  });
  expect(decideAlert(alert('Snoozed', 'her'), wishes.snooze, 'me', now)).toMatchObject({
    before: { state: 'Snoozed', ownerId: 'her', snoozedUntil: later(3600), byId: 'me' },
  });
});

test('only a snooze that has a time can be over (SCR-02)', () => {
  expect(stateAt({ state: 'Open', ownerId: null, snoozedUntil: later(-1) }, now)).toBe('Open');
  expect(stateAt({ state: 'Snoozed', ownerId: null, snoozedUntil: null }, now)).toBe('Snoozed');
  expect(stateAt({ state: 'Snoozed', ownerId: null, snoozedUntil: later(1) }, now)).toBe('Snoozed');
  expect(stateAt({ state: 'Snoozed', ownerId: null, snoozedUntil: now }, now)).toBe('Acknowledged');
});

test('of alerts that are alike in all else the id decides, whichever is asked about (SCR-02)', () => {
  const of = (alertId: string) => ({ ...alert('Open'), alertId, class: 'Cautious' as const, firstAt: now });
  expect([compareAlerts(of('a'), of('b'), now), compareAlerts(of('b'), of('a'), now)]).toEqual([-1, 1]);
  expect(compareAlerts(of('a'), of('a'), now)).toBe(0);
});
