import { useEffect } from 'react';

/**
 * Gives the focus back to where the reader has it when a page in a frame takes it all the same: by a press on a label, or a
 * dialog of the browser's own, neither of which `focusInFrame` can keep to the frame.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = document.activeElement;
    const moved = ({ target }: FocusEvent) => {
      last = target instanceof HTMLIFrameElement ? last : (target as Element);
    };
    const taken = () => {
      const frame = document.activeElement;
      if (!(frame instanceof HTMLIFrameElement) || !frame.closest('[inert]')) return;
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
      else frame.blur();
    };
    document.addEventListener('focusin', moved);
    window.addEventListener('blur', taken);
    return () => {
      document.removeEventListener('focusin', moved);
      window.removeEventListener('blur', taken);
    };
  }, []);
}
