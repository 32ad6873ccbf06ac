import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';

export interface CardProps {
  /** Names the card; left out, the card is a plain box without a head. */
  title?: string;
  /** One line beside or under the title. */
  note?: ReactNode;
  /** At the end of the head: buttons, a link, a segmented control. */
  actions?: ReactNode;
  /** At the foot, under a rule. */
  footer?: ReactNode;
  /** 2 on a page, 3 inside a section that has a heading of its own. */
  headingLevel?: 2 | 3;
  /** Content reaches the edges: for tables and lists that bring their own padding. */
  isFlush?: boolean;
  /** Below 768 px the frame is dropped: for a table whose rows are cards there. */
  isOpenOnPhone?: boolean;
  children: ReactNode;
}

/** A piece of the page with one subject: a white box with a hairline, and no shadow. */
export function Card({
  title,
  note,
  actions,
  footer,
  headingLevel = 2,
  isFlush = false,
  isOpenOnPhone = false,
  children,
}: CardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const Box = title ? 'section' : 'div';
  return (
    <Box
      aria-labelledby={title ? id : undefined}
      className={cx(
        'min-w-0',
        isFlush && 'md:overflow-clip print:overflow-visible',
        isOpenOnPhone
          ? 'md:patient:rounded-xl md:rounded-lg md:border md:border-line md:bg-surface md:forced-colors:border-[CanvasText]'
          : 'patient:rounded-xl rounded-lg border border-line bg-surface forced-colors:border-[CanvasText]',
      )}
    >
      {(title || actions) && (
        <div
          className={cx(
            'flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 patient:px-5 py-2 patient:pt-5 pr-4 patient:pb-3 pl-5 print:break-after-avoid',
            isOpenOnPhone && 'max-md:patient:px-0 max-md:px-0',
          )}
        >
          {title && (
            <Heading id={id} className="patient:text-h2 text-h3">
              {title}
            </Heading>
          )}
          {note && <div className="text-caption text-fg-muted">{note}</div>}
          {actions && <div className="ml-auto flex max-w-full flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      <div className={isFlush ? undefined : cx('px-5 pb-5', !title && !actions && 'pt-5')}>{children}</div>
      {footer && (
        <div className="flex flex-wrap items-center gap-3 border-line-subtle border-t px-5 py-2.5 text-caption text-fg-muted">
          {footer}
        </div>
      )}
    </Box>
  );
}
