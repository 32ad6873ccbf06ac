import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { pagesWords } from '@rpm/domain/words/frame';
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
    await expect(canvas.getByText(clinicOrderWords.range({ from: 1, to: 10, count: 63 }))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(pagesWords.pageOf({ page: 1, pages: 7 }));
    const previous = canvas.getByRole('button', { name: pagesWords.previous });
    await userEvent.click(previous);
    await expect(args.onPage).not.toHaveBeenCalled();
    await expect(previous).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: pagesWords.next }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
});

/** ORD-05: the last page ends with the last row. */
export const LastPage = meta.story({
  args: { page: 7 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(clinicOrderWords.range({ from: 61, to: 63, count: 63 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: pagesWords.next }));
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: pagesWords.previous }));
    await expect(args.onPage).toHaveBeenCalledWith(6);
  },
});

/** ORD-05: below a list of cards: no rule hangs on the last card, and the buttons end where the cards do. */
export const BelowCards = meta.story({
  args: { isOpen: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation').parentElement;
    await expect(getComputedStyle(bar ?? document.body)).toMatchObject({
      borderTopWidth: '0px',
      paddingRight: '0px',
    });
  },
});

/** ORD-07: no row at all is one empty page. */
export const Empty = meta.story({
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(clinicOrderWords.range({ from: 0, to: 0, count: 0 }))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(pagesWords.pageOf({ page: 1, pages: 1 }));
  },
});

/** Behaviour 1a, huge list: a million rows count right. */
export const Million = meta.story({
  args: { page: 100_000, total: 1_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      pagesWords.pageOf({ page: 100_000, pages: 100_000 }),
    );
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
    const next = canvas.getByRole('button', { name: pagesWords.next });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(pagesWords.pageOf({ page: 3, pages: 3 }));
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
});
