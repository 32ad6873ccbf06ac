import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Count, CountText, Id, LongText, Person, Stamp } from '../wire/fields.ts';
import { lenientRows } from '../wire/lenient.ts';
import { keptInquiryTypes } from './inquiry.ts';

/**
 * Whose inbox it lands in: what a patient sends, in that of the clinic; what others send, in that of the operator of the
 * installation.
 */
export const inboxes = ['clinic', 'operator'] as const;
export type InboxName = (typeof inboxes)[number];

/** New: nobody has it. InProgress: its owner does. Answered and Closed are done, and end after a time. */
export const inboxStates = ['New', 'InProgress', 'Answered', 'Closed'] as const;
export type InboxState = (typeof inboxStates)[number];

/** What is open, and what is done. */
export const inboxTabs = ['open', 'done'] as const;
export type InboxTab = (typeof inboxTabs)[number];

/** Whose entries are asked for: the caller's, or those that nobody has. */
export const inboxOwners = ['mine', 'nobody'] as const;
export type InboxOwnerFilter = (typeof inboxOwners)[number];

/** What somebody does with an entry. */
export const inboxMoves = ['take', 'answer', 'close'] as const;
export type InboxMove = (typeof inboxMoves)[number];

/** Where an entry stands. */
export interface InboxStanding {
  state: InboxState;
  ownerId: string | null;
  version: number;
}

const isDone = (state: InboxState) => state === 'Answered' || state === 'Closed';
/** On which page an entry is. */
export const inboxTabOf = (state: InboxState): InboxTab => (isDone(state) ? 'done' : 'open');

const stateAfter = { take: 'InProgress', answer: 'Answered', close: 'Closed' } as const;

/**
 * What comes of a move by somebody who saw the entry at `version`. Whoever takes one that a colleague has, takes it over.
 * Who answers or closes becomes its owner. What is answered can only be closed, and what is closed stays closed.
 *
 * @returns 'conflict' when somebody was quicker, or the state does not let it; 'no-op' when it stands there already
 * @see F7
 */
export function decideInbox(
  now: InboxStanding,
  { move, version }: { move: InboxMove; version: number },
  byId: string,
): { kind: 'change'; to: InboxStanding } | { kind: 'conflict' } | { kind: 'no-op' } {
  if (move === 'take' && now.state === 'InProgress' && now.ownerId === byId) return { kind: 'no-op' };
  if (now.version !== version || now.state === 'Closed') return { kind: 'conflict' };
  if (now.state === 'Answered' && move !== 'close') return { kind: 'conflict' };
  const ownerId = move === 'close' && now.ownerId !== null ? now.ownerId : byId;
  return { kind: 'change', to: { state: stateAfter[move], ownerId, version: version + 1 } };
}

interface InboxOrder {
  state: InboxState;
  raised: readonly string[];
  at: Date;
  itemId: string;
}
/** The order of an inbox: of what is open, what names a symptom first, then what waits longest; of what is done, the newest. */
export function compareInbox(a: InboxOrder, b: InboxOrder): number {
  const byId = a.itemId < b.itemId ? -1 : Number(a.itemId > b.itemId);
  if (isDone(a.state)) return b.at.getTime() - a.at.getTime() || byId;
  const raised = Number(b.raised.length > 0) - Number(a.raised.length > 0);
  return raised || a.at.getTime() - b.at.getTime() || byId;
}

/**
 * Until when something is kept: what is done a while after it was done, and a message of the contact page never longer
 * than a while after it came.
 *
 * @param item `doneAt`: since when it is answered or closed
 */
export function isPastItsEnd(
  { kind, at, doneAt }: { kind: 'inquiry' | 'contact'; at: Date; doneAt: Date | null },
  now: Date,
): boolean {
  const days = (since: Date) => (now.getTime() - since.getTime()) / 86_400_000;
  if (doneAt !== null && days(doneAt) >= limits.inboxDoneDays) return true;
  return kind === 'contact' && days(at) >= limits.contactDays;
}

