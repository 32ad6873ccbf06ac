import type {
  Bounds,
  CorrectionSides,
  MessageReading,
  NoteKind,
  NoteQuery,
  NoteReader,
  NoteRow,
  NoteSelection,
  NoteTopic,
  Person,
} from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import { compareTexts, fold } from '../patients/search.ts';

/** A note to be kept, to the letter. */
export interface NewNoteEntry {
  noteId: string;
  patientId: string;
  kind: NoteKind;
  topic: NoteTopic;
  text: string;
  toPatient: boolean;
  minutes: number;
  isInteractive: boolean;
  /** The note that it corrects, if it corrects one. */
  corrects?: string;
  /** Of a message: the reading that it is about. */
  about?: MessageReading;
}

/** Which notes of which patient are asked for by whom; `showsNote` is the rule. */
export interface NoteSearch {
  patientId: string;
  selection: NoteSelection;
  reader: NoteReader;
  /** Which of them; left out, all. */
  query?: NoteQuery;
}

/** A note as it is read. */
export interface Note extends Omit<NoteRow, 'time' | 'corrects'> {
  at: Date;
  /** `null` also when its reader may not read that note. */
  corrects: { noteId: string; author: Person; at: Date } | null;
}

/** How many notes there are of a topic. */
export interface TopicCount {
  topic: NoteTopic;
  total: number;
  /** When the newest was written. */
  latest: Date;
}

/** `monthClosed`: it would change the time of a month that is closed for billing, where an administrator alone does. */
type NoteSaved = 'added' | 'monthClosed';

/** Notes are added and read, never changed. */
export interface Notes {
  /**
   * The actor is the author, whose draft about the patient ends with it, unless it is a correction or a message. The minutes of a correction
   * take the place of those that it corrects.
   *
   * @param isAdministrator whether it may change the time of a closed month (ADR 40)
   */
  add(note: NewNoteEntry, actor: Actor, isAdministrator?: boolean): Promise<NoteSaved>;
  /** The newest notes, newest first. @param most the longest list */
  list(search: NoteSearch, most: number): Promise<Note[]>;
  /** A note about that patient that the reader may read; `null` when there is none, or not for the reader. */
  readable(noteId: string, search: Omit<NoteSearch, 'selection'>): Promise<CorrectionSides | null>;
  /** All topics of the notes with their counts, the topic with the newest note first. Messages are no notes here. */
  topics(search: NoteSearch): Promise<TopicCount[]>;
  /** How many encounter notes were written, and how many of them in a week: by one author, or with `null` in the whole clinic. */
  countEncounters(
    of: { clinicId: string; authorId: string | null },
    week: Bounds,
  ): Promise<{ total: number; thisWeek: number }>;
}

/** A note about a patient, or a part of the conversation with one. */
export interface StoredNote extends NewNoteEntry {
  clinicId: string;
  /** The account that wrote it. */
  authorId: string;
  at: Date;
  /** Of a correction: whose time it says anew. */
  time?: TimeSaidAnew;
}

/** The work whose time a correction says anew: its first note, when that was written, and by whom. */
export interface TimeSaidAnew {
  noteId: string;
  at: Date;
  authorId: string;
}

/** Whether a note ends the draft of its author: corrections and messages are written elsewhere. */
export const endsDraft = ({ kind, corrects }: Pick<NewNoteEntry, 'kind' | 'corrects'>): boolean =>
  kind !== 'conversation' && corrects === undefined;

/** Whether a note is one of those that are asked for. The text is folded in this one function for both stores. */
export const matchesQuery = (
  note: Pick<StoredNote, 'topic' | 'authorId' | 'text'>,
  { text = '', topic, author }: NoteQuery,
): boolean =>
  (topic === undefined || note.topic === topic) &&
  (author === undefined || note.authorId === author) &&
  fold(note.text).includes(fold(text));

/** The topic with the newest note first. */
export const byNewestTopic = (a: TopicCount, b: TopicCount) =>
  b.latest.getTime() - a.latest.getTime() || compareTexts(a.topic, b.topic);

declare module '../../store/Store.ts' {
  interface StoreParts {
    notes: Notes;
  }
}
