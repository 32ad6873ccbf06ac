import { type Checked, limits } from '@rpm/domain';
import { leavingWords } from '@rpm/domain/words/leaving';
import { FormDialog, type FormDialogProps } from '../../components/Dialog/FormDialog.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { NotConfirmed } from '../security/NotConfirmed.ts';

interface ReasonDialogProps<Wish, Answer>
  extends Pick<FormDialogProps, 'title' | 'act' | 'onClose'>,
    Partial<Pick<FormDialogProps, 'children'>> {
  /** What happens, in a sentence. */
  says: string;
  texts: Readonly<Record<'reason' | 'submit' | 'busy' | 'cancel', string>> & { reasonHint?: string };
  /** What is said where no reason is given. */
  required: string;
  /** The rule of `domain`, with the reason in it. */
  check: (reason: string) => Checked<{ reason: string }, Wish>;
  /** Does it; rejects with an `ApiError`, or `NotConfirmed`. */
  run: (wish: Wish) => Promise<Answer>;
  done: string | ((answer: Answer) => string);
  maxLength?: number;
}

/** Asks why, and does it. The reason stays when it fails, and is not thrown away unasked. @see F5 */
export function ReasonDialog<Wish, Answer>({
  title,
  says,
  texts,
  required,
  check,
  run: call,
  done,
  maxLength = limits.shortTextMaxCharacters,
  act = 'primary',
  onClose,
  children,
}: ReasonDialogProps<Wish, Answer>) {
  const { run, isBusy, problem, clear } = useTask({
    name: title,
    call,
    says: { done },
    refused: (error) => (error instanceof NotConfirmed ? null : undefined),
    onDone: onClose,
  });
  const form = useSchemaForm({
    initial: { reason: '' },
    check: ({ reason }) => {
      const found = check(reason);
      return 'value' in found ? found : { errors: { reason: required } };
    },
    words: {},
    send: run,
    onWrong: clear,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={says}
      form={form}
      says={texts}
      isBusy={isBusy}
      problem={problem}
      act={act}
      leaving={{ asks: form.isDirty, texts: leavingWords }}
    >
      {children}
      <TextArea
        {...form.field('reason')}
        label={texts.reason}
        hint={texts.reasonHint}
        isRequired
        rows={3}
        maxLength={maxLength}
      />
    </FormDialog>
  );
}
