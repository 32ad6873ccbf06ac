import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { phoneQuery, useMediaQuery } from '../../hooks/useMediaQuery.ts';

/** Where a conversation begins that is the whole page: at what is new, or at the field that somebody came to write in. */
export type ConversationStart = 'newest' | 'field';

/** The foot bar is at the foot: at 320 px, and with zoom, the window is left to the messages. */
const footQuery = 'screen and (width >= 22.5rem) and (height >= 30.0625rem)';

/** Nobody sees the difference. In CSS pixels. */
const nearEnd = 8;

/** What header and foot bar take of the window, in rem. */
const framesRem = 9;

/** How far from the top a message begins, so that it is not behind the header. In CSS pixels. */
const belowHeader = 'calc(var(--rpm-header) + 1rem)';

const root = document.documentElement;

/** Whether the messages keep at least as much of the window as the field takes: with large text they do not. */
function isHalfAtMost(height: number): boolean {
  const frames = framesRem * Number.parseFloat(getComputedStyle(root).fontSize);
  return height * 2 <= window.innerHeight - frames;
}

const toEnd = () => window.scrollTo({ top: root.scrollHeight, behavior: 'instant' });

/**
 * Where a conversation is opened by its address: the first message that is new is in view, else the last one, and the
 * field stays above the foot bar where there is room for both. The page moves once, without motion; the focus stays
 * where it is, unless somebody comes to write. What is added at the end is in view when the end was.
 *
 * @param start left out, the conversation is a part of a page, and nothing moves
 * @param isKnown the messages are there, or will not come
 * @see API-25, design y3
 */
export function useOpening(start: ConversationStart | undefined, isKnown: boolean) {
  const whole = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLLIElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isAtEnd = useRef(false);
  const hasOpened = useRef(false);
  const hasFoot = useMediaQuery(footQuery);
  const isPhone = useMediaQuery(phoneQuery);
  const [isLow, setLow] = useState(false);
  const sticks = start !== undefined && hasFoot && isLow;

  useEffect(() => {
    const page = whole.current;
    const form = box.current;
    if (!start || !isKnown || !page || !form) return;
    const isAbove = (element: Element) =>
      element.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(element).scrollMarginTop);
    const open = () => {
      hasOpened.current = true;
      if (start === 'field') field.current?.focus({ preventScroll: true });
      const shown = start === 'field' ? form : first.current;
      if (!shown) return;
      toEnd();
      isAtEnd.current = !isAbove(shown);
      if (isAbove(shown)) shown.scrollIntoView({ block: 'start', behavior: 'instant' });
    };
    const grown = new ResizeObserver(() => {
      // Until what stands above it is known, it is not drawn (ADR 77).
      if (form.offsetHeight === 0) return;
      setLow(isHalfAtMost(form.offsetHeight));
      if (!hasOpened.current) open();
      else if (isAtEnd.current) toEnd();
    });
    // What grows moves nothing: until somebody scrolls, it is known how it was before.
    const look = () => {
      isAtEnd.current = root.scrollHeight - window.innerHeight - window.scrollY < nearEnd;
    };
    grown.observe(page);
    grown.observe(root);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [start, isKnown]);

  return {
    whole: {
      ref: whole,
      // WCAG 2.4.11: what has the focus is not behind the field.
      onFocus: ({ target }: FocusEvent) => {
        if (!sticks || !target.matches(':focus-visible') || box.current?.contains(target)) return;
        requestAnimationFrame(() => {
          const form = box.current?.getBoundingClientRect();
          const hidden = target.getBoundingClientRect().bottom - (form?.top ?? Number.POSITIVE_INFINITY);
          if (hidden > 0) window.scrollBy({ top: hidden + 16, behavior: 'instant' });
        });
      },
    },
    /** Of the message that is in view first. */
    first: { ref: first, style: { scrollMarginTop: belowHeader } },
    form: {
      field,
      box: {
        ref: box,
        className: sticks ? 'sticky z-10 bg-surface' : undefined,
        style: {
          scrollMarginTop: belowHeader,
          // The corners of the card in which it lies.
          borderRadius: '0 0 var(--rpm-radius-xl) var(--rpm-radius-xl)',
          bottom: sticks ? (isPhone ? 'var(--rpm-layout-tabbar-height)' : 0) : undefined,
        },
      },
      rows: start ? 2 : 3,
      onSend: () => {
        isAtEnd.current = start !== undefined;
      },
    },
  };
}

export type FormPlace = ReturnType<typeof useOpening>['form'];
