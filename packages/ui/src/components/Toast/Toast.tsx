import { Button } from '../Button/Button.tsx';
import { FeedbackGlyph } from '../FeedbackGlyph/FeedbackGlyph.tsx';

export interface ToastMessage {
  /** success: what the user asked for is done · error: it is not · info: why nothing happened. */
  kind: 'success' | 'error' | 'info';
  /** One sentence. The same text is not shown twice at the same time. */
  text: string;
  /** What can be done about it, as Undo. The toast goes when it is pressed; the page offers the same, since toasts go by themselves. */
  action?: { label: string; onPress: () => void } | undefined;
}

const looks = {
  success: { glyph: 'success', color: 'text-feedback-success-icon' },
  error: { glyph: 'danger', color: 'text-feedback-danger-icon' },
  info: { glyph: 'info', color: 'text-feedback-info-icon' },
} as const;

/** The inside of a toast: the shape of its kind, the sentence, and what can be done. */
export function Toast({ kind, text, action }: ToastMessage) {
  return (
    <div className="flex gap-3">
      <span
        className={`patient:size-6 size-5 flex-none [--icon-knock:var(--rpm-surface-raised)] ${looks[kind].color}`}
      >
        <FeedbackGlyph kind={looks[kind].glyph} fill />
      </span>
      <p dir="auto" className="wrap-anywhere min-w-0 flex-1 text-body text-fg">
        {text}
      </p>
      {action && (
        <Button size="sm" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
