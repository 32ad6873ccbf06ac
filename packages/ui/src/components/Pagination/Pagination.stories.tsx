import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import preview from '@rpm/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Components/Data/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 10, total: 63, range: clinicOrderWords.range, onPage: fn() },
});

/** ORD-05: the first page. Previous stays in its place and keeps the focus, and does nothing. */
export const FirstPage = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1–10 of 63 orders')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 1 of 7');
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await userEvent.click(previous);
    await expect(args.onPage).not.toHaveBeenCalled();
    await expect(previous).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
});

/** ORD-05: the last page ends with the last row. */
export const LastPage = meta.story({
  args: { page: 7 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('61–63 of 63 orders')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPage).toHaveBeenCalledWith(6);
  },
});

/** ORD-07: no row at all is one empty page. */
export const Empty = meta.story({
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 orders')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 1 of 1');
  },
});

/** Behaviour 1a, huge list: a million rows count right. */
export const Million = meta.story({
  args: { page: 100_000, total: 1_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 100,000 of 100,000');
  },
});

function Walking(args: PaginationProps) {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      {...args}
      page={page}
      onPage={setPage}
      rowsPerPage={<span>Rows per page: {args.pageSize}</span>}
    />
  );
}

/** ORD-05: by keyboard to the last page; the focus stays on Next when it ends. */
export const ByKeyboard = meta.story({
  args: { total: 25 },
  render: (args) => <Walking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 3');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
});
