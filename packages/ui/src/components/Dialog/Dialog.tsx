import * as Radix from '@radix-ui/react-dialog';
import { dialogWords } from '@rpm/domain/words/frame';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { ModalFoot } from '../Modal/ModalFoot.tsx';

export interface DialogProps {
  isOpen: boolean;
  /**
   * The close button, Escape, and a press outside. The caller then sets `isOpen` to false. Left out, only its actions end
   * the dialog: it shows what is shown once.
   */
  onClose?: (() => void) | undefined;
  /** Names the dialog. */
  title: string;
  /** One sentence under the title, said with it. */
  description?: ReactNode;
  /** Stands at the end of the head, before the close button: a countdown. */
  headEnd?: ReactNode;
  /** A picture over the title: the check of a confirmation. Decorative. */
  mark?: ReactNode;
  /** narrow: 480, a question or a few fields · medium: 520, a result · wide: 960, a form with columns. */
  width?: 'narrow' | 'medium' | 'wide';
  /** Buttons of the foot, the quiet ones first, the primary one last; on a phone that one is on top. */
  actions?: ReactNode;
  /** At the other end of the foot: what does not end the dialog, as Print Order. */
  aside?: ReactNode;
  /** Whether a press outside closes. No, where something typed would be lost (behaviour 1a, activation). */
  closesOutside?: boolean;
  /** Some of its content comes later: it stands at the top, and what is there already does not move then. */
  grows?: boolean;
  /** Where the focus goes. Left out: the first field, else the dialog. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

const stays = () => {};

/**
 * A piece of work in front of the page. For a short form or a result; for a question that must be answered take
 * `AlertDialog`. The focus stays inside and goes back afterwards; Escape closes. Screens load it lazily.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  headEnd,
  mark,
  width = 'narrow',
  actions,
  aside,
  closesOutside = true,
  grows = false,
  initialFocus,
  children,
}: DialogProps) {
  const heading = (
    <>
      <Radix.Title dir="auto" className={mark ? 'wrap-anywhere text-h1' : 'wrap-anywhere text-h2'}>
        {title}
      </Radix.Title>
      {description && (
        <Radix.Description className={mark ? 'mt-1.5 text-fg-muted text-lead' : 'mt-0.5 text-fg-muted'}>
          {description}
        </Radix.Description>
      )}
    </>
  );
  return (
    <Modal
      role="dialog"
      isOpen={isOpen}
      onClose={onClose ?? stays}
      width={width}
      closesOutside={closesOutside}
      grows={grows}
      initialFocus={initialFocus}
    >
      <div className="flex items-start gap-4 patient:pt-5 pt-5 patient:pr-3 pr-4 pb-3 patient:pl-5 pl-6 max-sm:pl-5">
        <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2 patient:pt-1.5 pt-1">
          <div className={headEnd ? 'min-w-0 flex-[1_1_14rem]' : 'min-w-0 flex-1'}>{mark ?? heading}</div>
          {headEnd}
        </div>
        {onClose && <IconButton name={dialogWords.close} icon={<X strokeWidth={1.75} />} onClick={onClose} />}
      </div>
      <div className="patient:px-5 px-6 pb-6 max-sm:px-5">
        {mark && <div className="mb-5">{heading}</div>}
        {children}
      </div>
      {(actions || aside) && <ModalFoot aside={aside}>{actions}</ModalFoot>}
    </Modal>
  );
}
