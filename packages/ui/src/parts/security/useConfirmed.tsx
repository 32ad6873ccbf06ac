import { ApiError, useStartConfirmation } from '@rpm/api-client';
import { securityWords } from '@rpm/domain/words/security';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import type { Way } from './FactorForm.tsx';
import { NotConfirmed } from './NotConfirmed.ts';

/** Whether a call was refused because its user must show first that it is the owner. */
export const needsConfirmation = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 403 &&
  typeof error.body === 'object' &&
  error.body !== null &&
  'code' in error.body &&
  error.body.code === 'confirmFirst';

interface Asked {
  ways: readonly Way[];
  goOn: () => void;
  giveUp: () => void;
}

/**
 * Does what a stolen session must not do: when the server wants a confirmation first, it is asked for, and the work goes on
 * by itself. Draw `question` beside the rest.
 *
 * @see ADR 20
 */
export function useConfirmed() {
  const start = useStartConfirmation();
  const [asked, setAsked] = useState<Asked | null>(null);

  /** @throws NotConfirmed when the user gives up; else what the work throws */
  async function confirmed<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!needsConfirmation(error)) throw error;
    }
    const { factors } = await start(undefined);
    await new Promise<void>((resolve, reject) => {
      setAsked({ ways: factors, goOn: resolve, giveUp: () => reject(new NotConfirmed()) });
    }).finally(() => setAsked(null));
    return work();
  }
  const question = asked && (
    <Dialog isOpen closesOutside={false} title={securityWords.step.title} onClose={asked.giveUp}>
      <ConfirmIdentity ways={asked.ways} onCancel={asked.giveUp} onConfirmed={asked.goOn} />
    </Dialog>
  );
  return { confirmed, question };
}
