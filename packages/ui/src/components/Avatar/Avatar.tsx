import { initials } from '@rpm/domain';
import { cva } from 'class-variance-authority';

const circle = cva(
  'grid flex-none place-items-center overflow-hidden rounded-full font-semibold leading-none forced-colors:border forced-colors:border-[CanvasText]',
  {
    variants: {
      on: {
        page: 'bg-brand-soft-hover text-brand-fg',
        frame: 'bg-surface-frame-active text-fg-on-frame',
      },
      size: {
        md: 'patient:size-11 size-8 text-caption',
        lg: 'size-13 text-h3',
        xl: 'size-20 text-h2',
      },
    },
    defaultVariants: { on: 'page', size: 'md' },
  },
);

export interface AvatarProps {
  /** The whole name; a name without a letter gives an empty circle. */
  name: string;
  /** Where it lies: on the page, or on the dark frame of header and navigation. */
  on?: 'page' | 'frame';
  /** lg: at the head of a record · xl: in one's own profile. */
  size?: 'md' | 'lg' | 'xl';
  /** The address of a square picture; left out, the initials stand there. */
  photo?: string | undefined;
}

/** A photo or the first letters of a name, in a circle. Decorative: the name stands beside it. */
export function Avatar({ name, on, size, photo }: AvatarProps) {
  return (
    <span aria-hidden="true" className={circle({ on, size })}>
      {photo === undefined ? initials(name) : <img src={photo} alt="" className="size-full object-cover" />}
    </span>
  );
}
