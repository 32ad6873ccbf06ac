import {
  type AlertStanding,
  type ComplianceAlert,
  type ComplianceEventKind,
  canUndo,
  decideAlert,
} from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import type { ComplianceWish } from './contract.ts';

/** What a wish makes of one alert. */
export type ComplianceStep =
  | { kind: 'no-op' | 'conflict' }
  | { kind: 'change'; to: AlertStanding; before: ComplianceAlert['before'] };

const eventOf = {
  acknowledge: 'acknowledged',
  assign: 'assigned',
  snooze: 'snoozed',
  resolve: 'resolved',
  undo: 'undone',
} as const satisfies Record<ComplianceWish['wish']['move'], ComplianceEventKind>;

/** The line of history and the action in the audit log of a move. */
export const tracesOf = ({ move }: ComplianceWish['wish']) => {
  const kind = eventOf[move];
  return { kind, action: `alert.${kind}` } as const;
};

/** What a wish makes of an alert that its user saw at a version. */
export function stepOf(
  alert: ComplianceAlert,
  { wish }: ComplianceWish,
  version: number,
  { accountId, at }: Actor,
): ComplianceStep {
  if (wish.move === 'undo') {
    if (alert.version !== version || !alert.before || !canUndo(alert, accountId)) return { kind: 'conflict' };
    const { byId: _, ...to } = alert.before;
    return { kind: 'change', to, before: null };
  }
  const decision = decideAlert(alert, wish, accountId, at);
  if (decision.kind !== 'change') return decision;
  if (alert.version !== version) return { kind: 'conflict' };
  return decision;
}
