import preview from '@rpm/storybook/preview.tsx';
import type { ComponentProps } from 'react';
import { expect, screen } from 'storybook/test';
import { PrintSheet } from './PrintSheet.tsx';

function OnPaper(props: Omit<ComponentProps<typeof PrintSheet>, 'children'>) {
  return (
    <>
      <p>Print this story to see the sheet: on the screen there is nothing of it.</p>
      <PrintSheet {...props}>
        <h2 className="text-h1">A sheet</h2>
        <p>In light colors, whatever the theme.</p>
      </PrintSheet>
    </>
  );
}

const meta = preview.meta({ title: 'Components/Layout/PrintSheet', component: PrintSheet });

/** With a foot on each page, and the number of the page in it. Nothing of it is on the screen. */
export const Numbered = meta.story({
  render: () => (
    <OnPaper
      title="A sheet"
      page="numbered"
      size="body"
      foot={{
        start: 'Northside',
        middle: 'November 2026',
        page: ({ at, count }) => `Page ${at} of ${count}`,
      }}
    />
  ),
  play: async () => {
    const sheet = screen.getByText('In light colors, whatever the theme.').parentElement;
    await expect(sheet).toHaveAttribute('data-print-sheet', 'numbered');
    await expect(sheet).not.toBeVisible();
    await expect(document.documentElement).toHaveAttribute('data-print', 'sheet');
    const number = document.documentElement.style.getPropertyValue('--rpm-sheet-number');
    await expect(number).toBe('"Page " counter(page) " of " counter(pages) ""');
  },
});
