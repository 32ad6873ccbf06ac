import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useFirstDrawing } from './useFirstDrawing.ts';
import { usePageTitle } from './usePageTitle.ts';

export interface PageProps {
  /** The heading, and the title of the browser's tab. Never a person's name: see `heading`. */
  title: string;
  /** Shown in place of the title where the heading names a person. */
  heading?: ReactNode;
  /** One line under the heading. */
  subtitle?: ReactNode;
  /** Stands before heading and subtitle: a picture of what the page is about. Decorative. */
  mark?: ReactNode;
  /** A link above the heading. */
  back?: ReactNode;
  /** At the end of the head: the page's one primary action. */
  actions?: ReactNode;
  /** Narrower margins, for a wide table. */
  isWide?: boolean;
  /** The actions have all that is left of the heading's line; on a phone the heading is for screen readers alone. */
  isOneLine?: boolean;
  /** Heading and actions are short: they stand in one line wherever both fit, on most phones too. */
  isShort?: boolean;
  /** It came in place of what had the focus, and takes it even on the first page of a visit. */
  takesFocus?: boolean;
  children: ReactNode;
}

/**
 * The content of a page inside the frame. After a change of page the focus goes to the heading, so that a screen
 * reader reads where one has come; on the first page of a visit it stays where the browser puts it.
 */
export function Page({
  title,
  heading,
  subtitle,
  mark,
  back,
  actions,
  isWide = false,
  isOneLine = false,
  isShort = false,
  takesFocus = false,
  children,
}: PageProps) {
  usePageTitle(title);
  const { pathname, key } = useLocation();
  const isFirst = useRef(key === 'default' && !takesFocus);
  const head = useRef<HTMLHeadingElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const isFirstDrawing = useFirstDrawing(whole);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the path does, not when a query changes
  useEffect(() => {
    if (!isFirst.current) head.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname]);
  return (
    <div
      ref={whole}
      data-first={isFirstDrawing ? '' : undefined}
      className={cx(
        // Two columns ask how wide the page is in its own text size, which no media query knows.
        '@container/page mx-auto max-w-400 py-6 pb-8 max-md:px-4 max-md:py-5',
        isWide ? 'px-6' : 'px-8 max-xl:px-6',
      )}
    >
      {back}
      <div
        className={cx(
          'head-first mb-5 flex flex-wrap items-end gap-y-3 max-md:mb-3',
          isShort ? 'gap-x-4' : 'gap-x-6',
          isOneLine && 'max-md:items-center max-md:gap-x-4',
        )}
      >
        <div
          className={cx(
            'flex min-w-0 items-start gap-3',
            isOneLine ? 'max-md:flex-none' : isShort ? 'flex-[1_1_10rem]' : 'flex-[1_1_20rem]',
          )}
        >
          {mark}
          <div className="flex min-w-0 grow flex-col gap-0.5">
            <h1
              ref={head}
              tabIndex={-1}
              className={cx(
                'w-fit max-w-full rounded-xs text-h1 [overflow-wrap:anywhere]',
                isOneLine && 'max-md:sr-only',
              )}
            >
              {heading ?? title}
            </h1>
            {subtitle && <div className="text-fg-muted">{subtitle}</div>}
          </div>
        </div>
        {actions && (
          <div
            className={cx(
              'flex flex-wrap items-center gap-3 print:hidden',
              isOneLine && 'max-md:contents md:flex-1',
            )}
          >
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
