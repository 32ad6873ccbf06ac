import { ownRecordWords } from '@rpm/domain/words/ownRecord';
import { Download } from 'lucide-react';
import { Problem } from '../../../components/Banner/Problem.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { useSession } from '../../../providers/session/SessionProvider.tsx';
import { archiver, type Step, useTakeOut } from './useTakeOut.ts';

const texts = ownRecordWords.takeOut;

/** The patient's whole record as one file. @see https://www.ecfr.gov/current/title-45/section-164.524 */
export function TakeOutCard({ timeZone }: { timeZone: string }) {
  const { user } = useSession();
  const { run, isBusy, problem, step, question, stop } = useTakeOut(user, timeZone);
  return (
    <Card title={texts.title}>
      <p>{texts.lead}</p>
      <p className="mt-3 font-semibold">{texts.holds}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-6">
        {texts.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="mt-3 text-fg-muted">{texts.notIn}</p>
      <p className="mt-3 text-fg-muted">{texts.careful}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3" {...archiver.interest}>
        <Button
          variant="primary"
          icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          busy={isBusy ? texts.busy : undefined}
          onClick={() => void run()}
        >
          {texts.button}
        </Button>
        {isBusy && <Button onClick={stop}>{texts.cancel}</Button>}
        <p role="status" className="text-fg-muted">
          {step && stepText(step)}
        </p>
      </div>
      {problem && (
        <div className="mt-3">
          <Problem>{problem}</Problem>
        </div>
      )}
      {question}
    </Card>
  );
}

const stepText = (step: Step) =>
  step.is === 'file' ? texts.steps.file({ at: step.at, count: step.count }) : texts.steps[step.is];
