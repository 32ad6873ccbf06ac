import { erasureProblem } from '@rpm/domain';
import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import type { Actor } from '../accounts/contract.ts';
import { passLoginOn } from '../accounts/login.memory.ts';
import { auditEntry } from '../audit/contract.ts';
import { endAll } from '../passwords/memory.ts';
import type { Erasures } from './erasure.contract.ts';
import { noLife, type PatientLife } from './life.ts';
import { usernameKey } from './search.ts';

/** Holds and erasures in a memory store. */
export function memoryErasures(state: MemoryState): Erasures {
  const lifeOf = ({ clinicId }: Actor, id: string): PatientLife | null => {
    const patient = state.patients.find((each) => each.patientId === id && each.clinicId === clinicId);
    if (!patient) return null;
    patient.life = { ...noLife, ...patient.life };
    return patient.life;
  };
  const note = (actor: Actor, action: Parameters<typeof auditEntry>[1], id: string) =>
    state.audit.push(auditEntry(actor, action, id));
  const deed = ({ at, accountId: byId }: Actor, reason: string) => ({ at, byId, reason });

  return {
    async hold(actor, id, reason) {
      const life = lifeOf(actor, id);
      if (!life || life.hold) return;
      life.hold = deed(actor, reason);
      life.erasure = null;
      note(actor, 'patient.held', id);
    },
    async lift(actor, id) {
      const life = lifeOf(actor, id);
      if (!life?.hold) return;
      life.hold = null;
      note(actor, 'patient.hold-lifted', id);
    },
    async ask(actor, id, reason) {
      const life = lifeOf(actor, id);
      if (!life || life.hold) return 'held';
      life.erasure = deed(actor, reason);
      note(actor, 'patient.erasure-asked', id);
      return 'asked';
    },
    async withdraw(actor, id) {
      const life = lifeOf(actor, id);
      if (!life?.erasure) return;
      life.erasure = null;
      note(actor, 'patient.erasure-withdrawn', id);
    },
    async confirm(actor, id) {
      const life = lifeOf(actor, id);
      const problem = life ? erasureProblem(life, { byId: actor.accountId, now: actor.at }) : 'notAsked';
      if (problem || !life?.erasure) return problem ?? 'notAsked';
      const { byId, reason } = life.erasure;
      eraseAll(state, id);
      state.erased.push({
        ...{ patientId: id, clinicId: actor.clinicId, at: actor.at },
        ...{ askedById: byId, confirmedById: actor.accountId, reason },
      });
      note(actor, 'patient.erased', id);
      return 'erased';
    },
    async erased(clinicId) {
      return state.erased
        .filter((each) => each.clinicId === clinicId)
        .map(({ clinicId: _, ...erased }) => erased);
    },
  };
}

function eraseAll(state: MemoryState, id: string) {
  const own = ({ patientId }: { patientId: string | null }) => patientId === id;
  const username = state.patients.find(own)?.username ?? '';
  for (const { order } of state.orders) if (own(order)) state.deviceTokens.delete(order.orderId);
  drop(state.orders, ({ order }) => own(order));
  const { records, files, notes, conversationMarks, ranges, alerts, reviews } = state;
  for (const rows of [records, files, notes, conversationMarks, ranges, alerts, reviews] as const)
    drop<{ patientId: string }>(rows, own);
  drop(state.shares, ({ ownerId }) => ownerId === id);
  drop(state.bills, ({ userId }) => userId === id);
  drop(state.inquiries, ({ accountId }) => accountId === id);
  drop(state.mails, ({ to }) => to === username);
  state.readings().delete(id);
  for (const [digest, { patientId }] of state.auditChanges)
    if (patientId === id) state.auditChanges.delete(digest);
  passLoginOn(state, id);
  endAll(state, id, null);
  state.logins.delete(id);
  state.activations.delete(id);
  for (const table of [state.factors, state.emailCodes, state.emailsConfirmed, state.photos, state.profiles])
    table.delete(id);
  state.signUps.delete(usernameKey(username));
  drop(state.accounts, ({ accountId }) => accountId === id);
  drop(state.patients, own);
}
