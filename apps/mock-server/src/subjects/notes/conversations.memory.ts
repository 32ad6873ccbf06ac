import { firstSeen, fullName, waitingForClinic } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { compareTexts } from '../patients/search.ts';
import { type Conversations, sideOfAuthor } from './conversations.contract.ts';

/** The conversations of a memory store. */
export function memoryConversations(state: MemoryState): Conversations {
  const { accounts, notes, patients, conversationMarks: marks, audit } = state;
  const personOf = (userId: string) => {
    const account = accounts.find(({ accountId }) => accountId === userId);
    return { userId, name: account ? fullName(account) : '' };
  };
  const roleOf = (userId: string) => accounts.find(({ accountId }) => accountId === userId)?.role ?? '';
  /** Oldest first. */
  const said = (patientId: string) =>
    notes
      .filter((note) => note.patientId === patientId && note.kind === 'conversation')
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ noteId, authorId, text, about, at }) => ({
        noteId,
        side: sideOfAuthor(roleOf(authorId)),
        author: personOf(authorId),
        text,
        about: about ? structuredClone(about) : null,
        at,
      }));
  const messages = (patientId: string) => {
    const all = said(patientId);
    const own = marks
      .filter((mark) => mark.patientId === patientId)
      .map((mark) => ({ ...mark, author: personOf(mark.accountId) }));
    return all.map((message) => {
      const first = firstSeen(message, all, own);
      return { ...message, seen: first?.at ?? null, seenBy: first?.author ?? null };
    });
  };

  return {
    async of(patientId, most) {
      return messages(patientId).slice(-most);
    },
    async markSeen({ patientId, noteId, side }, actor) {
      const message = said(patientId).find((each) => each.noteId === noteId);
      if (!message) return false;
      const isKnown = marks.some(
        (mark) => mark.patientId === patientId && mark.side === side && mark.upTo >= message.at,
      );
      if (isKnown) return true;
      marks.push({ patientId, side, upTo: message.at, accountId: actor.accountId, at: actor.at });
      audit.push(auditEntry(actor, 'conversation.seen', patientId));
      return true;
    },
    async waiting(clinicId, most) {
      return patients
        .filter((patient) => patient.clinicId === clinicId)
        .flatMap((patient) => {
          const all = messages(patient.patientId);
          const waiting = waitingForClinic(all);
          const [first] = waiting > 0 ? all.slice(-waiting) : [];
          if (!first) return [];
          const unread = all.slice(-waiting).filter(({ seen }) => seen === null).length;
          return {
            patient: { userId: patient.patientId, name: fullName(patient) },
            timeZone: patient.timeZone,
            waiting,
            unread,
            since: first.at,
          };
        })
        .sort(
          (a, b) => a.since.getTime() - b.since.getTime() || compareTexts(a.patient.userId, b.patient.userId),
        )
        .slice(0, most);
    },
  };
}
