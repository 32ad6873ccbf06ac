import {
  Id,
  MonthText,
  NewTimeEntry,
  ReadTimeEntries,
  StartTimer,
  TimeEntries,
  TimeEntryEdit,
  TimeExport,
  TimeOverlap,
  TimePart,
  TimerAnswer,
  TimerSign,
  TimerWish,
  TimerWork,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const timer = { answer: TimerAnswer } as const;
const lists = ['/api/patient-time/:userId', '/api/my-day', '/api/my-month'] as const;
const entries = { answer: TimeEntries, response: ReadTimeEntries } as const;
const refusals = { 409: z.partial(TimeOverlap) } as const;

/** The calls of the timer and the time that it records. The timer is always the caller's own: a person has one. @see SCR-03 */
export const timerEndpoints = {
  /** The caller's timer, as it is now. */
  getTimer: endpoint({ method: 'GET', path: '/api/timer', ...timer }),
  /** Says that a page of the timer is there, and how long nobody has done anything in it. */
  signTimer: endpoint({ method: 'POST', path: '/api/sign-timer', body: TimerSign, ...timer }),
  /** Starts a timer, or goes on with the one of the same patient. */
  startTimer: endpoint({
    method: 'POST',
    path: '/api/start-timer',
    body: StartTimer,
    ...timer,
    stales: ['/api/timer', ...lists],
  }),
  /** Sets what is done while the timer runs; kept by the server until it is stopped. */
  setTimerWork: endpoint({
    method: 'POST',
    path: '/api/set-timer-work',
    body: TimerWork,
    ...timer,
    stales: ['/api/timer'],
  }),
  /** Pauses: what was counted is saved as an entry. */
  pauseTimer: endpoint({
    method: 'POST',
    path: '/api/pause-timer',
    body: TimerWish,
    ...timer,
    stales: ['/api/timer', ...lists],
  }),
  /** Counts on from now. */
  resumeTimer: endpoint({
    method: 'POST',
    path: '/api/resume-timer',
    body: TimerWish,
    ...timer,
    stales: ['/api/timer', ...lists],
  }),
  /** Stops: all that the timer counted is saved with what was done. */
  stopTimer: endpoint({
    method: 'POST',
    path: '/api/stop-timer',
    body: TimerWork,
    answer: Message,
    isIdempotent: true,
    stales: ['/api/timer', ...lists],
  }),
  /** The entries of a patient's month, of this one when none is named, by the clinic's clock. */
  getPatientTime: endpoint({
    method: 'GET',
    path: '/api/patient-time/:userId',
    params: z.object({ userId: Id }),
    query: z.object({ month: z.optional(MonthText) }),
    ...entries,
  }),
  /** The caller's entries of today, by the clinic's clock. */
  getMyDay: endpoint({ method: 'GET', path: '/api/my-day', ...entries }),
  /** The caller's entries of this month, of all patients, by the clinic's clock. */
  getMyMonth: endpoint({ method: 'GET', path: '/api/my-month', ...entries }),
  /** A part of a month of the clinic's time for a file, oldest first, each with its entry in the audit log. @see ADR 54 */
  exportTime: endpoint({ method: 'POST', path: '/api/export-time', body: TimeExport, answer: TimePart }),
  /** Writes an entry down by hand. */
  addTimeEntry: endpoint({
    method: 'POST',
    path: '/api/add-time-entry',
    body: NewTimeEntry,
    answer: Message,
    isIdempotent: true,
    refusals,
    stales: lists,
  }),
  /** Changes an entry for a reason; what it was is kept. */
  editTimeEntry: endpoint({
    method: 'POST',
    path: '/api/edit-time-entry',
    body: TimeEntryEdit,
    answer: Message,
    isIdempotent: true,
    refusals,
    stales: lists,
  }),
} as const;
