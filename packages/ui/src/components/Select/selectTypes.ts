import type { FocusEventHandler, ReactNode, Ref } from 'react';
import type { Gesture } from '../../hooks/useFirstGesture.ts';
import type { FieldControlProps } from '../Field/Field.tsx';

export interface SelectOption<Value extends string = string> {
  /** Never empty, and named once only. */
  value: Value;
  label: string;
}

/** What the stand-in and the real trigger have in common, so that they look and read the same. */
interface SelectTriggerProps extends FieldControlProps {
  ref: Ref<HTMLButtonElement> | undefined;
  className: string;
  onBlur: FocusEventHandler<HTMLButtonElement> | undefined;
}

/** What the real list needs; it comes later. */
export interface SelectListProps {
  trigger: SelectTriggerProps;
  label: string;
  value: string | undefined;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  face: ReactNode;
  /** What was done before it came. */
  gesture: Gesture;
}
