import { endpoints } from '@rpm/api-client';
import { billingWords as texts } from '@rpm/domain/words/billing';
import { billMonthWords as month } from '@rpm/domain/words/billMonth';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { billingClinic, emptyClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anyCount, anything, beginning, containing, sentence, timeInWords } from '@rpm/storybook/sentence.ts';
import { fitsTheWindow, largestText } from '@rpm/storybook/views.ts';
import { wordsOnWords } from '@rpm/storybook/wordsOnWords.ts';
import { expect, waitFor, within } from 'storybook/test';
import { BillingRevenueScreen } from './BillingRevenueScreen.tsx';

/** What came of a press, whether it was one bill or more. */
const made = new RegExp([1, anyCount].map((count) => beginning(texts.made({ count })).source).join('|'));
/** Says on which day the month was closed, by whomever. */
const closedOn = (day: string) =>
  beginning(month.closed({ day: timeInWords(`${day}T15:00:00Z`, 'longMonthDay'), name: anything }));

const meta = preview.meta({
  title: 'Screens/Clinic/Billing revenue',
  component: BillingRevenueScreen,
  parameters: { layout: 'fullscreen', page: { path: '/billing-revenue', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: billingClinic() })),
});

const at = (path: string) => ({ page: { path, isSignedIn: true } });
const slow = { timeout: 15_000 };

/** SCR-04: sums by code, and each patient in one column; the columns stand beside each other, as their keys count them. */
export const Default = meta.story({
  tags: ['w1440', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.columns.atRisk }, slow)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: texts.columns.billable })).toBeVisible();
    await expect(canvas.getAllByText('99454')[0]).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3);
    const { billable, atRisk, notBillable } = texts.columns;
    const places = [billable, atRisk, notBillable].map((name) =>
      canvas.getByRole('heading', { name }).getBoundingClientRect(),
    );
    const lefts = places.map(({ left }) => left);
    await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    await expect(new Set(lefts).size).toBe(3);
  },
});

/** What a bill lacks, of a clinic that has not set up billing. */
const lacks = { list: Object.values(texts.needs).join(', ') };

/** SCR-04: before the first bill an administrator is led to what must be filled in. */
export const NotSetUp = meta.story({
  globals: { role: 'administrator' },
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.toSetup }, slow)).toHaveAttribute(
      'href',
      '/billing-setup',
    );
    await seesText(canvas, texts.setup(lacks));
  },
});

/** SCR-04: everybody else is told whose work it is, and not led to what they cannot do. */
export const NotSetUpForOthers = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.setupByOthers(lacks), slow);
    await expect(canvas.queryByRole('link', { name: texts.toSetup })).toBeNull();
  },
});

/** SCR-04: a month that runs: pressed, the button says from when on, and nothing is sent. */
export const TooEarly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.generate }, slow));
    const toast = within(document.body);
    await expect(
      await toast.findByText(texts.tooEarly({ day: timeInWords('2026-12-01T12:00:00Z', 'longMonthDay') })),
    ).toBeVisible();
    await expect(bodiesTo(endpoints.generateBills)).toEqual([]);
  },
});

/** SCR-04: a month that is over is billed, once; the bills stand in their own column. */
export const Generates = meta.story({
  parameters: at('/billing-revenue?month=2026-10'),
  play: async ({ canvas, userEvent }) => {
    const generate = await canvas.findByRole('button', { name: texts.generate }, slow);
    await userEvent.click(generate);
    await expect(await within(document.body).findByText(made, {}, slow)).toBeVisible();
    await expect(await canvas.findByRole('list', { name: texts.columns.billed }, slow)).toBeVisible();
    await expect(bodiesTo(endpoints.generateBills)).toEqual([{ month: '2026-10' }]);
  },
});

/** SCR-04: who is chosen is billed, and nobody else; what was not billed is told. */
export const GeneratesChosen = meta.story({
  parameters: at('/billing-revenue?month=2026-10'),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole(
      'checkbox',
      { name: beginning(month.choose({ name: '' })) },
      slow,
    );
    if (!first) throw new Error('nobody to choose');
    await userEvent.click(first);
    await userEvent.click(canvas.getByRole('button', { name: month.generateChosen({ count: 1 }) }));
    await expect(
      await within(document.body).findByText(containing(texts.made({ count: 1 })), {}, slow),
    ).toBeVisible();
    const [body] = bodiesTo(endpoints.generateBills) as { userIds?: string[] }[];
    await expect(body?.userIds).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: texts.generate })).toBeVisible();
  },
});

/** SCR-04: whoever may bill closes a month that is over; then it is read-only, and an administrator reopens it with a reason. */
export const ClosesAndReopens = meta.story({
  tags: ['w390'],
  globals: { role: 'administrator' },
  parameters: at('/billing-revenue?month=2026-10'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: month.close }, slow));
    const dialog = within(await within(document.body).findByRole('dialog', {}, slow));
    await userEvent.click(dialog.getByRole('button', { name: month.close }));
    await seesText(canvas, closedOn('2026-11-20'), slow);
    await expect(canvas.queryByRole('button', { name: texts.generate })).toBeNull();
    await expect(canvas.queryAllByRole('checkbox')).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: month.reopen }));
    const again = within(await within(document.body).findByRole('dialog', {}, slow));
    await userEvent.click(again.getByRole('button', { name: month.reopenDialog.submit }));
    await expect(await again.findByText(month.reopenDialog.errors.reasonRequired)).toBeVisible();
    await userEvent.type(again.getByRole('textbox'), 'A consent was found.');
    await userEvent.click(again.getByRole('button', { name: month.reopenDialog.submit }));
    await expect(await canvas.findByRole('button', { name: month.close }, slow)).toBeVisible();
    await expect(bodiesTo(endpoints.reopenMonth)).toEqual([
      { month: '2026-10', reason: 'A consent was found.' },
    ]);
  },
});

