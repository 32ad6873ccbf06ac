import { cva } from 'class-variance-authority';
import type { ReactNode, Ref } from 'react';
import { FeedbackGlyph } from '../FeedbackGlyph/FeedbackGlyph.tsx';

const banner = cva(
  'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-4 py-3 text-body forced-colors:border-[CanvasText]',
  {
    variants: {
      kind: {
        info: 'border-feedback-info-line bg-feedback-info-bg text-feedback-info-fg [--icon-knock:var(--rpm-feedback-info-bg)]',
        success:
          'border-feedback-success-line bg-feedback-success-bg text-feedback-success-fg [--icon-knock:var(--rpm-feedback-success-bg)]',
        warning:
          'border-feedback-warning-line bg-feedback-warning-bg text-feedback-warning-fg [--icon-knock:var(--rpm-feedback-warning-bg)]',
        danger:
          'border-feedback-danger-line bg-feedback-danger-bg text-feedback-danger-fg [--icon-knock:var(--rpm-feedback-danger-bg)]',
      },
    },
  },
);

const iconColor = {
  info: 'text-feedback-info-icon',
  success: 'text-feedback-success-icon',
  warning: 'text-feedback-warning-icon',
  danger: 'text-feedback-danger-icon',
} as const;

export interface BannerProps {
  /** info: a fact · success: done · warning: something to do · danger: it failed. Told by the shape, not only the color. */
  kind: keyof typeof iconColor;
  /**
   * How a screen reader hears of it. none: it was there when the page came · status: it appeared, say it when the
   * speech pauses · alert: it appeared and cannot wait. A failure of what the user just did is an alert.
   */
  announce?: 'none' | 'status' | 'alert';
  /** A button or a link at the end: 'Try Again'. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** The message. */
  children: ReactNode;
}

/**
 * A message that stays in the page, beside what it is about. For what the user has to read at leisure; a toast only
 * repeats it.
 *
 * @see ERR-05, behaviour R27
 */
export function Banner({ kind, announce = 'none', action, ref, children }: BannerProps) {
  return (
    <div ref={ref} role={announce === 'none' ? undefined : announce} className={banner({ kind })}>
      <div className="flex min-w-0 flex-[1_1_12rem] items-center gap-3">
        <span className={`patient:size-6 size-5 flex-none ${iconColor[kind]}`}>
          <FeedbackGlyph kind={kind} fill />
        </span>
        <div dir="auto" className="wrap-anywhere min-w-0 flex-1">
          {children}
        </div>
      </div>
      {action && <div className="flex max-w-full flex-none flex-wrap items-center gap-2">{action}</div>}
    </div>
  );
}
