import { limits } from '@rpm/domain';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * When the narrow navigation is open: while the mouse rests on it, while the keyboard is in it, and as long as the user
 * keeps it open. Escape closes it in each case, wherever the focus is (WCAG 1.4.13).
 *
 * @see NAV-01, behaviour R25
 */
export function useNavOpen() {
  const [isKept, setKept] = useState(false);
  const [isPeeking, setPeeking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = isKept || isPeeking;

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      clearTimeout(timer.current);
      setPeeking(false);
      setKept(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return {
    isOpen,
    isKept,
    keep: () => setKept(true),
    toggleKept: () => {
      setKept(!isKept);
      setPeeking(false);
    },
    on: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        // A finger has no hover: it presses the toggle.
        if (pointerType === 'touch') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setPeeking(true), limits.navOpensAfterMs);
      },
      onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
        clearTimeout(timer.current);
        if (!currentTarget.querySelector(':focus-visible')) setPeeking(false);
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (target.matches(':focus-visible')) setPeeking(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) setPeeking(false);
      },
    },
  };
}
