import { pageSizes } from '@rpm/domain';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { pagesWords } from '@rpm/domain/words/frame';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fn, screen } from 'storybook/test';
import { ListPages } from './ListPages.tsx';

const onRows = fn();
const onPage = fn();

const meta = preview.meta({
  title: 'Components/Data/ListPages',
  component: ListPages,
  args: {
    page: 2,
    rows: 5 as const,
    total: 42,
    range: clinicOrderWords.range,
    rowsLabel: clinicOrderWords.rowsPerPage,
    onRows: (rows) => onRows(rows),
    onPage: (page) => onPage(page),
  },
  beforeEach: () => {
    onRows.mockClear();
    onPage.mockClear();
  },
});

/** ORD-04, ORD-05: 5, 10, 20 or 50 rows, and the pages. Use it under a list that comes by page from the server. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(clinicOrderWords.range({ from: 6, to: 10, count: 42 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: pagesWords.next }));
    await expect(onPage).toHaveBeenCalledWith(3);
    const choice = canvas.getByRole('combobox', { name: clinicOrderWords.rowsPerPage });
    await expect(choice).toHaveTextContent('5');
    await userEvent.click(choice);
    const options = await screen.findAllByRole('option');
    await expect(options.map((each) => each.textContent)).toEqual(pageSizes.map(String));
    await userEvent.click(await screen.findByRole('option', { name: '20' }));
    await expect(onRows).toHaveBeenCalledWith(20);
  },
});
