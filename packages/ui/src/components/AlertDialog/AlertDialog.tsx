import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { Problem } from '../Banner/Problem.tsx';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { ModalFoot } from '../Modal/ModalFoot.tsx';

export interface AlertAction {
  label: string;
  onPress: () => void;
}

export interface AlertAct extends AlertAction {
  /** It destroys something. */
  isDangerous?: boolean;
  /** The word to show while it runs. */
  busy?: string | undefined;
}

export interface AlertDialogProps {
  isOpen: boolean;
  title: string;
  /** What happened or will happen, said with the title. */
  description: ReactNode;
  /** Why the act was not done, told at once. */
  problem?: string | null;
  /** The answer that loses nothing. It has the focus, and Escape gives it. */
  safe: AlertAction;
  /** The other answer; left out, there is only one. */
  act?: AlertAct | undefined;
  /** A picture over the title, as the countdown; everything is then centered and the answers are as wide as the box. */
  mark?: ReactNode;
  /** session: over every other dialog, for the session's own warning (behaviour R9). */
  layer?: 'dialog' | 'session';
}

/**
 * A question or a warning that must be answered before anything else, in place of the browser's `confirm` and `alert`
 * (which stop the session's clock, behaviour R9). A press outside does nothing.
 */
export function AlertDialog({
  isOpen,
  title,
  description,
  problem,
  safe,
  act,
  mark,
  layer = 'dialog',
}: AlertDialogProps) {
  const safeButton = useRef<HTMLButtonElement>(null);
  const size = mark ? 'lg' : undefined;
  const safeAnswer = (
    <Button ref={safeButton} variant={act ? 'secondary' : 'primary'} size={size} onClick={safe.onPress}>
      {safe.label}
    </Button>
  );
  const otherAnswer = act && (
    <Button
      variant={act.isDangerous ? 'danger' : 'primary'}
      size={size}
      busy={act.busy}
      onClick={act.onPress}
    >
      {act.label}
    </Button>
  );
  return (
    <Modal
      role="alertdialog"
      isOpen={isOpen}
      onClose={safe.onPress}
      width={mark ? 'tiny' : 'narrow'}
      layer={layer}
      closesOutside={false}
      initialFocus={safeButton}
    >
      {mark ? (
        <div className="flex flex-col items-center gap-3 p-8 text-center max-sm:px-5 max-sm:pt-7 max-sm:pb-6">
          <div aria-hidden="true">{mark}</div>
          <Words title={title} description={description} isLarge />
          <Problem>{problem}</Problem>
          <div className="mt-3 flex w-full flex-col-reverse gap-3 *:w-full max-sm:*:min-h-13">
            {safeAnswer}
            {otherAnswer}
          </div>
        </div>
      ) : (
        <>
          <div className="patient:px-5 px-6 pt-6 pb-6 max-sm:px-5">
            <Words title={title} description={description} />
            {problem && (
              <div className="mt-4">
                <Problem>{problem}</Problem>
              </div>
            )}
          </div>
          <ModalFoot>
            {safeAnswer}
            {otherAnswer}
          </ModalFoot>
        </>
      )}
    </Modal>
  );
}

function Words({
  title,
  description,
  isLarge = false,
}: Pick<AlertDialogProps, 'title' | 'description'> & { isLarge?: boolean }) {
  return (
    <>
      <Radix.Title dir="auto" className={isLarge ? 'wrap-anywhere text-h1' : 'wrap-anywhere text-h2'}>
        {title}
      </Radix.Title>
      <Radix.Description
        className={isLarge ? 'wrap-anywhere text-fg-muted text-lead' : 'wrap-anywhere mt-1.5 text-fg-muted'}
      >
        {description}
      </Radix.Description>
    </>
  );
}
