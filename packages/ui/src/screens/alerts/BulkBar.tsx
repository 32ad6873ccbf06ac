import { useAcknowledgeCompliance, useTakeCompliance, useUndoCompliance } from '@rpm/api-client';
import { complianceWords as texts } from '@rpm/domain/words/compliance';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useToastsIfThere } from '../../providers/toast/ToastProvider.tsx';
import type { ComplianceLine } from './complianceLine.ts';
import { useAlertTask } from './useAlertTask.ts';

type Targets = { list: { alertId: string; version: number }[] };

/** What can be done with the selected alerts; it takes the place of the filters (r3). @see SCR-02 */
export function BulkBar({ lines, onClear }: { lines: readonly ComplianceLine[]; onClear: () => void }) {
  const toasts = useToastsIfThere();
  const call = { acknowledge: useAcknowledgeCompliance(), take: useTakeCompliance() };
  const undo = useAlertTask<Targets>({ name: texts.undo, call: useUndoCompliance(), done: texts.undone });
  const count = lines.length;
  const list = lines.flatMap(({ target }) => target ?? []);
  const open = lines.flatMap(({ row, target }) => (row.state === 'Open' && target ? [target] : []));
  const acknowledge = useAlertTask<Targets>({
    name: texts.acknowledge({ count }),
    call: async (targets) => {
      await call.acknowledge(targets);
      // What is done can be taken back as long as nothing else has happened to it.
      const done = targets.list.map(({ alertId, version }) => ({ alertId, version: version + 1 }));
      toasts?.show({
        kind: 'success',
        text: texts.acknowledged({ count: done.length }),
        action: { label: texts.undo, onPress: () => void undo.run({ list: done }) },
      });
    },
    onDone: onClear,
  });
  const take = useAlertTask<Targets>({
    name: texts.take,
    call: call.take,
    done: texts.taken({ count }),
    onDone: onClear,
  });
  return (
    <section
      aria-label={texts.selected({ count })}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-surface-selected px-5 py-3 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-last max-md:border-line max-md:border-t max-md:px-4"
    >
      <strong role="status">{texts.selected({ count })}</strong>
      {open.length > 0 && (
        <Button
          variant="primary"
          busy={acknowledge.isBusy ? texts.dialog.busy : undefined}
          onClick={() => void acknowledge.run({ list: open })}
        >
          {texts.acknowledge({ count: open.length })}
        </Button>
      )}
      <Button busy={take.isBusy ? texts.dialog.busy : undefined} onClick={() => void take.run({ list })}>
        {texts.take}
      </Button>
      <Button variant="ghost" onClick={onClear}>
        {texts.clearSelection}
      </Button>
      <span className="ms-auto text-caption text-fg-muted max-md:ms-0">{texts.oneAtATime}</span>
      <Problem>{acknowledge.problem ?? take.problem ?? undo.problem}</Problem>
    </section>
  );
}
