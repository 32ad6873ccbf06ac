/** A turning ring beside the word of a busy control. Decorative: the word says it. Stands still with reduced motion. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-icon flex-none animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
    />
  );
}
