import { escalationDue, isAdministrator, limits, usualHours } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { isInCare } from '../patients/life.ts';
import type { StoredAlert } from './contract.ts';
import { type Escalations, noticesTogether } from './escalations.contract.ts';

/** The escalation of the alerts of a memory store. */
export function memoryEscalations(state: MemoryState): Escalations {
  const active = (accountId: string | null | undefined, clinicId: string) =>
    state.accounts.find(
      (each) => each.accountId === accountId && each.clinicId === clinicId && each.accessEndedAt === null,
    );
  const step = (alert: StoredAlert, now: Date): boolean => {
    const { alertId, clinicId } = alert;
    const clinic = state.clinics.find((each) => each.clinicId === clinicId);
    if (!clinic) return false;
    const patient = state.patients.find((each) => each.patientId === alert.patientId);
    if (!patient || !isInCare(patient)) return false;
    const provider = active(patient.providerId, clinicId);
    const setting = {
      openingHours: clinic.openingHours ?? usualHours,
      timeZone: clinic.timeZone,
      minutes: clinic.escalationMinutes ?? limits.escalationMinutes,
    };
    const due = escalationDue(alert, setting, provider !== undefined, now);
    if (!due) return false;
    const told =
      due === 'provider'
        ? [provider]
        : state.accounts.filter(
            ({ accountId, role }) => isAdministrator(role) && active(accountId, clinicId),
          );
    Object.assign(alert, { escalated: due, escalatedAt: now });
    const ids = told.flatMap((each) => (each ? [each.accountId] : []));
    const line = { alertId, kind: 'escalated', at: now, byId: null, step: due } as const;
    alert.history.push(...(ids.length > 0 ? ids.map((toId) => ({ ...line, toId })) : [line]));
    for (const accountId of ids) state.alertNotices.push({ alertId, step: due, accountId, isTaken: false });
    return true;
  };
  return {
    async take(now) {
      return state.alerts.filter((alert) => step(alert, now)).length;
    },
    async notices() {
      const waiting = state.alertNotices.filter(({ isTaken }) => !isTaken);
      for (const notice of waiting) notice.isTaken = true;
      return noticesTogether(
        waiting.flatMap(({ accountId, step: taken }) => {
          const reader = state.accounts.find((each) => each.accountId === accountId);
          if (!reader || reader.accessEndedAt !== null) return [];
          return [{ username: reader.username, language: reader.language, step: taken }];
        }),
      );
    },
  };
}
