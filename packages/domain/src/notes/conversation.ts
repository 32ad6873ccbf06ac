import * as z from 'zod/mini';
import { readingClasses } from '../vitals/readings.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { Count, Id, Person, Stamp } from '../wire/fields.ts';

/** The two sides of the conversation between a patient and the clinic. The people of a clinic are one side. */
export const conversationSides = ['patient', 'clinic'] as const;
export type ConversationSide = (typeof conversationSides)[number];

/** The reading that a message is about, as its writer names it. Readings have no id: `readingAddress` names them so too. */
export const AboutReading = z.object({ vital: z.enum(vitalKinds), time: Stamp });
export type AboutReading = z.infer<typeof AboutReading>;

/** That reading, as it was when the message was written: a message says the same for ever. */
export const MessageReading = z.extend(AboutReading, {
  class: z.enum(readingClasses),
  /** By parameter, in the unit of the vital's limits. */
  values: z.record(z.string(), z.number()),
});
export type MessageReading = z.infer<typeof MessageReading>;

/** A message of a conversation, as the server promises it. */
export const ConversationMessage = z.object({
  noteId: Id,
  side: z.enum(conversationSides),
  author: Person,
  text: z.string(),
  /** The reading that it is about. */
  about: z.nullable(MessageReading),
  time: Stamp,
  /** When the other side first saw it; `null` while it has not. */
  seen: z.nullable(Stamp),
  /** Who of the other side that was; `null` while nobody has, or where it is not known. */
  seenBy: z.nullable(Person),
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

/** What says that a side has seen the messages up to one. */
export const SeenMessage = z.object({ userId: Id, noteId: Id });
export type SeenMessage = z.infer<typeof SeenMessage>;

/** A patient who waits for an answer of the clinic. */
export const WaitingConversation = z.object({
  patient: Person,
  /** The patient's. */
  timeZone: z.string(),
  /** Messages since the clinic last wrote. */
  waiting: z.int().check(z.gte(1)),
  /** How many of them nobody at the clinic has seen. */
  unread: Count,
  /** When the first of them was written. */
  since: Stamp,
});

/** How much nobody of the caller's side has seen: of a patient, messages of the clinic; of a clinic, patients who wrote. */
export const UnreadCount = z.object({ count: Count });

interface Said {
  side: ConversationSide;
  at: Date;
}
/** That a side has seen what was said up to a moment. */
export interface SeenMark {
  side: ConversationSide;
  upTo: Date;
  at: Date;
}

/**
 * What first shows that the other side saw a message: a mark that reaches it, or what it wrote later, whichever was
 * first; so it says when, and who.
 *
 * @param conversation the messages from that one on; others may be among them
 * @returns `null` while it has not been seen
 */
export function firstSeen<Message extends Said, Mark extends SeenMark>(
  { side, at }: Said,
  conversation: readonly Message[],
  marks: readonly Mark[],
): Message | Mark | null {
  const marked = marks.filter((mark) => mark.side !== side && mark.upTo >= at);
  const answered = conversation.filter((other) => other.side !== side && other.at > at);
  const [first = null] = [...marked, ...answered].sort((a, b) => a.at.getTime() - b.at.getTime());
  return first;
}

/** How many messages at the end wait for an answer of the clinic. @param messages oldest first */
export function waitingForClinic(messages: readonly { side: ConversationSide | null }[]): number {
  const lastAnswer = messages.findLastIndex(({ side }) => side === 'clinic');
  return messages.slice(lastAnswer + 1).filter(({ side }) => side === 'patient').length;
}

/** The newest message of the other side, when the reader has not seen it. @param messages oldest first */
export function newestUnseen<M extends { side: ConversationSide | null; seen: string | null }>(
  reader: ConversationSide,
  messages: readonly M[],
): M | null {
  const newest = messages.findLast(({ side }) => side !== null && side !== reader);
  return newest?.seen === null ? newest : null;
}

/** The first message of the other side that the reader has not seen: there reading begins. @param messages oldest first */
export function firstUnseen<M extends { side: ConversationSide | null; seen: string | null }>(
  reader: ConversationSide,
  messages: readonly M[],
): M | null {
  return messages.find(({ side, seen }) => side !== null && side !== reader && seen === null) ?? null;
}
