import { useAcknowledgeAlert } from '@rpm/api-client';
import type { ReadAlertRow } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { Button } from '../../components/Button/Button.tsx';
import { Kbd } from '../../parts/keys/Kbd.tsx';
import { isTaken, useAlertTask } from './useAlertTask.ts';

interface AcknowledgeButtonProps {
  row: Pick<ReadAlertRow, 'alertId' | 'version' | 'name'>;
  /** The alert is the open one, which the key A takes on. */
  hasKey?: boolean;
  /** Says what was done; without it a toast does. */
  onDone?: (says: string) => void;
}

/** Takes an alert on: whoever presses it becomes its owner. Who was quicker is named in a toast: the button goes then. */
export function AcknowledgeButton({ row, hasKey = false, onDone }: AcknowledgeButtonProps) {
  const { alertId, version, name } = row;
  const acknowledge = useAcknowledgeAlert();
  const { run, isBusy, problem, cause } = useAlertTask({
    name: alertWords.acknowledge,
    // Told at once: the button goes when the alert is read again.
    call: async (input: Parameters<typeof acknowledge>[0]) => {
      await acknowledge(input);
      onDone?.(alertWords.acknowledged);
    },
    ...(!onDone && { done: alertWords.acknowledged }),
    endsBy: isTaken,
  });
  if (alertId === null || version === null) return null;
  return (
    <div className="flex flex-col gap-1">
      <Button
        variant="soft"
        size={hasKey ? undefined : 'sm'}
        aria-keyshortcuts={hasKey ? 'a' : undefined}
        busy={isBusy ? alertWords.acknowledging : undefined}
        onClick={() => void run({ alertId, version })}
      >
        {alertWords.acknowledge}
        <span className="sr-only"> {name}</span>
        {hasKey && <Kbd>a</Kbd>}
      </Button>
      {problem && !isTaken(cause) && (
        <p role="alert" className="text-caption text-feedback-danger-fg">
          {problem}
        </p>
      )}
    </div>
  );
}
