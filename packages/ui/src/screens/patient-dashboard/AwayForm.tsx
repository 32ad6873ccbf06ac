import { useSayAway } from '@rpm/api-client';
import { AbsenceSave, checked, formatDate, isAwayUntil, readCalendarDate } from '@rpm/domain';
import { patientWords } from '@rpm/domain/words/patient';
import { silentWords } from '@rpm/domain/words/silent';
import { useEffect } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';

const texts = patientWords.patientDashboard.away;
const { when: days } = silentWords;

interface AwayFormProps {
  /** `YYYY-MM-DD`, by the patient's clock. */
  today: string;
  /** The day that was said; '': none that still counts. */
  until: string;
  /** The clinic waits for readings, and asks; else it was opened by a press. */
  isSilent: boolean;
  onDone: () => void;
}

const whens = ['today', 'ahead', 'before'] as const;
type When = (typeof whens)[number];

/** Until which day the patient is, or was, away: who is asked most often is back today, without a date to type. @see SCR-02 */
export function AwayForm({ today, until, isSilent, onDone }: AwayFormProps) {
  const save = useSayAway();
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: save,
    says: { done: ({ message }) => message },
    onDone,
  });
  const form = useSchemaForm({
    initial: { when: (isSilent ? 'today' : 'ahead') as When, until },
    check: ({ when, until: typed }) => {
      const read = checked(AbsenceSave, { until: when === 'today' ? today : typed });
      if (!('value' in read)) return read;
      const { until: day } = read.value;
      // Who comes back today or came back before is not away.
      if (when === 'ahead' && day <= today) return { errors: { until: 'dayNotAhead' } };
      return isAwayUntil(day, today) ? read : { errors: { until: 'dayTooFar' } };
    },
    words: texts.errors,
    send: run,
    onWrong: clear,
  });
  const { when } = form.typed;
  const { ref } = form.handlers;
  // The button that opened it is gone.
  useEffect(() => {
    if (!isSilent) ref.current?.querySelector('input')?.focus();
  }, [isSilent, ref]);
  const date = readCalendarDate(today);
  const details = { today: date && formatDate(date), ahead: days.chooseBack, before: days.chooseLast };
  return (
    <form {...form.handlers} className="flex w-full max-w-100 flex-col gap-4">
      {isSilent && (
        <RadioCards
          title={days.title}
          headingLevel={3}
          options={whens.map((value) => ({ value, label: days[value], detail: details[value] }))}
          value={when}
          onChange={(value) => form.change('when', value)}
        />
      )}
      {when !== 'today' && (
        <TextInput
          {...form.field('until')}
          label={when === 'ahead' ? texts.untilAhead : texts.until}
          type="date"
          isRequired
        />
      )}
      <Problem>{problem}</Problem>
      <Button type="submit" variant="primary" busy={isBusy ? texts.busy : undefined}>
        {texts.save}
      </Button>
    </form>
  );
}
