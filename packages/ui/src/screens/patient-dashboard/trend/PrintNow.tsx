import { useEffect, useRef } from 'react';

/** Prints what was drawn before it. */
export function PrintNow({ onPrinted }: { onPrinted: () => void }) {
  const end = useRef(onPrinted);
  useEffect(() => {
    window.print();
    end.current();
  }, []);
  return null;
}
