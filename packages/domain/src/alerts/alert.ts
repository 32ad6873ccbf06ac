import type { Excess, LimitSide } from '../vitals/readings.ts';
import type { VitalKind } from '../vitals/vitals.ts';
import type { GainPeriod } from './weightGain.ts';

/** Where an alert stands. @see SCR-02 */
export const alertStates = ['Open', 'Acknowledged', 'Snoozed', 'Resolved'] as const;
export type AlertState = (typeof alertStates)[number];

/** What came of an alert. */
export const alertOutcomes = ['advice', 'medication', 'visit', 'wrongReading', 'noContact'] as const;
export type AlertOutcome = (typeof alertOutcomes)[number];

/** Who is told of a Critical alert that nobody acknowledges, in this order. */
export const escalationSteps = ['provider', 'administrators'] as const;
export type EscalationStep = (typeof escalationSteps)[number];

/** What of a patient an alert is about: there is one for each at a time, until it is resolved. */
export interface AlertSubject {
  patientId: string;
  vital: VitalKind;
  parameter: string;
  side: LimitSide;
}

/** What a move can change, and an undo brings back. */
export interface AlertStanding {
  state: AlertState;
  /** The account of who looks after it. */
  ownerId: string | null;
  /** Until when it is put off; only of `Snoozed`. */
  snoozedUntil: Date | null;
}

/** One value out of limits, with the limit that it passed. */
export interface AlertReading {
  /** When it was measured. */
  at: Date;
  /** When it reached the server. */
  receivedAt: Date;
  /** The serial number of the device. */
  serial: string;
  /** In the unit of the limits. */
  value: number;
  class: Excess['class'];
  limit: number;
  /** The version of the patient's range that held the limit; `null`: the usual limits. */
  rangeVersion: number | null;
  /** Whose range that is, when a merge left it with the other record of the patient; left out: the patient's. @see F5 */
  rangeOf?: string;
  /** Of a weight that went up: in which time, and since when. */
  period?: GainPeriod;
  since?: Date;
}

/** An alert about readings. It is never deleted, and what was done with it stays in its history. @see SCR-02 */
export interface Alert extends AlertSubject, AlertStanding {
  alertId: string;
  /** The worst class of its readings. */
  class: Excess['class'];
  /** When it was opened. */
  openedAt: Date;
  /** Since when somebody is waited for: its opening, or its rise to Critical. */
  waitsSince: Date;
  /** The last step of its escalation and when it was taken; `null` while there was none. */
  escalated: EscalationStep | null;
  escalatedAt: Date | null;
  /** When the first two of its readings were measured, and the last. */
  firstAt: Date;
  secondAt: Date | null;
  lastAt: Date;
  /** When the newest of its readings reached the server. */
  lastReceivedAt: Date;
  /** How many readings it has. */
  readings: number;
  /** The newest of its worst readings. */
  shown: AlertReading;
  /** The alert before it about the same; `null` when there was none. */
  previousId: string | null;
  /** Whether its first reading was measured before the alert before it was resolved. */
  cameLater: boolean;
  /** What the last move can be undone to, and who made it; `null` when there is nothing to undo. */
  before: (AlertStanding & { byId: string }) | null;
  /** The review that acknowledged it. */
  reviewId: string | null;
  /** Grows with each change. */
  version: number;
}

/** What alerts are told apart by while they are not resolved. */
export const alertKey = ({ patientId, vital, parameter, side }: AlertSubject): string =>
  [patientId, vital, parameter, side].join(' ');

/** What the history of an alert tells. */
export const alertEvents = [
  'opened',
  'joined',
  'raised',
  'escalated',
  'acknowledged',
  'reviewed',
  'assigned',
  'snoozed',
  'undone',
  'resolved',
] as const;
export type AlertEventKind = (typeof alertEvents)[number];

/** One line of the history; lines are only added. */
export interface AlertEvent {
  alertId: string;
  kind: AlertEventKind;
  at: Date;
  /** Who did it; `null` of what readings do. */
  byId: string | null;
  /** Of a reading: its value. */
  value?: number;
  class?: Excess['class'];
  /** Of an escalation: which step it was. */
  step?: EscalationStep;
  /** Of an assignment: to whom; of an escalation: who was told. */
  toId?: string;
  /** Of a snooze. */
  until?: Date;
  outcome?: AlertOutcome;
  note?: string;
}
