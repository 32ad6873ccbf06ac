import { endpoints } from '@rpm/api-client';
import type { KeptBill } from '@rpm/domain';
import { billAgainWords as texts } from '@rpm/domain/words/billAgain';
import { billingWords } from '@rpm/domain/words/billing';
import { leavingWords } from '@rpm/domain/words/leaving';
import { backend, fails } from '@rpm/mock-server/msw';
import { billingClinic, demoAccounts, edgePatient, northside } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { timeInWords } from '@rpm/storybook/sentence.ts';
import { fitsTheWindow } from '@rpm/storybook/views.ts';
import { expect, waitFor, within } from 'storybook/test';
import { dollars } from '../../parts/money/dollars.ts';
import { BillingRevenueScreen } from './BillingRevenueScreen.tsx';

const slow = { timeout: 15_000 };
/** Of October nothing but the set-up is reached. */
const userId = edgePatient('Twenty Minutes');
const line = (code: string, cents: number) => ({
  ...{ code, description: '', units: 1, cents },
  evidence: { days: 16, minutes: 20, contacts: 1 },
});
const setUp = line('99453', 2171);

/** October as it was billed. */
const billOf = (lines: KeptBill['lines']): KeptBill => ({
  ...{ billId: 'bill-1', userId, year: 2026, month: 10, made: '20261103-15:00:00', version: 1, reason: null },
  ...{ lines, totalCents: lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0) },
});
const billed = (...lines: KeptBill['lines']) => ({ ...billingClinic(), bills: [billOf(lines)] });
const changed = () => billed(setUp, line('99457', 5177));

const meta = preview.meta({
  title: 'Screens/Clinic/Billing revenue/Bill again',
  component: BillingRevenueScreen,
  parameters: {
    layout: 'fullscreen',
    page: { path: `/billing-revenue?month=2026-10&patient=${userId}`, isSignedIn: true },
  },
  beforeEach: ({ msw }) => msw.use(backend({ world: changed() })),
});

const month = () => timeInWords('2026-10-15T12:00:00Z', 'monthYear');
const titled = () => texts.title({ month: month() });
const gone = texts.gone({ line: '99457' });
const opened = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
) => {
  await userEvent.click(await canvas.findByRole('button', { name: texts.open }, slow));
  return within(await within(document.body).findByRole('dialog', { name: titled() }, slow));
};

/** API-25: what has changed since the bill, in words; it is billed again for a reason, and the page says so. */
export const Changed = meta.story({
  tags: ['dark', 'w390'],
  play: async ({ canvas, userEvent }) => {
    await seesText(canvas, billingWords.changed({ amount: dollars(-5177) }), slow);
    await expect(canvas.getByText(gone)).toBeVisible();
    await expect(canvas.getByText(texts.stays)).toBeVisible();
    const dialog = await opened(canvas, userEvent);
    await expect(dialog.getByText(gone)).toBeVisible();
    await expect(
      dialog.getByText(texts.totals({ was: dollars(2171 + 5177), is: dollars(2171) })),
    ).toBeVisible();
    await expect(fitsTheWindow()).toBe(true);
    const reason = dialog.getByRole('textbox', { name: texts.reason });
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, ' A call was another patient’s. ');
    await userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await within(document.body).findByText(texts.done({ amount: dollars(2171) }), {}, slow);
    await waitFor(() => expect(canvas.queryByText(gone)).toBeNull(), slow);
    await expect(canvas.getByRole('button', { name: texts.open })).toHaveFocus();
    await expect(bodiesTo(endpoints.generateBill)).toEqual([
      { userId, year: 2026, month: 10, reason: 'A call was another patient’s.' },
    ]);
  },
});

/** Without a reason nothing is sent, and the field says what is missing. */
export const WithoutAReason = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.type(dialog.getByRole('textbox', { name: texts.reason }), '   ');
    await userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await dialog.findByText(texts.errors.reasonRequired)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: texts.reason })).toHaveFocus();
    await expect(bodiesTo(endpoints.generateBill)).toEqual([]);
  },
});

/** A reason that was typed is not thrown away by Cancel unasked. */
export const ReasonIsKept = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    const reason = dialog.getByRole('textbox', { name: texts.reason });
    await userEvent.type(reason, 'A late call.');
    await userEvent.click(dialog.getByRole('button', { name: texts.cancel }));
    const question = within(await within(document.body).findByRole('alertdialog', {}, slow));
    await userEvent.click(question.getByRole('button', { name: leavingWords.keep }));
    await expect(reason).toHaveValue('A late call.');
    await userEvent.click(dialog.getByRole('button', { name: texts.cancel }));
    await userEvent.click(await within(document.body).findByRole('button', { name: leavingWords.discard }));
    await waitFor(() => expect(reason).not.toBeInTheDocument());
  },
});

/** Behaviour 1a: refused, it says so, and the reason is not lost. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.generateBill, 503)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    const reason = dialog.getByRole('textbox', { name: texts.reason });
    await userEvent.type(reason, 'A late call.');
    await userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await dialog.findByRole('alert', {}, slow)).toBeVisible();
    await expect(reason).toHaveValue('A late call.');
    await expect(canvas.getByText(gone)).toBeVisible();
  },
});

/** SCR-04: while the month is closed nobody bills again; it says who can open it. */
export const ClosedMonth = meta.story({
  tags: ['w390'],
  beforeEach({ msw }) {
    const closing = {
      ...{ closingId: 'closing-1', clinicId: northside.clinicId, month: '2026-10', reopening: null },
      ...{ closedById: demoAccounts.administrator.accountId, closedAt: new Date('2026-11-05T15:00:00Z') },
    };
    msw.use(backend({ world: { ...changed(), monthClosings: [closing] } }));
  },
  play: async ({ canvas }) => {
    await seesText(canvas, texts.closed, slow);
    await expect(canvas.getByText(gone)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: texts.open })).toBeNull();
  },
});

/** A bill of which nothing is left is replaced by an empty one, and that is said before. */
export const NothingLeft = meta.story({
  beforeEach({ msw }) {
    const world = billed(line('99457', 5177));
    msw.use(backend({ world: { ...world, readings: () => [] } }));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await expect(dialog.getByText(texts.empty)).toBeVisible();
  },
});

/** Also a bill that nothing has changed can be made again, as one that the payer has lost; it is no news on the page. */
export const Unchanged = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: billed(setUp) })),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await expect(dialog.getByText(texts.same)).toBeVisible();
    await expect(canvas.queryByText(texts.stays)).toBeNull();
  },
});

/** On the board the codes of today do not stand beside what was billed for others. */
export const OnTheBoard = meta.story({
  parameters: { page: { path: '/billing-revenue?month=2026-10', isSignedIn: true } },
  play: async ({ canvas }) => {
    const told = await canvas.findByText(billingWords.changed({ amount: dollars(-5177) }), {}, slow);
    const row = told.closest('li');
    await expect(row).toHaveTextContent(dollars(2171 + 5177));
    await expect(row).not.toHaveTextContent('99453');
  },
});
