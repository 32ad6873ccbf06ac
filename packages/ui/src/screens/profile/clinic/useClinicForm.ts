import { useSaveClinicDetails } from '@rpm/api-client';
import {
  type ClinicDetails,
  ClinicForm,
  checked,
  clinicChanges,
  clinicForm,
  readSymptomWords,
} from '@rpm/domain';
import { clinicDetailsWords as texts } from '@rpm/domain/words/clinicDetails';
import { useState } from 'react';
import { useKeptTyping } from '../../../hooks/useKeptTyping.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../hooks/useTask.ts';

/**
 * The form of what a clinic says of itself. What was typed outlives the page until it is saved; what another administrator saved
 * meanwhile is told before it is replaced, and can be shown instead.
 */
export function useClinicForm(details: ClinicDetails) {
  const save = useSaveClinicDetails();
  const { kept, seen } = useKeptTyping<ClinicForm, ClinicDetails>('clinic details', details);
  const [theirs, setTheirs] = useState<ClinicDetails | null>(null);
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title,
    call: async ({
      name,
      timeZone,
      units,
      opensTimer,
      escalationMinutes,
      symptomWords,
      silentDays,
      ...openingHours
    }: ClinicForm) => {
      setTheirs(null);
      seen.current = await save({
        name,
        timeZone,
        units,
        opensTimer,
        openingHours,
        escalationMinutes: Number(escalationMinutes),
        symptomWords: readSymptomWords(symptomWords),
        silentDays: Number(silentDays),
        version: seen.current.version,
      });
      kept.value = null;
    },
    says: { done: texts.saved },
    refused: (cause) => {
      const changed = save.refusal(409, cause);
      if (!changed) return undefined;
      const fields = changedFields(seen.current, changed.current);
      seen.current = changed.current;
      setTheirs(changed.current);
      return texts.changedMeanwhile({ fields });
    },
    onDone: () => form.reset(clinicForm(seen.current)),
  });
  const form = useSchemaForm({
    initial: clinicForm(details),
    check: (typed) => checked(ClinicForm, typed),
    words: texts.errors,
    send: run,
    onWrong: clear,
    kept,
  });
  /** Takes what another one saved in place of what was typed. */
  function showTheirs() {
    if (theirs) form.reset(clinicForm(theirs));
    setTheirs(null);
    clear();
  }
  return { form, isBusy, problem, showTheirs: theirs && showTheirs };
}

/** What another one changed, in words; the days are one thing. */
function changedFields(before: ClinicDetails, after: ClinicDetails): string {
  const names = clinicChanges(before, after).map(({ field }) => {
    if (field === 'clinicName') return texts.fields.name;
    if (field === 'timeZone') return texts.fields.timeZone;
    if (field === 'opensTimer') return texts.fields.opensTimer;
    if (field === 'escalationMinutes') return texts.fields.escalationMinutes;
    if (field === 'symptomWords') return texts.fields.symptomWords;
    if (field === 'silentDays') return texts.fields.silentDays;
    return field === 'units' ? texts.fields.units : texts.fields.hours;
  });
  return [...new Set(names)].join(', ');
}
