import {
  Absence,
  AbsenceSave,
  AlertRefused,
  ComplianceExport,
  CompliancePage,
  CompliancePageAnswer,
  CompliancePart,
  CompliancePartAnswer,
  ComplianceQuery,
  ComplianceResolution,
  ComplianceSnooze,
  ComplianceTargets,
} from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const stales = ['/api/compliance-alerts', '/api/alert-counts'] as const;
const move = { method: 'POST', answer: Message, stales, refusals: { 409: AlertRefused } } as const;

/** The calls of the alerts about devices and habits. What moves several moves all of them or none. @see SCR-02 */
export const complianceEndpoints = {
  /** A page of alerts: the longest silence first; of resolved ones what was resolved last. */
  getComplianceAlerts: endpoint({
    method: 'GET',
    path: '/api/compliance-alerts',
    query: ComplianceQuery,
    answer: CompliancePageAnswer,
    response: CompliancePage,
  }),
  /** A part of the same list for a file, the last opened first, each with its entry in the audit log. @see ADR 54 */
  exportCompliance: endpoint({
    method: 'POST',
    path: '/api/export-compliance',
    body: ComplianceExport,
    answer: CompliancePartAnswer,
    response: CompliancePart,
  }),
  /** Takes alerts on: the caller becomes their owner. */
  acknowledgeCompliance: endpoint({ ...move, path: '/api/acknowledge-compliance', body: ComplianceTargets }),
  /** Makes the caller their owner and leaves them as they are. */
  takeCompliance: endpoint({ ...move, path: '/api/take-compliance', body: ComplianceTargets }),
  /** Puts alerts off until a moment. */
  snoozeCompliance: endpoint({ ...move, path: '/api/snooze-compliance', body: ComplianceSnooze }),
  /** Closes alerts with a note. It cannot be undone. */
  resolveCompliance: endpoint({ ...move, path: '/api/resolve-compliance', body: ComplianceResolution }),
  /** Undoes the caller's own acknowledgment or snooze, while nothing has happened since. */
  undoCompliance: endpoint({ ...move, path: '/api/undo-compliance', body: ComplianceTargets }),
  /** What the patient of the session said of being away, and whether it is asked. */
  getAbsence: endpoint({ method: 'GET', path: '/api/absence', answer: Absence }),
  /** Says up to which day the patient of the session is or was away. */
  sayAway: endpoint({
    method: 'POST',
    path: '/api/say-away',
    body: AbsenceSave,
    answer: Message,
    stales: ['/api/absence', '/api/reminder'],
  }),
} as const;
