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
import { useId } from 'react';
import { Problem } from '../../../components/Banner/Problem.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
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
  const formId = useId();
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
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={says.title}
      description={says.says}
      actions={
        <>
          <Button onClick={onClose}>{says.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy ? says.busy : undefined}>
            {says.submit}
          </Button>
        </>
      }
    >
      <form {...form.handlers} id={formId} className="flex flex-col gap-3">
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
        <Problem>{problem}</Problem>
      </form>
    </Dialog>
  );
}
