import { useReminder, useSaveReminder, useServerNow } from '@rpm/api-client';
import { checked, localDay, type Reminder, ReminderSave, zoneName } from '@rpm/domain';
import { reminderWords as texts } from '@rpm/domain/words/reminder';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { SaveRow } from './SaveRow.tsx';

/** Whether and when the patient is reminded to measure, by email. @see SCR-07 */
export function ReminderCard() {
  const { loadable } = useReminder();
  return (
    <Card title={texts.title} note={texts.note}>
      <Loaded loadable={loadable} says={texts.loading} headingLevel={3} skeleton={<Skeleton width="half" />}>
        {(reminder) => <ReminderForm reminder={reminder} />}
      </Loaded>
    </Card>
  );
}

function ReminderForm({ reminder }: { reminder: Reminder }) {
  const { isOn, hour, timeZone, pause, awayUntil } = reminder;
  const { username } = useSession().user;
  const save = useSaveReminder();
  const shown = useShownTime('UTC');
  const today = localDay(useServerNow(), timeZone);
  const timeOf = (chosen: number) => shown(new Date(Date.UTC(2026, 0, 1, chosen)), 'time');
  const { run, isBusy, problem } = useTask({
    name: texts.title,
    call: save,
    says: { done: texts.saved, failed: texts.failed },
  });
  const form = useSchemaForm({
    initial: { isOn, hour },
    check: (typed) => checked(ReminderSave, typed),
    words: {},
    send: run,
  });
  return (
    <form {...form.handlers} aria-label={texts.title} className="flex flex-col gap-5 pt-1">
      <p role="status">{isOn ? texts.now.on({ time: timeOf(hour) }) : texts.now.off}</p>
      {isOn && pause && (
        <Banner kind="info">
          {pause !== 'away'
            ? texts.pauses[pause]
            : awayUntil === today
              ? texts.pauses.awayToday
              : texts.pauses.away({ day: shown(awayUntil && new Date(`${awayUntil}T00:00:00Z`), 'date') })}
        </Banner>
      )}
      <Checkbox
        label={texts.isOn}
        hint={texts.hint}
        checked={form.typed.isOn}
        onChange={({ target }) => form.change('isOn', target.checked)}
      />
      {form.typed.isOn && (
        <>
          <Select
            label={texts.hour}
            hint={texts.clock({ zone: zoneName(timeZone, 'long') })}
            options={hours.map((each) => ({ value: String(each), label: timeOf(each) }))}
            value={String(form.typed.hour)}
            onChange={(chosen) => form.change('hour', Number(chosen))}
          />
          <p className="wrap-anywhere text-fg-muted">{texts.sentTo({ email: username })}</p>
        </>
      )}
      <SaveRow texts={texts} isBusy={isBusy} problem={problem} />
    </form>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
