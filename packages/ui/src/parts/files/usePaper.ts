import { useState } from 'react';

/** What of a PDF goes onto paper: asked for beside the preview, and drawn by it. */
export interface Paper {
  /** How often it was asked for. */
  asked: number;
  /** Told how many pages there are, as soon as that is known; 0: none that can be shown. */
  onPages: (count: number) => void;
  /** Told that what was asked for has gone to the printer, or cannot. */
  onPrinted: (asked: number) => void;
}

/** Prints a PDF from a button outside of its preview. `pages`: how many it has, `null` while that is not known. */
export function usePaper() {
  const [pages, onPages] = useState<number | null>(null);
  const [asked, setAsked] = useState(0);
  const [printed, onPrinted] = useState(0);
  const paper: Paper = { asked, onPages, onPrinted };
  return { paper, pages, isBusy: asked > printed, print: () => setAsked(asked + 1) };
}
