import { limits } from '../limits/limits.ts';
import type { Alert, AlertStanding, AlertState } from './alert.ts';

/** What people do with an alert. */
export const alertMoves = ['acknowledge', 'assign', 'snooze', 'resolve'] as const;
export type AlertMove = (typeof alertMoves)[number];

/** `repeat`: nothing to do for who did it, a conflict for others. */
type Step = AlertState | 'repeat' | 'conflict';

/** The states of an alert: what each move makes of each. Nothing leads out of Resolved: a new reading opens a new alert. */
export const alertSteps: Readonly<Record<AlertState, Readonly<Record<AlertMove, Step>>>> = {
  Open: { acknowledge: 'Acknowledged', assign: 'Open', snooze: 'Snoozed', resolve: 'Resolved' },
  Acknowledged: { acknowledge: 'repeat', assign: 'Acknowledged', snooze: 'Snoozed', resolve: 'Resolved' },
  Snoozed: { acknowledge: 'repeat', assign: 'Snoozed', snooze: 'Snoozed', resolve: 'Resolved' },
  Resolved: { acknowledge: 'conflict', assign: 'conflict', snooze: 'conflict', resolve: 'conflict' },
};

/** Where an alert stands at a moment: a snooze that is over left it acknowledged, as snoozing acknowledges. */
export const stateAt = ({ state, snoozedUntil }: AlertStanding, now: Date): AlertState =>
  state === 'Snoozed' && snoozedUntil !== null && snoozedUntil <= now ? 'Acknowledged' : state;

/** A wish to move an alert. */
export type AlertWish =
  | { move: 'acknowledge' }
  | { move: 'assign'; toId: string }
  | { move: 'snooze'; until: Date }
  | { move: 'resolve' };

/** What comes of a wish: where the alert stands then, nothing to do, or a conflict with what somebody else did. */
export type AlertDecision =
  | { kind: 'change'; to: AlertStanding; before: Alert['before'] }
  | { kind: 'no-op' }
  | { kind: 'conflict' };

/**
 * What comes of a wish. Whoever acknowledges or snoozes becomes the owner; an assignment leaves it open or acknowledged
 * as it is, so that an open one still waits for its new owner.
 *
 * @param byId who has the wish
 * @see SCR-02
 */
export function decideAlert(alert: AlertStanding, wish: AlertWish, byId: string, now: Date): AlertDecision {
  const from: AlertStanding = { ...alert, state: stateAt(alert, now) };
  const { ownerId } = from;
  const step = alertSteps[from.state][wish.move];
  if (step === 'conflict') return { kind: 'conflict' };
  if (step === 'repeat') return { kind: ownerId === byId ? 'no-op' : 'conflict' };
  const before = { state: from.state, ownerId, snoozedUntil: pausedUntil(from), byId };
  if (wish.move === 'assign') {
    if (wish.toId === ownerId) return { kind: 'no-op' };
    const to = { state: step, ownerId: wish.toId, snoozedUntil: pausedUntil(from) };
    return { kind: 'change', to, before: null };
  }
  if (wish.move === 'snooze')
    return { kind: 'change', to: { state: step, ownerId: byId, snoozedUntil: wish.until }, before };
  // What is resolved keeps its owner: it says who looked after it. It cannot be undone.
  if (wish.move === 'resolve')
    return {
      kind: 'change',
      to: { state: step, ownerId: ownerId ?? byId, snoozedUntil: null },
      before: null,
    };
  return { kind: 'change', to: { state: step, ownerId: byId, snoozedUntil: null }, before };
}

const pausedUntil = ({ state, snoozedUntil }: AlertStanding) => (state === 'Snoozed' ? snoozedUntil : null);

/** Whether somebody may undo the last move of an alert: whoever made it, while nothing has happened since. */
export const canUndo = ({ before }: Pick<Alert, 'before'>, byId: string): boolean => before?.byId === byId;

/** Whether an alert may be put off until a moment: in the future, and not for longer than `limits.snoozeMaxDays`. */
export const isSnooze = (until: Date, now: Date): boolean =>
  until > now && until.getTime() - now.getTime() <= limits.snoozeMaxDays * 86_400_000;

/** Whether a look through readings covers an alert that is open: all of its readings had come, and it went up to them. */
export const reviewAcknowledges = (
  alert: Pick<Alert, 'state' | 'lastAt' | 'lastReceivedAt'>,
  review: { at: Date; upTo: Date },
): boolean => alert.state === 'Open' && alert.lastAt <= review.upTo && alert.lastReceivedAt <= review.at;

/** Whether the first alert comes before the second in the inbox: what waits, the worst, what waits longest. */
export function compareAlerts(
  a: Pick<Alert, 'alertId' | 'class' | 'firstAt'> & AlertStanding,
  b: Pick<Alert, 'alertId' | 'class' | 'firstAt'> & AlertStanding,
  now: Date,
): number {
  const asleep = (alert: AlertStanding) => (stateAt(alert, now) === 'Snoozed' ? 1 : 0);
  const mild = (one: Pick<Alert, 'class'>) => (one.class === 'Critical' ? 0 : 1);
  return (
    asleep(a) - asleep(b) ||
    mild(a) - mild(b) ||
    a.firstAt.getTime() - b.firstAt.getTime() ||
    Number(a.alertId > b.alertId) - Number(a.alertId < b.alertId)
  );
}
