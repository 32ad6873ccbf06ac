import { useEffect, useRef } from 'react';

/**
 * Gives the row of an alert the focus when the alert is closed, and the focus was in it. A row that is gone by then is no
 * loss of ours: `useKeptFocus` finds a place.
 *
 * @param openId the alert that is open
 * @see https://www.w3.org/TR/WCAG22/#focus-order
 */
export function useFocusedRow(openId: string | null) {
  const was = useRef(openId);
  useEffect(() => {
    if (openId === null && was.current !== null && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`main a[href$="alert=${CSS.escape(was.current)}"]`)?.focus();
    was.current = openId;
  }, [openId]);
}
