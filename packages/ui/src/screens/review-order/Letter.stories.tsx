import { letterRows } from '@rpm/domain';
import { addressWords } from '@rpm/domain/words/address';
import { letterWords } from '@rpm/domain/words/letter';
import { orderWords } from '@rpm/domain/words/order';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend } from '@rpm/mock-server/msw';
import {
  choose,
  chooseMode,
  clinicOfScales,
  confirmButton,
  confirmPickup,
  juniper,
  manyDevices,
  page,
  reviewPage,
  typeAddress,
} from '@rpm/storybook/orderStory.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { dayInWords } from '@rpm/storybook/sentence.ts';
import { Route, Routes } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { Letter } from './Letter.tsx';
import { ReviewOrderScreen } from './ReviewOrderScreen.tsx';

const print = fn();
const meta = preview.meta({
  title: 'Screens/Clinic/Review order/Letter',
  component: ReviewOrderScreen,
  parameters: { layout: 'fullscreen', page: reviewPage },
  beforeEach: () => {
    choose(juniper);
    const real = window.print;
    window.print = print;
    return () => {
      window.print = real;
    };
  },
});

const odd = `<img src=x onerror=alert(1)> מרים ${'Longname'.repeat(25)}`;

/** The sheet that is drawn on paper alone. */
const sheet = () => document.querySelector<HTMLElement>('[data-print-sheet]');
const rows = () =>
  [...(sheet()?.querySelectorAll('tr') ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent));

/**
 * REV-06, LET-01, LET-02, LET-03: Print Order prints the letter: dated by the server, addressed to the patient, signed
 * by who is logged in, one row for each device with quantity 1. Afterwards nothing of it is left.
 */
export const PrintOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeAddress(
      canvas,
      {
        [addressWords.street]: '12 Sample Court',
        [addressWords.city]: 'Mockville',
        [addressWords.state]: 'Ohio',
        [addressWords.zipCode]: '43999-1201',
      },
      userEvent,
    );
    await canvas.findByRole('heading', { name: 'Connected Scale' });
    await userEvent.click(confirmButton(canvas));
    await userEvent.click(await page().findByRole('button', { name: orderWords.review.print }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(page().getByRole('dialog', { name: orderWords.review.confirmedTitle })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('data-print', 'sheet');
    await expect(sheet()).not.toBeVisible();
    for (const text of [
      dayInWords('2026-11-20'),
      'Juniper Mockford12 Sample CourtMockville, Ohio 43999-1201',
      letterWords.dear({ name: 'Juniper Mockford' }),
      `${letterWords.sincerely}Wren Q. ExampledocNorthside Sample Clinic`,
    ]) {
      await expect(sheet()).toHaveTextContent(text);
    }
    await expect(rows()).toEqual([
      Object.values(letterWords.columns),
      [vitalWords.kinds.BloodPressure, 'Upper Arm Monitor', 'EX-BP120', '1'],
      [vitalWords.kinds.Weight, 'Connected Scale', 'SD-WS55', '1'],
    ]);
    await expect(document.title).not.toContain('Juniper');
  },
});

/** Behaviour 1c, unmount: when the confirmation goes, paper shows the page again. */
export const PrintStateRestored = meta.story({
  render: () => (
    <Routes>
      <Route path="/review-order" element={<ReviewOrderScreen />} />
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </Routes>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement).not.toHaveAttribute('data-print');
    await confirmPickup(canvas, userEvent);
    await page().findByRole('dialog', { name: orderWords.review.confirmedTitle });
    await expect(sheet()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Elsewhere')).toBeVisible();
    await expect(document.documentElement).not.toHaveAttribute('data-print');
    await expect(sheet()).toBeNull();
  },
});

/** Behaviour 1b, letter: a blank cell is '—'. */
export const BlankCells = meta.story({
  beforeEach: ({ msw }) => {
    choose(manyDevices(1));
    msw.use(backend({ world: clinicOfScales(1, ' ') }));
  },
  play: async ({ canvas, userEvent }) => {
    await chooseMode(canvas, 'Pickup', userEvent);
    await waitFor(() => expect(confirmButton(canvas)).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(confirmButton(canvas));
    await page().findByRole('dialog', { name: orderWords.review.confirmedTitle });
    await expect(rows()[1]).toEqual([vitalWords.kinds.Weight, '—', 'EX-1', '1']);
  },
});

/** Shows the sheet on the screen, in the width of US Letter between its margins. */
function showSheet() {
  const letter = sheet();
  if (!letter) throw new Error('There is no letter.');
  letter.style.display = 'block';
  return letter;
}

/** Behaviour 1a: names like code, of 200 characters or from right to left are whole, wrap, and reorder nothing. */
export const OddNames = meta.story({
  tags: ['paper'],
  parameters: { page: { path: '/', isSignedIn: false } },
  render: () => (
    <main>
      <Letter
        clinic={odd}
        date="November 21, 2026"
        patientName={odd}
        addressLines={[odd, 'Mockville, Ohio 43999-1201']}
        rows={letterRows([
          { mrSubType: 'Weight', name: odd, model: odd },
          { mrSubType: 'Weight', name: 'מרים', model: 'EX-1' },
        ])}
        signer={odd}
      />
    </main>
  ),
  play: async () => {
    const letter = showSheet();
    letter.style.width = '180mm';
    await expect(letter.textContent?.split(odd)).toHaveLength(9);
    await expect(document.querySelector('img')).toBeNull();
    await expect(letter.scrollWidth).toBeLessThanOrEqual(letter.clientWidth);
    await expect(rows().at(-1)).toEqual([vitalWords.kinds.Weight, 'מרים', 'EX-1', '1']);
    // Whole words: the head is no higher than two lines.
    const head = letter.querySelector('thead');
    const line = Number.parseFloat(getComputedStyle(letter).lineHeight);
    await expect(head?.getBoundingClientRect().height).toBeLessThan(line * 3);
    for (const cell of letter.querySelectorAll('td')) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
  },
});

/** The sheet as paper shows it, for whoever designs it: on the screen it is never seen. In light colors in both themes. */
export const Sheet = meta.story({
  tags: ['paper'],
  parameters: { page: { path: '/', isSignedIn: false } },
  render: () => (
    <main>
      <Letter
        clinic="Northside Sample Clinic"
        date="November 21, 2026"
        patientName="Juniper Mockford"
        addressLines={['12 Sample Court Apt 4B', 'Mockville, Ohio 43999-1201']}
        rows={letterRows([
          { mrSubType: 'BloodPressure', name: 'Upper Arm Monitor', model: 'EX-BP120' },
          { mrSubType: 'Weight', name: 'Connected Scale', model: 'SD-WS55' },
        ])}
        signer="Wren Q. Exampledoc"
      />
    </main>
  ),
  play: async () => {
    // US Letter with the margins of the print.
    Object.assign(showSheet().style, {
      width: '8.5in',
      minHeight: '11in',
      margin: '0 auto',
      padding: '0.75in',
    });
    await expect(page().getByRole('heading', { name: letterWords.title })).toBeVisible();
  },
});
