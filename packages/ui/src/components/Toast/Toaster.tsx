import { limits } from '@rpm/domain';
import { toastWords } from '@rpm/domain/words/frame';
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
// The unstyled build: the other one writes a style element, which the Content-Security-Policy forbids.
import { ToastContainer, type ToastTransitionProps, type TypeOptions, toast } from 'react-toastify/unstyled';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toast, type ToastMessage } from './Toast.tsx';

const frame =
  'group/toast relative pointer-events-auto touch-pan-y overflow-hidden rounded-lg border border-line bg-surface-raised py-3.5 pr-11 pl-4 shadow-md transition-[opacity,translate] duration-(--rpm-duration-slow) ease-standard starting:-translate-y-2 starting:opacity-0 patient:pr-14 forced-colors:border-[CanvasText]';

/**
 * The bar is the clock: its end closes the toast. So it stands still while the pointer or the focus is on the toast,
 * and with reduced motion it is not seen but keeps its time, which the rule in theme.css would make zero.
 */
const bar =
  'absolute bottom-0 left-0 h-0.75 w-full origin-left animate-toast-bar group-focus-within/toast:[animation-play-state:paused]! group-hover/toast:[animation-play-state:paused]! motion-reduce:opacity-0 motion-reduce:[animation-duration:var(--toast-time)]! forced-colors:bg-[CanvasText]';

const barColors: Partial<Record<TypeOptions, string>> = {
  success: 'bg-feedback-success-icon',
  error: 'bg-feedback-danger-icon',
  info: 'bg-feedback-info-icon',
};

/** Comes by CSS alone (`starting:`), goes at once: the library must not wait for the end of an animation. */
function AtOnce({ isIn, done, playToast, children }: ToastTransitionProps) {
  const start = useEffectEvent(playToast);
  const leave = useEffectEvent(done);
  useLayoutEffect(() => start(), []);
  useEffect(() => {
    if (!isIn) leave();
  }, [isIn]);
  return children;
}

function closeFocused({ key, target }: KeyboardEvent) {
  const id = target instanceof Element ? target.closest('[data-in]')?.id : undefined;
  if (key === 'Escape' && id) toast.dismiss(id);
}

/** What the library leaves out: Escape closes the focused toast, and those that Alt+T stopped go on afterwards. */
function useKeys() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    const goOn = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) toast.play();
    };
    root.current?.addEventListener('keydown', closeFocused, { signal: listening.signal });
    root.current?.addEventListener('focusout', goOn, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return root;
}

/**
 * The place where toasts appear: top right, 5 seconds, drag to dismiss at 80 percent, still under the pointer and the
 * focus. Alt+T goes to the newest, Escape closes the focused one. It stands in the body, because a dialog hides the
 * page from screen readers.
 *
 * @see ERR-05, behaviour R27
 */
export function Toaster() {
  const root = useKeys();
  return createPortal(
    <div ref={root} data-toasts="" className="print:hidden">
      <ToastContainer
        aria-label={toastWords.region}
        position="top-right"
        autoClose={limits.toastAutoCloseMs}
        draggable
        draggablePercent={limits.toastDragDismissPercent}
        pauseOnHover
        newestOnTop
        transition={AtOnce}
        icon={false}
        // Hides the bar from screen readers only: what is seen is our own styling.
        hideProgressBar
        closeButton={({ closeToast }) => (
          <span className="absolute top-1.5 right-1.5">
            <IconButton
              name={toastWords.close}
              icon={<X strokeWidth={1.75} />}
              onClick={() => closeToast(true)}
            />
          </span>
        )}
        style={{ '--toast-time': `${limits.toastAutoCloseMs}ms` } as CSSProperties}
        className={() =>
          'fixed top-[calc(var(--rpm-header)+1rem)] right-6 z-(--rpm-z-toast) flex w-95 max-w-[calc(100vw-2rem)] flex-col gap-3 max-sm:inset-x-4 max-sm:w-auto'
        }
        toastClassName={() => frame}
        progressClassName={(context) => cx(bar, barColors[context?.type ?? 'default'])}
      />
    </div>,
    document.body,
  );
}

/** Shows a toast, now or as soon as there is a `Toaster`. Does nothing while the same text is shown. */
export function showToast({ kind, text, action }: ToastMessage) {
  const toastId = `toast-${text.replaceAll(/\s/g, '-')}`;
  const act = action && {
    label: action.label,
    onPress: () => {
      toast.dismiss(toastId);
      action.onPress();
    },
  };
  toast(<Toast kind={kind} text={text} action={act} />, {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    toastId,
  });
}
