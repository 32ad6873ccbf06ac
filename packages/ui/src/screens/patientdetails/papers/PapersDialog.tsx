import { ApiError, useSaveBillingPapers } from '@rpm/api-client';
import {
  type BillingPapers,
  type KnownBillingPapers,
  limits,
  papersTyped,
  type TypedPapers,
  typedPapers,
} from '@rpm/domain';
import { billingPapersWords as texts } from '@rpm/domain/words/billingPapers';
import { FormDialog } from '../../../components/Dialog/FormDialog.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../hooks/useTask.ts';
import { OtherClaims } from './OtherClaims.tsx';

const { form: says } = texts;

interface PapersDialogProps {
  userId: string;
  known: KnownBillingPapers;
  onClose: () => void;
}

/** Changes the papers of a patient. What is typed stays when it fails. @see SCR-04 */
export function PapersDialog({ userId, known, onClose }: PapersDialogProps) {
  const save = useSaveBillingPapers();
  const { run, isBusy, problem, clear } = useTask({
    name: says.title,
    call: (papers: BillingPapers) => save({ userId, papers, version: known.version }),
    says: { done: says.done },
    refused: (error) => (error instanceof ApiError && error.status === 409 ? says.changed : undefined),
    onDone: onClose,
  });
  const form = useSchemaForm<TypedPapers, BillingPapers>({
    initial: typedPapers(known.papers),
    check: (typed) => papersTyped(typed, known.consentDay),
    words: texts.errors,
    send: run,
    onWrong: clear,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={says.title}
      description={says.says}
      form={form}
      says={says}
      isBusy={isBusy}
      problem={problem}
    >
      <TextInput {...form.field('diagnosis')} label={texts.diagnosis} hint={texts.diagnosisHint} />
      <TextInput
        {...form.field('trainingDay')}
        label={texts.trainingDay}
        hint={texts.trainingHint}
        type="date"
      />
      <TextInput
        {...form.field('consentUntil')}
        label={texts.consentUntil}
        hint={texts.consentHint}
        type="date"
      />
      <TextInput
        {...form.field('payer')}
        label={texts.payer}
        placeholder={texts.usual({ value: known.usualPayer })}
        maxLength={limits.shortTextMaxCharacters}
      />
      <OtherClaims {...form.field('otherClaims')} />
    </FormDialog>
  );
}
