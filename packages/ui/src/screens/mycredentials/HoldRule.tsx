import { useSaveCredentialRule } from '@rpm/api-client';
import { credentialWords } from '@rpm/domain/words/credential';
import { Problem } from '../../components/Banner/Problem.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { useTask } from '../../hooks/useTask.ts';

const texts = credentialWords.clinic;

/** What the clinic does with orders while a license has expired; saved as it is chosen. @see SCR-09 */
export function HoldRule({ ordersWait }: { ordersWait: boolean }) {
  const save = useSaveCredentialRule();
  const { run, problem } = useTask({
    name: texts.rule,
    call: (chosen: boolean) => save({ ordersWait: chosen }),
    says: { done: texts.ruleSaved },
  });
  return (
    <div className="flex flex-col gap-2 px-5 pb-4 max-md:px-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span aria-hidden="true" className="text-label">
          {texts.rule}
        </span>
        <SegmentedControl
          name={texts.rule}
          options={[
            { value: 'warn', label: texts.warn },
            { value: 'wait', label: texts.wait },
          ]}
          value={ordersWait ? 'wait' : 'warn'}
          onChange={(value) => void run(value === 'wait')}
        />
      </div>
      <p className="text-caption text-fg-muted">{texts.ruleHint}</p>
      <Problem>{problem}</Problem>
    </div>
  );
}
