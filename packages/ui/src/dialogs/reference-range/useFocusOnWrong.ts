import { useEffect, useRef } from 'react';

/** Leads the user to the first field that is wrong, as soon as it is marked. */
export function useFocusOnWrong(formId: string): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
  return () => {
    isWanted.current = true;
  };
}
