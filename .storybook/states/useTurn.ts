import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Turn, takeTurn } from './turns.ts';

/** How far from view a page begins to be drawn. */
const near = '300px';

/**
 * Tells when a page of a sheet may be drawn: when it is near to view, or all are asked for, and it is its turn.
 *
 * @param box where the page will be
 */
export function useTurn(
  box: RefObject<HTMLElement | null>,
  isEager: boolean,
): { isDue: boolean; drawnIn: (frame: HTMLIFrameElement | null) => void } {
  const [isNear, setIsNear] = useState(false);
  const [isDue, setIsDue] = useState(false);
  const turn = useRef<Turn | null>(null);
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      root: document,
      rootMargin: near,
    });
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, [box]);
  const isAsked = isNear || isEager || isDue;
  useEffect(() => {
    if (!isAsked) return;
    const own = takeTurn(() => setIsDue(true));
    turn.current = own;
    return own.end;
  }, [isAsked]);
  return { isDue, drawnIn: (frame) => frame && turn.current?.endWith(frame) };
}
