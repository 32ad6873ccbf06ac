import { useDischargePatient, useServerNow } from '@rpm/api-client';
import {
  checked,
  Discharge,
  type DischargeForm,
  dischargeProblem,
  limits,
  localDay,
  type PatientInfo,
  readStamp,
} from '@rpm/domain';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { FormDialog } from '../../../components/Dialog/FormDialog.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../hooks/useTask.ts';

const texts = patientLifeWords.care.form;

interface DischargeDialogProps {
  userId: string;
  name: string;
  enrolled: PatientInfo['enrolled'];
  onClose: () => void;
}

/** Asks for the last day in care and the reason, and discharges. What is typed stays when it fails. @see F5 */
export function DischargeDialog({ userId, name, enrolled, onClose }: DischargeDialogProps) {
  const discharge = useDischargePatient();
  const now = useServerNow();
  const timeZone = browserTimeZone();
  const today = localDay(now, timeZone);
  const { run, isBusy, problem, clear } = useTask({
    name: texts.title({ name }),
    call: (wish: Discharge) => discharge(wish),
    says: { done: texts.done },
    refused: (error) => {
      if (discharge.refusal(400, error)?.field !== 'day') return undefined;
      form.mark('day', texts.errors.dayInvalid);
      return null;
    },
    onDone: onClose,
  });
  const form = useSchemaForm<DischargeForm, Discharge>({
    initial: { day: today, reason: '' },
    check: (typed) => {
      const since = (enrolled && readStamp(enrolled)) || new Date(0);
      const wrong = dischargeProblem(typed.day, { enrolled: since, now, timeZone });
      const found = checked<DischargeForm, Discharge>(Discharge, { userId, ...typed } as DischargeForm);
      const errors = 'errors' in found ? found.errors : {};
      return wrong || !('value' in found)
        ? { errors: { ...errors, ...(wrong && { day: wrong }) } }
        : { value: found.value };
    },
    words: texts.errors,
    send: run,
    onWrong: clear,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={texts.title({ name })}
      description={texts.says}
      form={form}
      says={texts}
      isBusy={isBusy}
      problem={problem}
      act="danger"
    >
      <TextInput {...form.field('day')} label={texts.day} type="date" max={today} isRequired />
      <TextArea
        {...form.field('reason')}
        label={texts.reason}
        hint={texts.reasonHint}
        isRequired
        rows={3}
        maxLength={limits.longTextMaxCharacters}
      />
    </FormDialog>
  );
}
