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
import { useState } from 'react';
import { useKeptTyping } from '../../hooks/useKeptTyping.ts';
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
 * is in no storage; when somebody else saved meanwhile, or oneself in another tab, that is told before it is replaced.
 */
export function useBillingForm(known: KnownBillingSettings, { done, more, onDone, step }: Saving) {
  const { version } = known;
  const savedHere = useSlot<number>('billing settings saved in this tab');
  const { kept, seen } = useKeptTyping<BillingForm, number>(`billing settings ${step ?? ''}`, version);
  // The form begins anew with each version: a draft that is older was typed over other settings, if not over those saved from here.
  const [isOutdated] = useState(seen.current !== version && savedHere.value !== version);
  const call = useSaveBillingSettings();
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: async (settings: BillingSettings) => {
      // What changes nothing makes no version: the next one may be somebody else's.
      savedHere.value = (await call({ settings: more?.(settings) ?? settings, version })).version;
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
  return {
    ...form,
    isBusy,
    problem: problem ?? (isOutdated && form.isDirty ? texts.changedMeanwhile : null),
  };
}

export type BillingFields = Pick<ReturnType<typeof useBillingForm>, 'typed' | 'field' | 'change'>;
