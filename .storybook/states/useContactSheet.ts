import { type RefObject, useEffect, useState } from 'react';
import { isDrawn } from './turns.ts';

/** How often it is looked whether all pages are drawn, for how long at most, and how long the last of them has for its data. In milliseconds. */
const looksEvery = 250;
const atMost = 180_000;
const settles = 1500;

/**
 * Prints a sheet of live pages: first all of them are drawn, also those that are far from view, which paper would show empty.
 *
 * @param sheet what the pages are in
 * @returns whether all pages are to be drawn now, how many are, and what begins it
 */
export function useContactSheet(sheet: RefObject<HTMLElement | null>) {
  const [drawn, setDrawn] = useState<number | null>(null);
  const isWhole = drawn !== null;
  useEffect(() => {
    if (!isWhole) return;
    let waited = 0;
    let ready = 0;
    const timer = setInterval(() => {
      const pages = [...(sheet.current?.querySelectorAll('[data-page]') ?? [])];
      const count = pages.filter((each) => {
        const frame = each.querySelector('iframe');
        return frame && isDrawn(frame);
      }).length;
      waited += looksEvery;
      ready = count === pages.length ? ready + looksEvery : 0;
      setDrawn(count);
      if (ready < settles && waited < atMost) return;
      setDrawn(null);
      window.print();
    }, looksEvery);
    return () => clearInterval(timer);
  }, [isWhole, sheet]);
  return { isWhole, drawn, begin: () => setDrawn(0) };
}
