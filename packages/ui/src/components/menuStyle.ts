/**
 * The box of a list that opens over the page. It has the height of a dialog, because a list may open in one, and what
 * opens later lies on top.
 */
export const menuStyle =
  'z-(--rpm-z-dialog) max-w-[min(28rem,calc(100vw-1rem))] overflow-hidden rounded-lg border border-line bg-surface-raised p-1.5 text-fg shadow-md forced-colors:border-[CanvasText] print:hidden';

/** Lies under such a list and over the page: a press beside the list closes it, and presses nothing else. */
export const coverStyle = 'fixed inset-0 z-(--rpm-z-dialog) print:hidden';

/** One line of such a list; Radix marks the one that the pointer or the keys are on. */
export const menuItemStyle =
  'flex min-h-9 patient:min-h-13 w-full cursor-pointer select-none items-center gap-2.5 break-words rounded-sm px-2.5 py-1.5 font-medium text-body text-fg outline-none data-highlighted:bg-surface-pressed focus-visible:shadow-none max-md:min-h-11 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-[Highlight] forced-colors:data-highlighted:outline-solid forced-colors:data-highlighted:-outline-offset-2';
