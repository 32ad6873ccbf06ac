import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

const iconButton = cva(
  'inline-flex flex-none items-center justify-center rounded-md border transition-colors duration-(--rpm-duration-fast) ease-standard',
  {
    variants: {
      variant: {
        ghost:
          'border-transparent text-fg-muted hover:bg-surface-hover hover:text-fg active:bg-surface-pressed',
        secondary: 'border-line-control bg-surface text-fg hover:bg-surface-hover active:bg-surface-pressed',
        disabled: 'cursor-not-allowed border-transparent text-fg-disabled',
      },
      size: { sm: 'size-8', lg: 'size-11', density: 'size-target' },
    },
    defaultVariants: { variant: 'ghost', size: 'density' },
  },
);

type Variants = VariantProps<typeof iconButton>;

export interface IconButtonProps
  extends Omit<
    ComponentProps<'button'>,
    'className' | 'style' | 'disabled' | 'aria-label' | 'children' | 'name'
  > {
  /** What a press does, as a screen reader says it: 'Close notification'. */
  name: string;
  /** A lucide icon or one of our drawings; drawn at 20 px (24 for patients). */
  icon: ReactNode;
  /** ghost: in bars, heads and corners · secondary: beside fields and secondary buttons. */
  variant?: Exclude<Variants['variant'], 'disabled' | null | undefined>;
  /** 32 or 44 px; left out, the smallest target of the present density. */
  size?: Exclude<Variants['size'], 'density' | null | undefined>;
  /** Cannot be used now. It stays focusable; a press does nothing. */
  isDisabled?: boolean;
}

/** A button that is only an icon. For actions whose icon everyone knows: close, edit, remove, previous, next. */
export function IconButton({
  name,
  icon,
  variant = 'ghost',
  size,
  isDisabled = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-label={name}
      aria-disabled={isDisabled || undefined}
      className={iconButton({ variant: isDisabled ? 'disabled' : variant, size })}
      onClick={press}
    >
      <span aria-hidden="true" className="patient:size-6 size-5 *:size-full">
        {icon}
      </span>
    </button>
  );
}