/**
 * Whether a mail to the clinic is due about inquiries that wait: one in a while, and at once when one names a symptom.
 *
 * @param mail `last`: when the last one went, `null` if never; `isRaised`: one that no mail has told of names a symptom
 */
export const isMailDue = (mail: { last: Date | null; isRaised: boolean }, now: Date): boolean =>
  mail.isRaised ||
  mail.last === null ||
  now.getTime() - mail.last.getTime() >= limits.inquiryMailMinutes * 60_000;

const nullablePerson = z.nullable(Person);
/** One entry of an inbox. */
export const InboxItem = z.object({
  itemId: Id,
  kind: z.enum(['inquiry', 'contact']),
  /** `userId` of a patient of the own clinic alone: it leads to the record. */
  from: z.object({ userId: z.nullable(Id), name: z.string(), email: z.string() }),
  /** Of what is in the operator's inbox and comes from a clinic. */
  clinicName: z.nullable(z.string()),
  type: z.nullable(z.enum(keptInquiryTypes)),
  message: z.string(),
  time: Stamp,
  state: z.enum(inboxStates),
  owner: nullablePerson,
  /** The words of the clinic's list that it names; it is on top for them. */
  raised: z.array(z.string()),
  version: Count,
  /** Oldest first; `text` of an answer. */
  history: z.array(
    z.object({ move: z.enum(inboxMoves), by: nullablePerson, time: Stamp, text: z.nullable(z.string()) }),
  ),
});
export type InboxItem = z.infer<typeof InboxItem>;
/** An entry as it was read: what was not of the promised form is `null`. */
export type ReadInboxItem = { [K in keyof InboxItem]: InboxItem[K] | null };

/** A page of an inbox, as it is asked for, promised and read, and how many entries there are on all pages. */
export const InboxQuery = z.object({
  tab: z.enum(inboxTabs),
  /** From 0; left out, the first. A page has `limits.inboxPageRows`. */
  page: z.optional(CountText),
  state: z.optional(z.enum(inboxStates)),
  type: z.optional(z.enum(keptInquiryTypes)),
  owner: z.optional(z.enum(inboxOwners)),
});
export type InboxQuery = z.infer<typeof InboxQuery>;
export const InboxAnswer = z.object({ result: z.array(InboxItem), total: Count });
export const InboxPage = z.object({ result: lenientRows(InboxItem), total: Count });

/** How much waits in the clinic's inbox, and whether the caller has the operator's too. */
export const InboxCount = z.object({ open: Count, raised: Count, isOperator: z.boolean() });
export type InboxCount = z.infer<typeof InboxCount>;

const target = { itemId: Id, version: Count };
/** What moves an entry; `version` is that of the entry as the caller saw it. */
export const InboxMoveWish = z.discriminatedUnion('move', [
  z.object({ ...target, move: z.literal('take') }),
  z.object({ ...target, move: z.literal('answer'), text: LongText }),
  z.object({ ...target, move: z.literal('close') }),
]);
export type InboxMoveWish = z.infer<typeof InboxMoveWish>;

/** What an answer holds when it is right. */
export const InboxReply = z.object({ text: LongText });

/** What a refusal carries when somebody was quicker: where it stands, and who did that. */
export const InboxRefused = z.object({
  state: z.enum(inboxStates),
  by: nullablePerson,
  time: z.nullable(Stamp),
});

/** What follows from an inquiry: whose inbox it is in, whether it is on top, and when somebody is there. */
export const InquirySent = z.object({
  message: z.string(),
  goesTo: z.enum([...inboxes, 'nobody']),
  isRaised: z.boolean(),
  /** Of the clinic: whether it is open now; `opens`: when it opens next, by `timeZone`. */
  isOpen: z.boolean(),
  opens: z.nullable(Stamp),
  timeZone: z.string(),
});
export type InquirySent = z.infer<typeof InquirySent>;

/** A patient's own request to correct the record, and what became of it. */
export const OwnCorrection = z.pick(InboxItem, {
  itemId: true,
  message: true,
  time: true,
  state: true,
  owner: true,
  history: true,
});
export type OwnCorrection = z.infer<typeof OwnCorrection>;
