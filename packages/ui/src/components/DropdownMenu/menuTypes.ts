import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { Gesture } from '../../hooks/useFirstGesture.ts';

export interface MenuAction {
  label: string;
  /** Stands before the label. Decorative. */
  icon?: ReactNode;
  /** The menu closes first, and the trigger has the focus. */
  onSelect: () => void;
}

export interface MenuContent {
  /** Two lines above the actions, such as a name and a clinic. */
  head?: { title: string; detail: string } | undefined;
  actions: readonly MenuAction[];
  /** Draws the button; it must be given the props. Its text names the menu. */
  trigger: (props: ComponentProps<'button'>) => ReactElement;
}

/** What the real menu needs; it comes later. */
export interface MenuListProps extends MenuContent {
  /** What was done before it came. */
  gesture: Gesture;
}
