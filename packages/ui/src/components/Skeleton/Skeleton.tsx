import { cva, type VariantProps } from 'class-variance-authority';

const block = cva(
  'shimmer block max-w-full rounded-xs forced-colors:border forced-colors:border-[GrayText]',
  {
    variants: {
      shape: {
        text: 'h-[1em]',
        number: 'h-8 patient:h-11',
        badge: 'h-6 patient:h-9 rounded-full',
        control: 'h-control rounded-md',
        picture: 'aspect-[120/84] rounded-md',
        chart: 'h-40 rounded-md',
      },
      width: { full: 'w-full', long: 'w-3/4', half: 'w-1/2', short: 'w-1/4' },
    },
    defaultVariants: { shape: 'text', width: 'full' },
  },
);

type Shapes = VariantProps<typeof block>;

export interface SkeletonProps {
  /** What the block stands for; it has that thing's height, so that nothing jumps. */
  shape?: NonNullable<Shapes['shape']>;
  /** How much of its container it takes. */
  width?: NonNullable<Shapes['width']>;
}

/**
 * A block in place of a value that is on its way. Heads and titles stay real; only values are blocks. Silent: the
 * container says `aria-busy` and the words 'Loading, please wait...' once (`Loaded` does both).
 *
 * @see ERR-02
 */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span aria-hidden="true" className={block({ shape, width })} />;
}
