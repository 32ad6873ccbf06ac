import { useSaveBillingSettings } from '@rpm/api-client';
import { type BillingSettings, billingForm, checkBilling, type KnownBillingSettings } from '@rpm/domain';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';

const texts = billingConfigWords;

interface Saving {
  /** Told when it is saved. */
  done: string;
  /** What is saved beside what is typed. */
  more?: (settings: BillingSettings) => BillingSettings;
  onDone?: () => void;
}

/** What the clinic bills with, as a form: the page of the settings, and each step of setup. */
export function useBillingForm(known: KnownBillingSettings, { done, more, onDone }: Saving) {
  const call = useSaveBillingSettings();
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: (settings: BillingSettings) =>
      call({ settings: more?.(settings) ?? settings, version: known.version }),
    says: { done },
    ...(onDone && { onDone }),
  });
  const form = useSchemaForm({
    initial: billingForm(known.settings),
    check: checkBilling,
    words: { ...texts.errors, closingInvalid: billMonthWords.settings.closingInvalid },
    send: run,
    onWrong: clear,
  });
  useLeaveWarning(form.isDirty);
  return { ...form, isBusy, problem };
}

export type BillingFields = Pick<ReturnType<typeof useBillingForm>, 'typed' | 'field' | 'change'>;
