import {
  type Checked,
  type Clock,
  instantOf,
  limits,
  parseLocalTime,
  readStamp,
  type TimeActivity,
  type TimeEntryRow,
  type TimeReason,
  textLength,
  timeFault,
} from '@rpm/domain';

/** What the dialog of an entry holds; its times by the clinic's clock. */
export type TypedEntry = {
  /** `YYYY-MM-DDTHH:MM` */
  from: string;
  to: string;
  activity: TimeActivity;
  isInteractive: boolean;
  note: string;
  reason: TimeReason;
  reasonText: string;
  /** Whose time it was, when the reason is the wrong patient; empty: nobody is chosen. */
  toUserId: string;
};

/** What is sent of it. */
export interface WholeEntry extends Omit<TypedEntry, 'from' | 'to'> {
  start: Date;
  end: Date;
}

interface Known {
  /** The one that is changed. */
  entry: TimeEntryRow | null;
  initial: TypedEntry;
  now: Date;
  place: Clock;
}

/** Judges a typed entry. A time that nobody changed keeps its seconds; when the patient was enrolled, the server knows. */
export function checkEntry(
  typed: TypedEntry,
  { entry, initial, now, place }: Known,
): Checked<TypedEntry, WholeEntry> {
  const at = (text: string, before: string, stamp: string | undefined) => {
    if (stamp !== undefined && text === before) return readStamp(stamp);
    const local = parseLocalTime(text);
    return local && instantOf(local, place.timeZone).instant;
  };
  const start = at(typed.from, initial.from, entry?.start);
  const end = at(typed.to, initial.to, entry?.end);
  const reasonText = typed.reasonText.trim();
  const note = typed.note.trim();
  const errors: Partial<Record<keyof TypedEntry, string>> = {
    ...(!start && { from: 'fromInvalid' }),
    ...(!end && { to: 'toInvalid' }),
    ...(textLength(note) > limits.timeNoteMaxCharacters && { note: 'tooLong' }),
    ...(entry && reasonText === '' && { reasonText: 'required' }),
    ...(entry && typed.reason === 'WrongPatient' && typed.toUserId === '' && { toUserId: 'toUserMissing' }),
    ...(reasonText.length > limits.shortTextMaxCharacters && { reasonText: 'tooLong' }),
  };
  const fault = start && end && timeFault({ start, end }, { now, enrolledAt: new Date(0) });
  if (fault) errors.to = fault;
  if (!start || !end || Object.keys(errors).length > 0) return { errors } as Checked<TypedEntry, WholeEntry>;
  const { from: _f, to: _t, ...rest } = typed;
  return { value: { ...rest, start, end, note, reasonText } };
}
