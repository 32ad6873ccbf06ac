import { initials } from '@rpm/domain';
import { cva } from 'class-variance-authority';

const circle = cva(
  'grid patient:size-11 size-8 flex-none place-items-center overflow-hidden rounded-full font-semibold text-caption leading-none forced-colors:border forced-colors:border-[CanvasText]',
  {
    variants: {
      on: {
        page: 'bg-brand-soft-hover text-brand-fg',
        frame: 'bg-surface-frame-active text-fg-on-frame',
      },
    },
    defaultVariants: { on: 'page' },
  },
);

export interface AvatarProps {
  /** The whole name; a name without a letter gives an empty circle. */
  name: string;
  /** Where it lies: on the page, or on the dark frame of header and navigation. */
  on?: 'page' | 'frame';
}

/** The first letters of a name, in a circle. Decorative: the name stands beside it. */
export function Avatar({ name, on }: AvatarProps) {
  return (
    <span aria-hidden="true" className={circle({ on })}>
      {initials(name)}
    </span>
  );
}
