import { cva } from 'class-variance-authority';

/** A cell of the head. */
export const headCell = cva(
  'border-line border-y bg-surface-sunken py-2 align-bottom text-column-head text-fg-muted print:static',
  {
    variants: {
      fit: {
        regular: 'patient:px-2 px-3 patient:py-3 first:pl-5 last:pr-5 print:px-2',
        dense: 'print:wrap-anywhere px-[7px] first:pr-2.5 first:pl-2 last:pr-4 print:px-1! print:text-[7pt]',
      },
      align: { start: 'text-start', end: 'text-end' },
      stick: { true: 'md:sticky md:z-(--rpm-z-sticky)' },
      edge: {
        left: 'group-data-scrolls/region:shadow-[1px_0_0_var(--rpm-line-strong)] print:shadow-none',
        right: 'group-data-scrolls/region:shadow-[-1px_0_0_var(--rpm-line-strong)] print:shadow-none',
      },
      isForScreen: { true: 'print:hidden' },
    },
    defaultVariants: { fit: 'regular', align: 'start' },
  },
);

/** A cell of a row. */
export const bodyCell = cva(
  'wrap-break-word border-line-subtle border-b bg-surface align-middle group-last/row:border-b-0 group-hover/row:bg-surface-hover group-has-[[aria-current]]/row:bg-brand-soft print:static',
  {
    variants: {
      fit: {
        regular:
          'print:**:wrap-break-word h-10 patient:h-14 patient:px-2 px-3 patient:py-2 py-1 text-body first:pl-5 last:pr-5 print:px-2 print:text-caption',
        dense:
          'print:wrap-anywhere h-[53px] px-[7px] py-[5px] text-caption first:pr-2.5 first:pl-2 last:pr-4 print:h-auto print:px-1! print:text-[7pt] print:**:whitespace-normal print:**:text-[7pt]',
      },
      align: { start: 'text-start', end: 'numeric text-end' },
      stick: { true: 'md:sticky md:z-(--rpm-z-sticky)' },
      edge: {
        left: 'group-data-scrolls/region:shadow-[1px_0_0_var(--rpm-line-strong)] print:shadow-none',
        right: 'group-data-scrolls/region:shadow-[-1px_0_0_var(--rpm-line-strong)] print:shadow-none',
      },
      isName: { true: 'font-semibold text-fg' },
      isForScreen: { true: 'print:hidden' },
    },
    defaultVariants: { fit: 'regular', align: 'start' },
  },
);
