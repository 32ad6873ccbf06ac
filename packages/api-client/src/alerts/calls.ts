import {
  AlertAssignment,
  AlertCounts,
  AlertDetails,
  AlertPage,
  AlertPageAnswer,
  AlertQuery,
  AlertRefused,
  AlertResolution,
  AlertSnooze,
  AlertTarget,
  Id,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** What a move changes: the alert, the inbox, and how many wait. */
const stales = ['/api/alerts', '/api/alert/:alertId', '/api/alert-counts'] as const;
const move = { method: 'POST', answer: Message, stales, refusals: { 409: AlertRefused } } as const;

/** The calls of the inbox of alerts. @see SCR-02 */
export const alertEndpoints = {
  /** A page of alerts: the critical first, and of those what waits longest. */
  getAlerts: endpoint({
    method: 'GET',
    path: '/api/alerts',
    query: AlertQuery,
    answer: AlertPageAnswer,
    response: AlertPage,
  }),
  /** One alert with its readings and its history. */
  getAlert: endpoint({
    method: 'GET',
    path: '/api/alert/:alertId',
    params: z.object({ alertId: Id }),
    answer: AlertDetails,
  }),
  /** How many alerts wait. It is asked again and again, and keeps no session alive. @see NAV-05 */
  getAlertCounts: endpoint({ method: 'GET', path: '/api/alert-counts', answer: AlertCounts }),
  /** Takes an alert on: the caller becomes its owner. */
  acknowledgeAlert: endpoint({ ...move, path: '/api/acknowledge-alert', body: AlertTarget }),
  /** Gives an alert to a colleague. */
  assignAlert: endpoint({ ...move, path: '/api/assign-alert', body: AlertAssignment }),
  /** Puts an alert off. It comes back at that moment, or when something worse is measured. */
  snoozeAlert: endpoint({ ...move, path: '/api/snooze-alert', body: AlertSnooze }),
  /** Closes an alert, with what came of it. It cannot be undone. */
  resolveAlert: endpoint({ ...move, path: '/api/resolve-alert', body: AlertResolution }),
  /** Undoes the caller's own acknowledgement or snooze, while nothing has happened since. */
  undoAlert: endpoint({ ...move, path: '/api/undo-alert', body: AlertTarget }),
} as const;
