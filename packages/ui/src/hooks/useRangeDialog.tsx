import type { ChosenVital, KeptVital } from '@rpm/domain';
import { type ReactNode, useState } from 'react';
import type { RangeDialogProps } from '../dialogs/reference-range/RangeDialog.tsx';
import { lazily, useLazy } from './lazily.ts';

const rangeDialog = lazily(() =>
  import('../dialogs/reference-range/RangeDialog.tsx').then(({ RangeDialog }) => RangeDialog),
);

interface RangeDialogState {
  /** Opens the dialog for a vital of the order. */
  open: (vital: Pick<ChosenVital, 'mrSubType' | 'parameters' | 'limits' | 'kept'>) => void;
  /** The dialog while it is open. */
  dialog: ReactNode;
  /** Its code did not come; the next try asks for it again. */
  hasFailed: boolean;
}

/**
 * Set Reference Range for a vital of an order, fetched when it is first opened. What is set is kept with the order.
 *
 * @param patient whose order it is
 * @see REV-04
 */
export function useRangeDialog(
  patient: RangeDialogProps['patient'],
  onKeep: (range: KeptVital) => void,
): RangeDialogState {
  const [asked, setAsked] = useState<Parameters<RangeDialogState['open']>[0] | null>(null);
  const { part: Dialog, hasFailed, open: load, close } = useLazy(rangeDialog);

  function open(vital: Parameters<RangeDialogState['open']>[0]) {
    setAsked(vital);
    load();
  }
  const dialog = asked && Dialog && (
    <Dialog
      patient={patient}
      vital={asked.mrSubType}
      parameters={asked.parameters}
      shown={asked.limits}
      // A vital without limits of its own opens with those that are saved.
      kept={asked.kept.limits.length > 0 ? asked.kept : undefined}
      onKeep={onKeep}
      onClose={close}
    />
  );
  return { open, dialog, hasFailed };
}
