import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { FeedbackGlyph } from '../FeedbackGlyph/FeedbackGlyph.tsx';

/** What ties a control to its label, hint and error: spread it on the control. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** What every control with a label takes. */
export interface FieldProps {
  /** The name of the control, above it. */
  label: string;
  /** The label is only for screen readers, because the place says it to everyone else. */
  isLabelHidden?: boolean | undefined;
  /** One line of help between label and control. */
  hint?: string | undefined;
  /** What is wrong and how to mend it. An empty text is no error. */
  error?: string | undefined;
  /** The form cannot be sent without it. Told to screen readers; never blocks by itself. */
  isRequired?: boolean | undefined;
}

interface FieldOwnProps extends FieldProps {
  /** Stands right under the control, before the error, as a counter does. */
  foot?: ReactNode;
  /** Ids of further texts that describe the control, as a unit does. */
  describedBy?: string | undefined;
  /** The control itself, with what it must be given. */
  children: (control: FieldControlProps) => ReactNode;
}

/**
 * Label, hint, control and error, tied together for everyone (WCAG 1.3.1, 3.3.1, 3.3.2). Any control plugs in through
 * the render function. TextInput, Select, TextArea and the others have it inside; use it for a control of your own.
 */
export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  foot,
  describedBy,
  children,
}: FieldOwnProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const described = cx(hint && hintId, describedBy, error && errorId);
  return (
    <div className="flex min-w-0 flex-col gap-1.5 patient:gap-2">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-fg text-label'}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-caption text-fg-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {foot}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The error line of a field: circle and text, so that color alone never says it. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex gap-1.5 patient:gap-2 break-words text-danger-fg text-label">
      <span className="mt-px patient:size-5.5 size-4 flex-none">
        <FeedbackGlyph kind="error" fill />
      </span>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
