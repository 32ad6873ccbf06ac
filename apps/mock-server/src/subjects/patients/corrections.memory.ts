import { followsRecord } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { closeLogin } from '../accounts/login.memory.ts';
import { correctionEntry } from '../audit/changes.ts';
import { changedNow } from './contract.ts';
import { type Correction, movedZones, type PatientCorrections, stored } from './corrections.contract.ts';
import { noLife } from './life.ts';
import { indexOrder, usernameKey } from './search.ts';

/** The corrections of a memory store. */
export function memoryCorrections(state: MemoryState): PatientCorrections {
  return {
    async correct(correction, actor) {
      const { patientId, details, version } = correction;
      const patient = state.patients.find(
        (each) => each.patientId === patientId && each.clinicId === actor.clinicId,
      );
      const life = patient?.life ?? noLife;
      if (!patient || life.version !== version) return 'changed';
      const key = usernameKey(details.username);
      const isOthers = (each: { username: string; clinicId: string }, id: string) =>
        id !== patientId && each.clinicId === actor.clinicId && usernameKey(each.username) === key;
      if (state.patients.some((each) => isOthers(each, each.patientId))) return 'taken';
      if (state.accounts.some((each) => isOthers(each, each.accountId))) return 'taken';
      const before = usernameKey(patient.username);
      patient.changed = changedNow(patient, stored(correction), actor.at);
      Object.assign(patient, movedZones(patient, correction, actor.at), stored(correction), {
        life: { ...life, version: version + 1 },
      });
      const { entry, kept } = correctionEntry(actor, correction);
      state.audit.push(entry);
      state.auditChanges.set(kept.digest, kept);
      moveAccount(state, correction, before !== key);
      moveOrders(state, correction);
      if (before !== key) state.activations.delete(patientId);
      return 'corrected';
    },
  };
}

/** The orders that are not over have the patient's names and address too. */
function moveOrders({ orders }: MemoryState, correction: Correction) {
  const { firstName, middleName, lastName, username: email, birthDate, gender } = stored(correction);
  for (const entry of orders) {
    if (entry.order.patientId !== correction.patientId || !followsRecord(entry.order.status)) continue;
    Object.assign(entry.order, { firstName, middleName, lastName, email, birthDate, gender });
    entry.index = indexOrder(entry.order);
  }
}

/** The account has the patient's names and address. */
function moveAccount(state: MemoryState, { patientId, details }: Correction, isNewAddress: boolean) {
  const account = state.accounts.find(({ accountId }) => accountId === patientId);
  if (!account) return;
  const { firstName, middleName, lastName, username } = details;
  Object.assign(account, { firstName, middleName, lastName, username });
  if (isNewAddress) closeLogin(state, patientId);
}
