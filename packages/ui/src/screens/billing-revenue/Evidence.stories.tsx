import { endpoints } from '@rpm/api-client';
import { billingWords } from '@rpm/domain/words/billing';
import { evidenceWords as texts } from '@rpm/domain/words/evidence';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts } from '@rpm/mock-server/seed';
import { aNote, noted } from '@rpm/storybook/noteStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { savedFiles } from '@rpm/storybook/savedFiles.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, sentence } from '@rpm/storybook/sentence.ts';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sheetPdf } from '../../parts/pdf/sheetPdf.ts';
import { BillingRevenueScreen } from './BillingRevenueScreen.tsx';

const print = fn();
const meta = preview.meta({
  title: 'Screens/Clinic/Billing revenue/Evidence',
  component: BillingRevenueScreen,
  parameters: { layout: 'fullscreen', page: { path: '/billing-revenue', isSignedIn: true } },
  beforeEach: ({ msw }) => {
    msw.use(backend());
    const real = window.print;
    window.print = print;
    print.mockClear();
    return () => {
      window.print = real;
    };
  },
});
type Play = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const slow = { timeout: 15_000 };
/** The sheet that is drawn on paper alone. */
const sheet = () => document.querySelector<HTMLElement>('[data-print-sheet]');

/** Opens the month of the first patient, then the evidence of it. */
async function openEvidence({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  const [row] = await canvas.findAllByRole(
    'button',
    { name: sentence(billingWords.open({ name: anything })) },
    slow,
  );
  if (!row) throw new Error('no row');
  await userEvent.click(row);
  await userEvent.click(await canvas.findByRole('button', { name: texts.open }, slow));
  return within(await within(document.body).findByRole('dialog', { name: texts.title }, slow));
}

/** SCR-04: each print is taken down first; the sheet has all its sections, and says what is missing. */
export const Prints = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEvidence({ canvas, userEvent });
    await waitFor(() => expect(sheet()).not.toBeNull(), slow);
    await expect([...(sheet()?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent)).toEqual(
      Object.values(texts.parts),
    );
    await expect(print).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: texts.print }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), slow);
    await expect(bodiesTo(endpoints.printEvidence)).toMatchObject([{ month: '2026-11' }]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet()).toBeNull());
    await expect(canvas.getByRole('heading', { name: billingWords.line.rules })).toBeVisible();
  },
});

/** Issue 15.9: the month as a PDF, taken down first as a print is; it holds what the sheet holds, and its name tells nobody's. */
export const Saves = meta.story({
  play: async ({ canvas, userEvent }) => {
    const files = savedFiles();
    const dialog = await openEvidence({ canvas, userEvent });
    await waitFor(() => expect(sheet()).not.toBeNull(), slow);
    const drawn = sheet();
    if (!drawn) throw new Error('no sheet');
    const document = JSON.stringify(sheetPdf(drawn, { title: texts.title, page: texts.page }).content);
    for (const part of Object.values(texts.parts)) await expect(document).toContain(part);
    const rows = [...drawn.querySelectorAll('tbody tr')].length;
    await expect(document.split('"bold":true').length).toBeGreaterThan(rows / 2);
    await userEvent.click(dialog.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(files).toHaveLength(1), slow);
    await expect(files[0]?.name).toBe(texts.file({ month: '2026-11' }));
    await expect(await files[0]?.text()).toMatch(/^%PDF-/);
    await expect(bodiesTo(endpoints.printEvidence)).toMatchObject([{ month: '2026-11' }]);
  },
});

/** SCR-04: what two people did at once counts once, and the minutes of the entries add up to the total. */
export const OverlapCountsOnce = meta.story({
  parameters: {
    page: { path: `/billing-revenue?patient=${demoAccounts.patient.accountId}`, isSignedIn: true },
  },
  beforeEach: ({ msw }) => {
    const twenty = (noteId: string, authorId: string, time: string) =>
      aNote({ noteId, authorId, minutes: 20, at: new Date(`2026-11-19T${time}:00Z`) });
    const { provider, staff } = demoAccounts;
    msw.use(
      backend({
        world: noted(
          twenty('note-1', provider.accountId, '16:20'),
          twenty('note-2', staff.accountId, '16:25'),
        ),
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.open }, slow));
    await waitFor(() => expect(sheet()).not.toBeNull(), slow);
    const table = within(sheet() as HTMLElement).getByRole('table', { name: texts.parts.time, hidden: true });
    const lines = [...table.querySelectorAll('tr')].map((each) => each.lastElementChild?.textContent);
    await expect(lines).toEqual([
      ...[texts.min, '20', '5', `* ${texts.overlap({ count: 15 })}`, texts.minutes({ count: 25 })],
    ]);
    // Of the people too, above the entries: 20 and 5 minutes.
    const [first, second] = [20, 5].map((count) => texts.minutes({ count }));
    await expect(table.previousElementSibling).toHaveTextContent(new RegExp(`${first};.*, ${second}$`));
  },
});

/** Behaviour 1a: what cannot be taken down is not printed. */
export const NotTakenDown = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.printEvidence, 503)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEvidence({ canvas, userEvent });
    await waitFor(() => expect(sheet()).not.toBeNull(), slow);
    const files = savedFiles();
    await userEvent.click(dialog.getByRole('button', { name: texts.print }));
    await expect(await dialog.findByRole('alert', {}, slow)).toBeVisible();
    await expect(print).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(bodiesTo(endpoints.printEvidence)).toHaveLength(2));
    await expect(files).toEqual([]);
  },
});

/** Behaviour 1a. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getEvidence, 503)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEvidence({ canvas, userEvent });
    await expect(await dialog.findByText(texts.loading.failed, {}, slow)).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts.print })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getEvidence)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEvidence({ canvas, userEvent });
    await expect(dialog.getByRole('button', { name: texts.print })).toHaveAttribute('aria-disabled', 'true');
    await expect(sheet()).toBeNull();
  },
});
