import { compareInbox, decideInbox, fullName, inboxTabOf, isPastItsEnd } from '@rpm/domain';
import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import type { StoredContact } from '../contact/contract.ts';
import type { StoredInquiry } from '../inquiries/contract.ts';
import { personOf } from '../patients/clinicPeople.memory.ts';
import { auditOfInboxMove, type Inbox, type InboxEntry, type InboxOf, standingAfter } from './contract.ts';
import type {} from './state.ts';

type Stored =
  | { kind: 'inquiry'; itemId: string; of: StoredInquiry }
  | { kind: 'contact'; itemId: string; of: StoredContact };

/** The inboxes of a memory store. */
export function memoryInbox(state: MemoryState): Inbox {
  const all = (): Stored[] => [
    ...state.inquiries.map((of): Stored => ({ kind: 'inquiry', itemId: of.inquiryId, of })),
    ...state.contactMessages.map((of): Stored => ({ kind: 'contact', itemId: of.messageId, of })),
  ];
  const isIn = ({ kind, of }: Stored, inbox: InboxOf) => {
    if (inbox === 'operator') return kind === 'contact' || of.inbox === 'operator';
    return kind === 'inquiry' && of.inbox === 'clinic' && of.clinicId === inbox.clinicId;
  };
  /** The record in which a patient's things are now. */
  const recordOf = (id: string) =>
    state.patients.find(({ patientId }) => patientId === id)?.life?.merged?.into ?? id;
  const fromOf = (entry: Stored): InboxEntry['from'] => {
    if (entry.kind === 'contact') return { userId: null, name: entry.of.name, email: entry.of.email };
    const { accountId, inbox } = entry.of;
    const account = state.accounts.find((each) => each.accountId === accountId);
    return {
      userId: inbox === 'clinic' ? recordOf(accountId) : null,
      name: account ? fullName(account) : '',
      email: account?.username ?? '',
    };
  };
  const entryOf = (entry: Stored): InboxEntry => {
    const { kind, itemId, of } = entry;
    return {
      itemId,
      kind,
      from: fromOf(entry),
      clinicName: kind === 'inquiry' && of.inbox === 'operator' ? state.clinicName(of.clinicId) : null,
      type: kind === 'inquiry' ? of.type : null,
      message: of.message,
      at: of.at,
      state: of.state,
      version: of.version,
      raised: [...of.raised],
      owner: of.ownerId === null ? null : personOf(state, of.ownerId),
      history: state.inboxEvents
        .filter((event) => event.itemId === itemId)
        .map(({ move, byId, at, text }) => ({ move, by: personOf(state, byId), at, text })),
    };
  };

  return {
    async list(of, { tab, page, rows, state: standing, type, patientId, ownerId }) {
      const found = all()
        .filter((each) => isIn(each, of) && inboxTabOf(each.of.state) === tab)
        .filter((each) => standing === undefined || each.of.state === standing)
        .filter((each) => type === undefined || (each.kind === 'inquiry' && each.of.type === type))
        .filter((each) => patientId === undefined || fromOf(each).userId === patientId)
        .filter((each) => ownerId === undefined || each.of.ownerId === ownerId);
      const items = found
        .map(entryOf)
        .sort(compareInbox)
        .slice(page * rows, (page + 1) * rows);
      return structuredClone({ items, total: found.length });
    },
    async count(clinicId) {
      const open = all().filter((each) => isIn(each, { clinicId }) && inboxTabOf(each.of.state) === 'open');
      return { open: open.length, raised: open.filter(({ of }) => of.raised.length > 0).length };
    },
    async owner(itemId) {
      const found = state.inquiries.find((each) => each.inquiryId === itemId && each.inbox === 'clinic');
      return found ? { itemId, clinicId: found.clinicId, patientId: recordOf(found.accountId) } : null;
    },
    async move(of, { itemId, version, move, text }, actor) {
      const entry = all().find((each) => each.itemId === itemId && isIn(each, of));
      if (!entry) return null;
      const decision = decideInbox(entry.of, { move, version }, actor.accountId);
      if (decision.kind === 'no-op') return { kind: 'no-op' };
      if (decision.kind === 'conflict') {
        const last = state.inboxEvents.findLast((event) => event.itemId === itemId);
        const by = last ? personOf(state, last.byId) : null;
        return { kind: 'conflict', state: entry.of.state, by, at: last?.at ?? null };
      }
      Object.assign(entry.of, standingAfter(entry.of, decision.to, actor.at));
      state.inboxEvents.push({ itemId, move, byId: actor.accountId, at: actor.at, text });
      state.audit.push(auditEntry(actor, auditOfInboxMove[move], itemId));
      const accountId = entry.kind === 'inquiry' ? entry.of.accountId : null;
      return { kind: 'change', from: { accountId, email: fromOf(entry).email, at: entry.of.at } };
    },
    async forget(now) {
      const past = new Set(
        all()
          .filter(({ kind, of }) => isPastItsEnd({ kind, at: of.at, doneAt: of.doneAt }, now))
          .map(({ itemId }) => itemId),
      );
      drop(state.inquiries, ({ inquiryId }) => past.has(inquiryId));
      drop(state.contactMessages, ({ messageId }) => past.has(messageId));
      drop(state.inboxEvents, ({ itemId }) => past.has(itemId));
      return past.size;
    },
  };
}
