import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives a part the focus each time its turn comes: the field of a form that takes the place of a button, and the button
 * again once the form is closed.
 *
 * @param isTurn whether it is the part's turn now
 * @param isTaken whether the focus is taken from the start as well, when it is its turn then; a page that comes leaves it alone
 * @returns for the part, which is there when its turn comes
 * @see https://www.w3.org/TR/WCAG22/#focus-order
 */
export function useFocusOnTurn<Part extends HTMLElement>(
  isTurn: boolean,
  { isTaken }: { isTaken: boolean },
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const wasTurn = useRef(!isTaken);
  useEffect(() => {
    if (isTurn && !wasTurn.current) part.current?.focus();
    wasTurn.current = isTurn;
  }, [isTurn]);
  return part;
}
