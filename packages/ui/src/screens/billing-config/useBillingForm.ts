import { useSaveBillingSettings } from '@rpm/api-client';
import {
  type BillingForm,
  type BillingSettings,
  type BillingStep,
  billingForm,
  checkBilling,
  type KnownBillingSettings,
} from '@rpm/domain';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { useSlot } from '../../providers/memory/SessionMemory.tsx';

const texts = billingConfigWords;

interface Saving {
  /** Told when it is saved. */
  done: string;
  /** What is saved beside what is typed. */
  more?: (settings: BillingSettings) => BillingSettings;
  onDone?: () => void;
  /** Of setup; left out, it is the page of the settings. */
  step?: BillingStep;
}

/**
 * What the clinic bills with, as a form: the page of the settings, and each step of setup. What is typed outlives the page, and
 * is in no storage.
 */
export function useBillingForm(known: KnownBillingSettings, { done, more, onDone, step }: Saving) {
  const kept = useSlot<Partial<BillingForm>>(`billing settings ${step ?? ''}`);
  const call = useSaveBillingSettings();
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: async (settings: BillingSettings) => {
      await call({ settings: more?.(settings) ?? settings, version: known.version });
      kept.value = null;
    },
    says: { done },
    ...(onDone && { onDone }),
  });
  const form = useSchemaForm({
    initial: billingForm(known.settings),
    check: checkBilling,
    words: { ...texts.errors, closingInvalid: billMonthWords.settings.closingInvalid },
    send: run,
    onWrong: clear,
    kept,
  });
  return { ...form, isBusy, problem };
}

export type BillingFields = Pick<ReturnType<typeof useBillingForm>, 'typed' | 'field' | 'change'>;
