/** A sheet with the ending of its file. Decorative: the name stands beside it. */
export function FileMark({ name }: { name: string | null }) {
  const ending = /\.([a-z0-9]{1,4})$/i.exec(name ?? '')?.[1]?.toUpperCase() ?? '';
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className="flex @max-[18rem]/page:hidden h-13 w-11 flex-none items-end justify-center rounded-sm rounded-tr-2xl border border-line-control bg-surface pb-1 font-semibold text-caption text-fg-muted"
    >
      {ending}
    </span>
  );
}
