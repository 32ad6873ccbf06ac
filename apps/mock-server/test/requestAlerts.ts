import { type ComplianceKind, takeIn } from '@rpm/domain';
import { demoAccounts } from '../src/seed/index.ts';
import type { StoredAlert } from '../src/subjects/alerts/contract.ts';
import type { StoredCompliance } from '../src/subjects/compliance/contract.ts';
import { startOfTest } from './harness.ts';
import { owners, people, type Whose } from './requestPeople.ts';

const { provider, otherProvider } = demoAccounts;

/** The alert of a patient; and the one that somebody has just acknowledged, which its owner may undo. */
export const alertOf = (whose: Whose) => `alert-${whose}`;
export const acknowledgedBy = (alertId: string, accountId: string) => `${alertId}-of-${accountId}`;

/** Each of the three patients has an open alert, and one that each of the clinic has acknowledged. */
export const ownAlerts = (): readonly StoredAlert[] =>
  owners.flatMap(({ whose, clinicId }) => {
    const { userId: patientId } = people[whose];
    const reading = {
      at: startOfTest,
      receivedAt: startOfTest,
      serial: 'SN-1',
      value: 190,
      limit: 180,
      rangeVersion: null,
    };
    const subject = { patientId, vital: 'BloodPressure', parameter: 'systolic', side: 'high' } as const;
    const breach = { ...subject, ...reading, class: 'Critical', newAlertId: alertOf(whose) } as const;
    // Each has a history of its own.
    const end = () => ({ clinicId, outcome: null, note: null, resolvedAt: null, list: [], history: [] });
    const open = takeIn([], [], [breach], startOfTest).alerts.map((alert) => ({ ...alert, ...end() }));
    const askers =
      whose === 'foreign' ? [otherProvider] : [provider, demoAccounts.staff, demoAccounts.administrator];
    return [
      ...open,
      ...open.flatMap((alert) =>
        askers.map(({ accountId: byId }): StoredAlert => {
          const before = { state: 'Open', ownerId: null, snoozedUntil: null, byId } as const;
          // Each is about something else: of one thing there is one alert.
          const parameter = `systolic of ${byId}`;
          const alertId = acknowledgedBy(alert.alertId, byId);
          const own = { alertId, parameter, ownerId: byId, before, list: [], history: [] };
          return { ...alert, ...own, state: 'Acknowledged' };
        }),
      ),
    ];
  });

/** The alert that a patient is silent; and the one that somebody has just acknowledged, which its owner may undo. */
export const complianceOf = (whose: Whose) => `compliance-${whose}`;
export const complianceBy = (accountId: string) => `compliance-of-${accountId}`;

/** The patients of both clinics are silent, and each of the clinic has acknowledged another alert. */
export const ownCompliance = (): readonly StoredCompliance[] => {
  const { provider: wren, staff, administrator } = demoAccounts;
  const rest = {
    day: '2026-11-10',
    until: null,
    count: null,
    vital: null,
    snoozedUntil: null,
    openedAt: startOfTest,
    overAt: null,
  };
  const open = { ...rest, state: 'Open', ownerId: null, before: null, note: null, resolvedAt: null } as const;
  const of = (alertId: string, kind: ComplianceKind, whose: Whose): StoredCompliance => {
    const clinicId = owners.find((each) => each.whose === whose)?.clinicId ?? '';
    const own = { alertId, kind, clinicId, patientId: people[whose].userId, version: 1 };
    return { ...open, ...own, history: [{ alertId, kind: 'opened', at: startOfTest, byId: null }] };
  };
  const mine = [wren, staff, administrator].map(({ accountId: byId }, at): StoredCompliance => {
    const kind = (['notActivated', 'rangeEnds', 'daysShort'] as const)[at] ?? 'rangeEnds';
    const before = { state: 'Open', ownerId: null, snoozedUntil: null, byId } as const;
    return { ...of(complianceBy(byId), kind, 'own'), state: 'Acknowledged', ownerId: byId, before };
  });
  return [
    of(complianceOf('own'), 'silent', 'own'),
    of(complianceOf('foreign'), 'silent', 'foreign'),
    ...mine,
  ];
};
