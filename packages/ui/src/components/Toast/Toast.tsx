import { FeedbackGlyph } from '../FeedbackGlyph/index.ts';

export interface ToastMessage {
  /** success: what the user asked for is done · error: it is not · info: why nothing happened. */
  kind: 'success' | 'error' | 'info';
  /** One sentence. The same text is not shown twice at the same time. */
  text: string;
}

const looks = {
  success: { glyph: 'success', colour: 'text-feedback-success-icon' },
  error: { glyph: 'danger', colour: 'text-feedback-danger-icon' },
  info: { glyph: 'info', colour: 'text-feedback-info-icon' },
} as const;

/** The inside of a toast: the shape of its kind and the sentence. */
export function Toast({ kind, text }: ToastMessage) {
  return (
    <div className="flex gap-3">
      <span
        className={`patient:size-6 size-5 flex-none [--icon-knock:var(--rpm-surface-raised)] ${looks[kind].colour}`}
      >
        <FeedbackGlyph kind={looks[kind].glyph} fill />
      </span>
      <p dir="auto" className="wrap-anywhere min-w-0 flex-1 text-body text-fg">
        {text}
      </p>
    </div>
  );
}
