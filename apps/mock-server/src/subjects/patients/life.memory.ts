import type { MemoryState } from '../../store/memory/state.ts';
import type { Actor } from '../accounts/contract.ts';
import { passLoginOn } from '../accounts/login.memory.ts';
import { auditEntry } from '../audit/contract.ts';
import { endAppsOf } from '../connectedApps/memory.ts';
import { endAll } from '../passwords/memory.ts';
import { changesOf } from './contract.ts';
import type { PatientLives } from './life.contract.ts';
import { noLife, type PatientLife } from './life.ts';

/** What clinics do with patients, in a memory store. */
export function memoryLives(state: MemoryState): PatientLives {
  const { accounts, audit } = state;
  const patientOf = ({ clinicId }: Actor, id: string) =>
    state.patients.find((each) => each.patientId === id && each.clinicId === clinicId);
  const accountOf = ({ clinicId }: Actor, id: string) =>
    accounts.find((each) => each.accountId === id && each.clinicId === clinicId);
  const live = (actor: Actor, id: string, next: (life: PatientLife) => Partial<PatientLife> | null) => {
    const patient = patientOf(actor, id);
    const change = patient && next(patient.life ?? noLife);
    if (!change) return false;
    patient.life = { ...noLife, ...patient.life, ...change };
    patient.changed = { ...changesOf(patient), at: actor.at };
    return true;
  };

  return {
    async endAccess(actor, id) {
      const account = accountOf(actor, id);
      if (!account) return 'noAccount';
      if (account.accessEndedAt) return 'ended';
      passLoginOn(state, id);
      account.accessEndedAt = actor.at;
      endAll(state, id, null);
      endAppsOf(state, id, actor.at);
      audit.push(auditEntry(actor, 'patient.access-ended', id));
      return 'ended';
    },
    async restoreAccess(actor, id) {
      const account = accountOf(actor, id);
      if (!account?.accessEndedAt) return;
      account.accessEndedAt = null;
      audit.push(auditEntry(actor, 'patient.access-restored', id));
    },
    async discharge(actor, id, { day, reason }) {
      const discharge = { day, reason, at: actor.at, byId: actor.accountId };
      if (live(actor, id, (life) => (life.discharge ? null : { discharge })))
        audit.push(auditEntry(actor, 'patient.discharged', id, { day }));
    },
    async readmit(actor, id) {
      if (live(actor, id, (life) => (life.discharge ? { discharge: null } : null)))
        audit.push(auditEntry(actor, 'patient.readmitted', id));
    },
  };
}
