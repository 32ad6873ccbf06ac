import { billingWords as texts } from '@rpm/domain/words/billing';
import { billMonthWords as month } from '@rpm/domain/words/billMonth';
import { backend } from '@rpm/mock-server/msw';
import { billingClinic, emptyClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, within } from 'storybook/test';
import { BillingRevenueScreen } from './BillingRevenueScreen.tsx';

const at = (path: string) => ({ page: { path, isSignedIn: true } });
const slow = { timeout: 15_000 };

const meta = preview.meta({
  title: 'Screens/Clinic/Billing revenue/Close of the month',
  component: BillingRevenueScreen,
  parameters: { layout: 'fullscreen', ...at('/billing-revenue?month=2026-10') },
  beforeEach: ({ msw }) => msw.use(backend({ world: billingClinic() })),
});
const day = (text: string) => ({ day: timeInWords(`${text}T15:00:00Z`, 'longMonthDay') });

/** SCR-04: after the day that the clinic set, it is told that the month is still open. */
export const Late = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    await seesText(canvas, month.closeLate(day('2026-11-05')), slow);
    await expect(canvas.getAllByRole('button', { name: month.close })).toHaveLength(1);
  },
});

/** Of the month that runs it is told by when to close it. */
export const StillTime = meta.story({
  parameters: at('/billing-revenue'),
  play: async ({ canvas }) => {
    await seesText(canvas, month.closesOn(day('2026-12-05')), slow);
  },
});

/** Nobody is reminded of a month in which there is nothing to bill. */
export const NothingToBill = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.none.billable, slow);
    await expect(canvas.queryByText(month.closeLate(day('2026-11-05')))).toBeNull();
  },
});

/** t1: what is missing is one press away: an order among the devices, other papers with the details. */
export const WhereAnOrderIsMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...billingClinic(), orders: [] } })),
  play: async ({ canvas }) => {
    const [said] = await canvas.findAllByText(new RegExp(texts.documents.order, 'i'), {}, slow);
    const row = within(said?.closest('li') as HTMLElement);
    await expect(row.getByRole('link', { name: texts.openRecord })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/patientdetails\?id=.+&tab=devices$/),
    );
  },
});

/** t1: a paper that is missing is one press away too: the record opens at it. */
export const WhereAPaperIsMissing = meta.story({
  beforeEach: ({ msw }) => {
    const world = billingClinic();
    const patients = world.patients.map(({ billing: _, ...patient }) => patient);
    msw.use(backend({ world: { ...world, patients } }));
  },
  play: async ({ canvas }) => {
    const [said] = await canvas.findAllByText(new RegExp(texts.documents.training, 'i'), {}, slow);
    const row = within(said?.closest('li') as HTMLElement);
    await expect(row.getByRole('link', { name: texts.openRecord })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/patientdetails\?id=.+&tab=demographics&papers=1$/),
    );
  },
});
