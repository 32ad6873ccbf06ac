import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide a box is, and how large its text, in pixels. */
export interface Size {
  width: number;
  em: number;
}

/**
 * Measures a box, and again when it or its text changes: a probe that is one em wide tells of text that the user has
 * made larger.
 *
 * @param box holds the probe as its first child
 */
export function useSize(box: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const probe = element?.firstElementChild;
    if (!element || !probe) return;
    const measure = () => {
      const next = { width: Math.round(element.clientWidth), em: probe.getBoundingClientRect().width };
      // A hidden box keeps the size that it had.
      if (next.width === 0) return;
      setSize((before) => (before?.width === next.width && before.em === next.em ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(probe);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