/** SCR-04: a month that was closed before is read-only; who is no administrator cannot open it. */
export const Closed = meta.story({
  tags: ['dark'],
  parameters: at('/billing-revenue?month=2026-09'),
  play: async ({ canvas }) => {
    await seesText(canvas, closedOn('2026-10-05'), slow);
    await expect(canvas.queryByRole('button', { name: month.reopen })).toBeNull();
    await expect(canvas.queryByRole('button', { name: month.close })).toBeNull();
  },
});

/** SCR-04: closed by another biller at the same moment: the sentence, and nothing is lost. */
export const CloseFails = meta.story({
  tags: ['network-fault'],
  parameters: at('/billing-revenue?month=2026-10'),
  beforeEach: ({ msw }) => msw.use(fails(endpoints.closeMonth, 409)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: month.close }, slow));
    const dialog = within(await within(document.body).findByRole('dialog', {}, slow));
    await userEvent.click(dialog.getByRole('button', { name: month.close }));
    await expect(await dialog.findByRole('alert', {}, slow)).toBeVisible();
  },
});

/** SCR-04: a key goes to a column, the arrows from patient to patient, and C calls the patient with the focus. */
export const Keys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: texts.columns.atRisk }, slow));
    const rows = list.getAllByRole('button', { name: sentence(texts.open({ name: anything })) });
    await userEvent.keyboard('2');
    await waitFor(() => expect(rows[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(rows[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(rows[0]).toHaveFocus());
    await userEvent.keyboard('?');
    const help = within(await within(document.body).findByRole('dialog', {}, slow));
    await expect(help.getByText(month.keys.move)).toBeVisible();
  },
});

/** Behaviour 1a: refused, it says so, and nothing is lost. */
export const GenerateFails = meta.story({
  tags: ['network-fault'],
  parameters: at('/billing-revenue?month=2026-10'),
  beforeEach: ({ msw }) => msw.use(fails(endpoints.generateBills, 503)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.generate }, slow));
    await expect(await canvas.findByRole('alert', {}, slow)).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.generate })).toBeVisible();
  },
});

/** SCR-04: what is missing chooses the rows at risk. */
export const ByKind = meta.story({
  play: async ({ canvas, userEvent }) => {
    const documents = await canvas.findByRole(
      'radio',
      { name: new RegExp(`^${texts.kinds.documents}`) },
      slow,
    );
    await userEvent.click(documents);
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: new RegExp(`^${texts.kinds.documents}`) })).toBeChecked(),
    );
  },
});

/** SCR-04: another month by its arrows. */
export const AnotherMonth = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(timeInWords('2026-11-15T12:00:00Z', 'monthYear'), {}, slow);
    await userEvent.click(canvas.getByRole('button', { name: texts.before }));
    await seesText(canvas, timeInWords('2026-10-15T12:00:00Z', 'monthYear'), slow);
  },
});

/** A row opens to both clocks, what each code says, papers and time. */
export const BothClocks = meta.story({
  tags: ['dark', 'w390'],
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole(
      'button',
      { name: sentence(texts.open({ name: anything })) },
      slow,
    );
    if (!row) throw new Error('no row');
    await userEvent.click(row);
    await expect(await canvas.findByRole('heading', { name: texts.line.clocks }, slow)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: texts.line.rules })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: texts.line.papers })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('link', {
        name: texts.line.back({ month: timeInWords('2026-11-15T12:00:00Z', 'monthYear') }),
      }),
    );
    await expect(await canvas.findByRole('heading', { name: texts.revenue, level: 1 }, slow)).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radio', { name: new RegExp(`^${texts.columns.atRisk}`) }, slow),
    ).toBeChecked();
    await expect(canvas.queryByRole('heading', { name: texts.columns.billable })).toBeNull();
  },
});

/** The largest text on a phone: the month and its sums have room, and nothing scrolls sideways. */
export const LargestText = meta.story({
  tags: ['w390'],
  beforeEach: largestText,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: texts.totals }, slow);
    await expect(fitsTheWindow()).toBe(true);
    await expect(wordsOnWords(canvas.getByRole('main'))).toEqual([]);
  },
});

/** A clinic without patients. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.none.atRisk, slow);
    await expect(canvas.getByText(texts.none.billable)).toBeVisible();
    await expect(canvas.getByText(month.noReadings)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getBillBoard)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.revenue, level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: texts.columns.atRisk })).toBeNull();
  },
});

/** Behaviour 1a. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getBillBoard, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.loading.failed, slow);
  },
});

/** Only those whom the clinic names may bill. */
export const NoAccess = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getBillBoard, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, slow)).toBeVisible();
  },
});
