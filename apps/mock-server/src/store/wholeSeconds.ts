import type { Bounds } from '@rpm/domain';

/**
 * A time with both its ends, as a time without its end. Readings lie on whole seconds, so that says the same.
 *
 * @returns `till` is not after `from` when no whole second lies within the bounds
 */
export function wholeSeconds({ start, end }: Bounds): { from: Date; till: Date } {
  return {
    from: new Date(Math.ceil(start.getTime() / 1000) * 1000),
    till: new Date(Math.floor(end.getTime() / 1000) * 1000 + 1000),
  };
}
