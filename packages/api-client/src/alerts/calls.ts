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
  AlertsExport,
  AlertsPart,
  AlertsPartAnswer,
  AlertTarget,
  ClinicGain,
  ClinicGainSave,
  GainChanged,
  Guidance,
  GuidanceChanged,
  Id,
  Noise,
  NoiseAnswer,
  NoiseQuery,
  PatientGain,
  PatientGainSave,
  RangeConfirmation,
  ReadingSteps,
  ReadingStepsParams,
  RepeatsAsked,
  UrgentAnswer,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** What a move changes: the alert, the inbox, and how many wait. */
const stales = [
  '/api/alerts',
  '/api/alert/:alertId',
  '/api/alert-counts',
  '/api/alert-noise',
  '/api/review-queue',
  '/api/review-round',
] as const;
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
  /** A part of the same list for a file, the newest first, each with its entry in the audit log. @see ADR 54 */
  exportAlerts: endpoint({
    method: 'POST',
    path: '/api/export-alerts',
    body: AlertsExport,
    answer: AlertsPartAnswer,
    response: AlertsPart,
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
  /** Limits that fire often and mostly for nothing, ranges whose time is wrong, and vitals with mostly wrong readings. */
  getNoise: endpoint({
    method: 'GET',
    path: '/api/alert-noise',
    query: NoiseQuery,
    answer: NoiseAnswer,
    response: Noise,
  }),
  /** Keeps that the caller looked at a range without an end and found it right: it is off the list until it is set anew. */
  confirmRange: endpoint({
    method: 'POST',
    path: '/api/confirm-range',
    body: RangeConfirmation,
    answer: Message,
    stales: ['/api/alert-noise'],
  }),
  /** By how much weight may go up at the clinic of the caller, in kilograms. */
  getClinicGain: endpoint({ method: 'GET', path: '/api/weight-gain', answer: ClinicGain }),
  /** The same for a patient, and whether it is the clinic's rule that counts. */
  getPatientGain: endpoint({
    method: 'GET',
    path: '/api/weight-gain/:userId',
    params: z.object({ userId: Id }),
    answer: PatientGain,
  }),
  /** Sets it for the clinic. For administrators. It counts for readings that come from then on. */
  saveClinicGain: endpoint({
    method: 'POST',
    path: '/api/save-weight-gain',
    body: ClinicGainSave,
    answer: Message,
    refusals: { 409: GainChanged },
    stales: ['/api/weight-gain', '/api/weight-gain/:userId'],
  }),
  /** Sets it for a patient. */
  savePatientGain: endpoint({
    method: 'POST',
    path: '/api/save-patient-weight-gain',
    body: PatientGainSave,
    answer: Message,
    refusals: { 409: GainChanged },
    stales: ['/api/weight-gain/:userId'],
  }),
  /**
   * What the patient of the session is told first: a critical reading of the last day, what came after it, and whom to
   * call. It is asked again and again, and keeps no session alive. @see PDB-07
   */
  getUrgentReading: endpoint({ method: 'GET', path: '/api/urgent-reading', answer: UrgentAnswer }),
  /** A reading of the patient of the session, and what the clinic has done about it. @see PDB-07 */
  getReadingSteps: endpoint({
    method: 'GET',
    path: '/api/reading-steps/:vital/:time',
    params: ReadingStepsParams,
    answer: ReadingSteps,
  }),
  /** What the patients of the caller's clinic are told then. */
  getGuidance: endpoint({ method: 'GET', path: '/api/guidance', answer: Guidance }),
  /** Sets it. For administrators. */
  saveGuidance: endpoint({
    method: 'POST',
    path: '/api/save-guidance',
    body: Guidance,
    answer: Message,
    refusals: { 409: GuidanceChanged },
    stales: ['/api/guidance'],
  }),
  /** What the patient of the session is asked to measure again. */
  getRepeatsAsked: endpoint({ method: 'GET', path: '/api/repeats-asked', answer: RepeatsAsked }),
  /** Takes an alert on: the caller becomes its owner. */
  acknowledgeAlert: endpoint({ ...move, path: '/api/acknowledge-alert', body: AlertTarget }),
  /** Gives an alert to a colleague. */
  assignAlert: endpoint({ ...move, path: '/api/assign-alert', body: AlertAssignment }),
  /** Puts an alert off. It comes back at that moment, or when something worse is measured. */
  snoozeAlert: endpoint({ ...move, path: '/api/snooze-alert', body: AlertSnooze }),
  /** Closes an alert, with what came of it. It cannot be undone. */
  resolveAlert: endpoint({ ...move, path: '/api/resolve-alert', body: AlertResolution }),
  /** Undoes the caller's own acknowledgment or snooze, while nothing has happened since. */
  undoAlert: endpoint({ ...move, path: '/api/undo-alert', body: AlertTarget }),
} as const;
