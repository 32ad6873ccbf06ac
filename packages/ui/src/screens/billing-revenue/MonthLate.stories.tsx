import type { KeptBill } from '@rpm/domain';
import { billingWords as texts } from '@rpm/domain/words/billing';
import { billMonthWords as month } from '@rpm/domain/words/billMonth';
import { backend } from '@rpm/mock-server/msw';
import { billingClinic, demoAccounts, edgePatient, emptyClinic, northside } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { anyCount, anything, beginning, sentence, timeInWords } from '@rpm/storybook/sentence.ts';
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

/** A reader far west of the clinic: the day on which the month is due, and on which it was closed, are the clinic's. */
export const ByTheClinicsDays = meta.story({
  globals: { clock: '2026-11-05T17:00:00Z' },
  beforeEach({ msw }) {
    const world = billingClinic();
    const closing = {
      ...{ closingId: 'closing-1', clinicId: northside.clinicId, month: '2026-09', reopening: null },
      // The fifth in New York, the sixth at the clinic.
      ...{ closedById: demoAccounts.administrator.accountId, closedAt: new Date('2026-10-05T18:00:00Z') },
    };
    const clinics = world.clinics.map((clinic) => ({ ...clinic, timeZone: 'Pacific/Kiritimati' }));
    // Noon of the fifth in New York, when the sixth has begun at the clinic.
    const clock = () => new Date('2026-11-05T17:00:00Z');
    msw.use(backend({ world: { ...world, clinics, monthClosings: [closing] }, clock }));
  },
  play: async ({ canvas, userEvent }) => {
    await seesText(canvas, month.closeLate(day('2026-11-05')), slow);
    await userEvent.click(canvas.getByRole('button', { name: texts.before }));
    const closed = month.closed({ ...day('2026-10-06'), name: anything });
    await expect(await canvas.findByText(beginning(closed), {}, slow)).toBeVisible();
  },
});

/** Asked before the month is closed: what would be left, of the whole clinic also when one provider is shown. */
export const WhatIsLeft = meta.story({
  parameters: at(`/billing-revenue?month=2026-10&provider=${demoAccounts.colleague.accountId}`),
  tags: ['w390', 'dark'],
  beforeEach({ msw }) {
    const world = billingClinic();
    const userId = edgePatient('Twenty Minutes');
    const { accountId: providerId } = demoAccounts.colleague;
    const patients = world.patients.map((each) =>
      each.patientId === userId ? { ...each, providerId } : each,
    );
    const bill: KeptBill = {
      ...{ billId: 'bill-1', userId, year: 2026, month: 10, version: 1 },
      ...{ lines: [], totalCents: 0, made: '20261103-15:00:00', reason: null },
    };
    msw.use(backend({ world: { ...world, patients, bills: [bill] } }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: month.close }, slow));
    const dialog = within(await within(document.body).findByRole('dialog', {}, slow));
    const { unbilled, atRisk, changed } = month.closeDialog;
    await expect(await dialog.findByText(sentence(unbilled({ count: anyCount })), {}, slow)).toBeVisible();
    await expect(dialog.getByText(sentence(atRisk({ count: anyCount })))).toBeVisible();
    await expect(dialog.getByText(changed({ count: 1 }))).toBeVisible();
  },
});
