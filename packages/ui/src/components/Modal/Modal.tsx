import * as Radix from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import type { ReactNode, RefObject } from 'react';
import { styleNonce } from '../cspNonce.ts';
import { useFocusReturn } from './useFocusReturn.ts';

// For the scroll lock under Radix, which writes a style element.
styleNonce();

const scrim = cva(
  'fixed inset-0 grid grid-rows-[minmax(0,1fr)] justify-items-center bg-surface-scrim p-6 starting:opacity-0 transition-opacity duration-(--rpm-duration-slow) ease-standard max-sm:px-0 max-sm:pb-0 print:hidden',
  {
    variants: {
      layer: { dialog: 'z-(--rpm-z-dialog)', session: 'z-(--rpm-z-session)' },
      grows: { true: 'items-start', false: 'items-center max-sm:items-end' },
    },
  },
);

const box = cva(
  'max-h-full w-full scroll-pb-40 overflow-y-auto overscroll-contain rounded-xl border border-line bg-surface-raised text-body shadow-lg max-sm:max-w-none max-sm:rounded-t-2xl max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 forced-colors:border-[CanvasText]',
  {
    variants: {
      width: { tiny: 'max-w-105', narrow: 'max-w-120', medium: 'max-w-130', wide: 'max-w-240' },
      grows: {
        true: 'max-sm:flex max-sm:min-h-full max-sm:flex-col max-sm:*:last:mt-auto',
        false: 'starting:translate-y-2 transition-[translate] duration-(--rpm-duration-slow) ease-standard',
      },
    },
  },
);

export interface ModalProps {
  isOpen: boolean;
  /** Escape, and a press outside where that closes. */
  onClose: () => void;
  role: 'dialog' | 'alertdialog';
  /** 420, 480, 520 or 960 px. On a phone it is a sheet from the bottom, as wide as the window. */
  width: 'tiny' | 'narrow' | 'medium' | 'wide';
  /** session lies over every dialog (behaviour R9). */
  layer?: 'dialog' | 'session';
  closesOutside: boolean;
  /** Some of its content comes later. It stands at the top, on a phone from top to bottom, so that nothing moves under a hand. */
  grows?: boolean;
  /** Where the focus goes; left out, to the first field, else to the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Must contain a Radix `Title`, and a `Description` where there is one sentence to say at once. */
  children: ReactNode;
}

const isInToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toasts]') !== null;

/**
 * The frame of `Dialog` and `AlertDialog`: scrim, box, layers, focus. Screens use those two and not this.
 *
 * Radix keeps the focus inside, hides the rest from screen readers (not the toasts) and closes only the top one on
 * Escape. It forgets the opener where there is no Radix trigger, so that is done here.
 */
export function Modal({
  isOpen,
  onClose,
  role,
  width,
  layer = 'dialog',
  closesOutside,
  grows = false,
  initialFocus,
  children,
}: ModalProps) {
  const focus = useFocusReturn(isOpen, initialFocus);
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          className={scrim({ layer, grows })}
          // A press on the scrim must not take the focus out of the box.
          onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
        >
          <Radix.Content
            role={role}
            className={box({ width, grows })}
            onOpenAutoFocus={focus.take}
            onCloseAutoFocus={focus.giveBack}
            onInteractOutside={(event) => {
              if (!closesOutside || isInToast(event.detail.originalEvent.target)) event.preventDefault();
            }}
          >
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
