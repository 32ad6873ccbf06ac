import { useSayAway } from '@rpm/api-client';
import { patientWords } from '@rpm/domain/words/patient';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useTask } from '../../hooks/useTask.ts';

const texts = patientWords.patientDashboard.away;

interface AwayNowProps {
  /** `YYYY-MM-DD`, by the patient's clock. */
  today: string;
  onChange: () => void;
  onDone: () => void;
}

/** Who is away is back today by one press, or chooses another day. @see SCR-02 */
export function AwayNow({ today, onChange, onDone }: AwayNowProps) {
  const { run, isBusy, problem } = useTask({
    name: texts.back,
    call: useSayAway(),
    says: { done: ({ message }) => message },
    onDone,
  });
  return (
    <div className="flex w-full max-w-100 flex-col gap-3">
      <Problem>{problem}</Problem>
      <Button busy={isBusy ? texts.busy : undefined} onClick={() => void run({ until: today })}>
        {texts.back}
      </Button>
      <Button variant="ghost" onClick={onChange}>
        {texts.change}
      </Button>
    </div>
  );
}
