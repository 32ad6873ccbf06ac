import { erasureProblem } from '@rpm/domain';
import { fates } from '../../rooms/fates.ts';
import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import type { Actor } from '../accounts/contract.ts';
import { passLoginOn } from '../accounts/login.memory.ts';
import { auditEntry } from '../audit/contract.ts';
import { endAll } from '../passwords/memory.ts';
import type { Erasures } from './erasure.contract.ts';
import { noLife, type PatientLife } from './life.ts';
import { forgetMerges } from './merges.memory.ts';
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
        patientId: id,
        clinicId: actor.clinicId,
        at: actor.at,
        askedById: byId,
        confirmedById: actor.accountId,
        reason,
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
  // What became a part of the record is the same person's.
  for (const part of forgetMerges(state, id)) eraseAll(state, part);
  const own = ({ patientId }: { patientId: string | null }) => patientId === id;
  const username = state.patients.find(own)?.username ?? '';
  for (const { order } of state.orders) if (own(order)) state.deviceTokens.delete(order.orderId);
  drop(state.orders, ({ order }) => own(order));
  for (const alert of state.alerts) if (own(alert)) state.usualValues.delete(alert.alertId);
  for (const { eraseIn } of fates) eraseIn(state, id);
  const { files, notes, conversationMarks, ranges, alerts, reviews } = state;
  for (const rows of [files, notes, conversationMarks, ranges, alerts, reviews] as const)
    drop<{ patientId: string }>(rows, own);
  // Also what the patient saw of the files of others, with whom they were shared.
  for (const { views = [] } of state.files) drop(views, ({ accountId }) => accountId === id);
  drop(state.noteDrafts, own);
  drop(state.fileUploads, own);
  drop(state.timeEntries, own);
  // What an entry was goes with it, and what was of the patient before it moved to another one.
  const entries = new Set(state.timeEntries.map(({ entryId }) => entryId));
  drop(state.timeVersions, (version) => own(version) || !entries.has(version.entryId));
  for (const [account, timer] of state.timers) if (own(timer)) state.timers.delete(account);
  state.reviewClaims.delete(id);
  for (const round of state.reviewRounds.values()) if (own(round)) round.patientId = null;
  drop(state.hospitalConnections, own);
  state.reminders.delete(id);
  drop(state.alertNotices, ({ alertId }) => !alerts.some((each) => each.alertId === alertId));
  drop(state.shares, ({ ownerId }) => ownerId === id);
  drop(state.bills, ({ userId }) => userId === id);
  drop(state.inquiries, ({ accountId }) => accountId === id);
  const inquiries = new Set(state.inquiries.map(({ inquiryId }) => inquiryId));
  const messages = new Set(state.contactMessages.map(({ messageId }) => messageId));
  drop(state.inboxEvents, ({ itemId }) => !inquiries.has(itemId) && !messages.has(itemId));
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
