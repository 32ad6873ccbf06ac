import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { ToastMessage } from '../../components/Toast/Toast.tsx';
import { lazily } from '../../hooks/lazily.ts';

const toaster = lazily(() => import('../../components/Toast/Toaster.tsx'));

/** Says something to the user without moving anything. */
export interface Toasts {
  /** Shows the message at the top right for 5 seconds. The same in every render; works after its caller is gone. */
  show: (message: ToastMessage) => void;
}

const ToastContext = createContext<Toasts | null>(null);

/**
 * Gives toasts to everything below. Their code comes with the first one and not before; what is shown until then
 * waits. If the code cannot be fetched, it is fetched again with the next toast or when the connection is back.
 *
 * @see ERR-05
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [queue] = useState(() => createQueue((component) => setToaster(() => component)));
  useEffect(() => {
    window.addEventListener('online', queue.flush);
    return () => window.removeEventListener('online', queue.flush);
  }, [queue]);
  return (
    <ToastContext value={queue}>
      {children}
      {Toaster && <Toaster />}
    </ToastContext>
  );
}

/** Keeps what is to be shown until the code is there. */
function createQueue(onReady: (toaster: ComponentType) => void) {
  const waiting: ToastMessage[] = [];
  async function flush() {
    if (waiting.length === 0) return;
    try {
      const { Toaster, showToast } = await toaster.load();
      onReady(Toaster);
      for (const message of waiting.splice(0)) showToast(message);
    } catch {
      // Nothing is lost: the messages wait, and what failed is also told in the page (behaviour R27).
    }
  }
  return {
    flush,
    show(message: ToastMessage) {
      waiting.push(message);
      void flush();
    },
  };
}

/** The toasts of the nearest `ToastProvider`; `null` on a public page, which has none. */
export const useToastsIfThere = (): Toasts | null => useContext(ToastContext);

/** The toasts of the nearest `ToastProvider`. Throws outside one. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it.');
  return toasts;
}
