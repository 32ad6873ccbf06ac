import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';

/** The look of a button, for what must look like one and is a link. */
export const buttonStyle = cva(
  'inline-flex items-center justify-center gap-2 border font-semibold transition-colors duration-(--rpm-duration-fast) ease-standard',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-brand-solid text-fg-on-brand hover:bg-brand-hover active:bg-brand-active forced-colors:border-[ButtonText]',
        secondary: 'border-line-control bg-surface text-fg hover:bg-surface-hover active:bg-surface-pressed',
        soft: 'border-brand-line bg-brand-soft text-brand-fg hover:bg-brand-soft-hover active:border-brand-solid',
        ghost:
          'border-transparent text-fg-link hover:bg-surface-hover hover:text-fg-link-hover active:bg-surface-pressed',
        danger:
          'border-transparent bg-danger-solid text-fg-on-danger hover:bg-danger-hover active:bg-danger-active forced-colors:border-[ButtonText]',
        inert: 'cursor-default border-line-control border-dashed bg-transparent text-fg-muted',
        disabled: 'cursor-not-allowed border-transparent bg-surface-disabled text-fg-disabled',
      },
      size: {
        sm: 'min-h-target rounded-sm px-2.5 py-1 text-label',
        md: 'min-h-9 rounded-md px-3.5 py-1.5 text-button',
        lg: 'min-h-11 rounded-md px-4 py-2 text-button',
        xl: 'min-h-13 rounded-lg px-6 py-3 text-button',
        density: 'min-h-control patient:rounded-lg rounded-md px-control-pad py-1.5 text-button',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'secondary', size: 'density' },
  },
);

type Variant = Exclude<VariantProps<typeof buttonStyle>['variant'], 'disabled' | null | undefined>;
type Size = Exclude<VariantProps<typeof buttonStyle>['size'], null | undefined>;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'> {
  /**
   * primary: the one action of a view · secondary: the others · soft: the next step of a row · ghost: quiet, in bars ·
   * danger: destroys something · inert: does nothing and says why when pressed (STS-06).
   */
  variant?: Variant | undefined;
  /** 32 px, and 44 where fingers press; 36, 44 or 52 px; left out, the height of a control in the present density. */
  size?: Size | undefined;
  /** Stands before the label. Decorative. */
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean;
  /** The word to show while the action runs; a second press does nothing. */
  busy?: string | undefined;
  /** Cannot be used now. It stays focusable, so that its reason can be read; give one by `aria-describedby`. */
  isDisabled?: boolean;
}

/**
 * A button. Its name is its text.
 *
 * Disabled and busy buttons keep the focus and stay in the tab order (`aria-disabled`), so that nobody loses their
 * place; pressing them does nothing. An inert button does call `onClick`, to tell its reason (behaviour R16).
 */
export function Button({
  variant = 'secondary',
  size,
  icon,
  wide,
  busy,
  isDisabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isBusy = busy !== undefined;
  const isBlocked = isDisabled || isBusy;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={`print:hidden ${buttonStyle({
        variant: isDisabled && variant !== 'inert' ? 'disabled' : variant,
        size,
        wide,
      })}`}
      aria-disabled={isBlocked || variant === 'inert' || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? <Spinner /> : icon}
      {isBusy ? busy : children}
    </button>
  );
}
