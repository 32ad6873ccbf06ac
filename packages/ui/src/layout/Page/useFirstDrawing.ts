import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a page still has a part of which nothing is known. Until it has none its stacks are drawn `in-order`; what is
 * opened later hides nothing that stands there.
 */
export function useFirstDrawing(page: RefObject<HTMLElement | null>): boolean {
  const [isFirst, setFirst] = useState(true);
  useEffect(() => {
    const element = page.current;
    if (!isFirst || !element) return;
    const look = () => {
      if (!element.querySelector('[data-coming]')) setFirst(false);
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['data-coming'] });
    look();
    return () => observer.disconnect();
  }, [isFirst, page]);
  return isFirst;
}
