import { type ComponentProps, type ReactNode, useId } from 'react';
import { Problem } from '../Banner/Problem.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { type LeaveTexts, useLeaveQuestion } from './useLeaveQuestion.tsx';

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'description' | 'width' | 'initialFocus'> {
  /** Cancel, the close button and Escape. */
  onClose: () => void;
  /** Of `useSchemaForm`. */
  form: { handlers: ComponentProps<'form'> };
  /** What stands on the buttons, and on the one that sends while it does. */
  says: Readonly<Record<'cancel' | 'submit' | 'busy', string>>;
  isBusy: boolean;
  /** Why it was not sent. */
  problem: ReactNode;
  /** What sending does: `danger` ends or takes something away. */
  act?: 'primary' | 'danger';
  icon?: ButtonProps['icon'];
  isDisabled?: boolean;
  /** Stands beside the form: a question that is asked before it is sent. */
  beside?: ReactNode;
  /** Before what was typed is thrown away one is asked, where something was; while it is sent, nobody leaves. */
  leaving?: { asks: boolean; texts: LeaveTexts } | undefined;
  children: ReactNode;
}

/** A form in a dialog: cancel, one button that sends, and why it was not sent, brought into sight. What is typed is not lost by a press outside. */
export function FormDialog({
  form,
  says,
  isBusy,
  problem,
  act = 'primary',
  icon,
  isDisabled = false,
  beside,
  leaving,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const { leave, question } = useLeaveQuestion(leaving && { ...leaving, isBusy }, onClose);
  return (
    <Dialog
      {...dialog}
      isOpen
      onClose={leave}
      closesOutside={false}
      actions={
        <>
          <Button onClick={leave}>{says.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant={act}
            icon={icon}
            busy={isBusy ? says.busy : undefined}
            isDisabled={isDisabled}
          >
            {says.submit}
          </Button>
        </>
      }
    >
      <form {...form.handlers} id={formId} aria-label={dialog.title} className="flex flex-col gap-4">
        {children}
        <Problem>{problem}</Problem>
      </form>
      {beside}
      {question}
    </Dialog>
  );
}
