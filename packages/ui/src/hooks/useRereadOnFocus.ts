import { useEffect } from 'react';

/**
 * Reads again when the user comes back to this tab: what was done in another one shows here. Coming back is something
 * that the user does, so it keeps nobody's idle session alive (behaviour 1c, two tabs; R6).
 */
export function useRereadOnFocus(reread: () => Promise<void>) {
  useEffect(() => {
    const again = () => void reread();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [reread]);
}
