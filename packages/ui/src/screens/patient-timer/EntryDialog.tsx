import { ApiError, useAddTimeEntry, useEditTimeEntry, useServerTime } from '@rpm/api-client';
import {
  type Clock,
  formatInstant,
  formatLocalTime,
  formatStamp,
  isCall,
  limits,
  localTimeOf,
  readStamp,
  type TimeEntryRow,
  TimeOverlap,
  timeReasons,
} from '@rpm/domain';
import { leavingWords } from '@rpm/domain/words/leaving';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { DateTimeInput } from '../../components/DateTimeInput/DateTimeInput.tsx';
import { FormDialog } from '../../components/Dialog/FormDialog.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { activityOptions, contactOptions } from '../../parts/timer/WorkFields.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { checkEntry, type TypedEntry } from './entryForm.ts';
import type { MonthRead } from './MonthCard.tsx';
import { ToPatient } from './ToPatient.tsx';

const reasonOptions = timeReasons.map((value) => ({ value, label: texts.reasons[value] }));

export interface EntryDialogProps {
  userId: string;
  /** The patient's. */
  name: string;
  /** The one that is changed; `null`: a new one. */
  entry: TimeEntryRow | null;
  month: MonthRead;
  /** Whether the entry is of that month's patient, so that what it does to the month can be said. */
  isOfMonth: boolean;
  place: Clock;
  onClose: () => void;
}

/** Writes an entry down by hand, or changes one for a reason, with what that does to the month (s4). @see SCR-03 */
export function EntryDialog({ userId, name, entry, month, isOfMonth, place, onClose }: EntryDialogProps) {
  const now = useServerTime();
  const [add, edit] = [useAddTimeEntry(), useEditTimeEntry()];
  const text = (stamp: string) => {
    const at = readStamp(stamp);
    return at ? formatLocalTime(localTimeOf(at, place.timeZone)) : '';
  };
  const initial: TypedEntry = {
    from: entry ? text(entry.start) : '',
    to: entry ? text(entry.end) : '',
    activity: entry?.activity ?? 'ReadingReview',
    isInteractive: entry?.isInteractive ?? false,
    note: entry?.note ?? '',
    reason: 'RanOn',
    reasonText: '',
    toUserId: '',
  };
  const check = (typed: TypedEntry) => checkEntry(typed, { entry, initial, now: now(), place });
  const { run, isBusy, problem, clear } = useTask({
    name: entry ? texts.editTitle : texts.addTitle,
    call: ({ start, end, activity, isInteractive, note, reason, reasonText, toUserId }: Sent) => {
      const times = { start: formatStamp(start), end: formatStamp(end) };
      const what = { userId, ...times, activity, isInteractive, note };
      if (!entry) return add(what);
      const moved = reason === 'WrongPatient' && { toUserId };
      return edit({ ...what, entryId: entry.entryId, version: entry.version, reason, reasonText, ...moved });
    },
    says: {
      done: (_, { reason }) =>
        !entry ? texts.added : reason === 'WrongPatient' ? texts.moved : texts.changed,
    },
    refused: (error) => {
      if (!(error instanceof ApiError)) return undefined;
      const { code } = (error.body ?? {}) as { code?: unknown };
      if (code === 'timeBeforeEnrolment') return texts.errors.timeBeforeEnrolment;
      if (error.status !== 409) return undefined;
      const other = TimeOverlap.safeParse(error.body).data;
      if (!other) return texts.changedMeanwhile;
      const time = (stamp: string) => formatInstant(stamp, 'time', place) ?? '';
      return texts.overlapsOwn({ from: time(other.start), to: time(other.end) });
    },
    onDone: onClose,
  });
  const form = useSchemaForm({ initial, check, words: texts.errors, send: run, onWrong: clear });
  const found = check(form.typed);
  const isMove = entry !== null && form.typed.reason === 'WrongPatient';
  return (
    <FormDialog
      onClose={onClose}
      width="medium"
      title={entry ? texts.editTitle : texts.addTitle}
      description={<bdi>{name}</bdi>}
      form={form}
      says={{ cancel: texts.cancel, submit: entry ? texts.saveChange : texts.saveEntry, busy: texts.saving }}
      isBusy={isBusy}
      leaving={{ asks: form.isDirty, texts: leavingWords }}
      problem={problem}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DateTimeInput {...form.field('from')} label={texts.from} isRequired />
        <DateTimeInput {...form.field('to')} label={texts.to} isRequired />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={texts.activity}
          options={activityOptions}
          value={form.typed.activity}
          onChange={(activity) => {
            form.change('activity', activity);
            if (isCall(activity)) form.change('isInteractive', true);
          }}
        />
        <div className="flex flex-col items-start gap-1.5">
          <span aria-hidden="true" className="text-label">
            {texts.contact}
          </span>
          <SegmentedControl
            name={texts.contact}
            options={contactOptions}
            value={form.typed.isInteractive ? 'yes' : 'no'}
            onChange={(value) => form.change('isInteractive', value === 'yes')}
          />
        </div>
      </div>
      <TextArea
        {...form.field('note')}
        label={texts.note}
        hint={texts.noteHint}
        rows={2}
        maxLength={limits.timeNoteMaxCharacters}
      />
      {entry && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Select {...form.field('reason')} label={texts.reason} options={reasonOptions} />
          <TextInput {...form.field('reasonText')} label={texts.reasonText} isRequired />
        </div>
      )}
      {entry && isMove && (
        <ToPatient
          fromUserId={userId}
          toUserId={form.typed.toUserId}
          error={form.field('toUserId').error}
          onChange={form.field('toUserId').onChange}
        />
      )}
      <BeforeAfter
        entry={entry}
        after={'value' in found ? found.value : partOf(form.typed, check)}
        isMove={isMove}
        month={isOfMonth ? month : null}
        place={place}
      />
      <p className="text-caption text-fg-muted">{entry ? texts.history : texts.handHint}</p>
    </FormDialog>
  );
}

type Sent = Extract<ReturnType<typeof checkEntry>, { value: unknown }>['value'];

/** What would be saved if a reason were given already, and the patient chosen. */
const partOf = (
  typed: TypedEntry,
  check: (typed: TypedEntry) => ReturnType<typeof checkEntry>,
): Sent | null => {
  const found = check({ ...typed, reasonText: '-', toUserId: '-' });
  return 'value' in found ? found.value : null;
};
