import { useSayAway } from '@rpm/api-client';
import { AbsenceSave, checked, isAwayUntil } from '@rpm/domain';
import { patientWords } from '@rpm/domain/words/patient';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';

const texts = patientWords.patientDashboard.away;

interface AwayFormProps {
  /** `YYYY-MM-DD`, by the patient's clock. */
  today: string;
  /** The clinic waits for readings. */
  isSilent: boolean;
  onDone: () => void;
}

/** Until which day the patient is, or was, away. @see SCR-02 */
export function AwayForm({ today, isSilent, onDone }: AwayFormProps) {
  const save = useSayAway();
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: save,
    says: { done: ({ message }) => message },
    onDone,
  });
  const form = useSchemaForm({
    initial: { until: '' },
    check: (typed) => {
      const read = checked(AbsenceSave, typed);
      return 'value' in read && !isAwayUntil(read.value.until, today)
        ? { errors: { until: 'dayTooFar' } }
        : read;
    },
    words: texts.errors,
    send: run,
    onWrong: clear,
  });
  return (
    <form {...form.handlers} className="flex w-full max-w-100 flex-col gap-4">
      <TextInput
        {...form.field('until')}
        label={isSilent ? texts.until : texts.untilAhead}
        type="date"
        isRequired
      />
      <Problem>{problem}</Problem>
      <Button type="submit" variant="primary" busy={isBusy ? texts.busy : undefined}>
        {texts.save}
      </Button>
    </form>
  );
}
