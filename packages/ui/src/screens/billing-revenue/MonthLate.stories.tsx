import { endpoints } from '@rpm/api-client';
import type { KeptBill } from '@rpm/domain';
import { billingWords as texts } from '@rpm/domain/words/billing';
import { billMonthWords as month } from '@rpm/domain/words/billMonth';
import { loadWords } from '@rpm/domain/words/load';
import { backend, fails } from '@rpm/mock-server/msw';
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

/** Of a month that is closed nothing can be saved any more: it says so, and leads nowhere. */
export const ClosedAtRisk = meta.story({
  beforeEach({ msw }) {
    const world = billingClinic();
    const patients = world.patients.map(({ billing: _, ...patient }) => patient);
    const closing = {
      ...{ closingId: 'closing-1', clinicId: northside.clinicId, month: '2026-10', reopening: null },
      ...{ closedById: demoAccounts.administrator.accountId, closedAt: new Date('2026-11-05T18:00:00Z') },
    };
    msw.use(backend({ world: { ...world, patients, monthClosings: [closing] } }));
  },
  play: async ({ canvas }) => {
    await seesText(canvas, month.closedReason, slow);
    const risks = within(canvas.getByRole('list', { name: texts.columns.incomplete }));
    const rows = risks.getAllByRole('listitem');
    for (const row of rows) await expect(row).toHaveTextContent(/\$\d/);
    await expect(risks.queryByText(texts.anyTime)).toBeNull();
    await expect(canvas.queryByText(month.heads.lastDay)).toBeNull();
    const due = timeInWords('2026-11-05T12:00:00Z', 'longMonthDay', 'UTC');
    await expect(risks.queryByText(due)).toBeNull();
    await expect(canvas.getByRole('heading', { name: texts.columns.unbilled })).toBeVisible();
    await expect(risks.queryAllByRole('link')).toEqual([]);
    await expect(canvas.getByText(texts.line.total)).toBeVisible();
    await expect(canvas.queryByText(month.unchanged)).toBeNull();
    await expect(canvas.queryByText(month.saved)).toBeNull();
    await expect(canvas.queryByText(sentence(texts.more({ amount: anything })))).toBeNull();
  },
});

/** The month of an address that names none is the clinic's, wherever the reader is; a patient is opened in that month. */
export const TheClinicsMonth = meta.story({
  parameters: at('/billing-revenue'),
  globals: { clock: '2026-11-30T17:00:00Z' },
  beforeEach({ msw }) {
    const world = billingClinic();
    const clinics = world.clinics.map((clinic) => ({ ...clinic, timeZone: 'Pacific/Kiritimati' }));
    // Noon of November 30 in New York, when December has begun at the clinic.
    const clock = () => new Date('2026-11-30T17:00:00Z');
    msw.use(backend({ world: { ...world, clinics }, clock }));
  },
  play: async ({ canvas, userEvent }) => {
    const december = beginning(timeInWords('2026-12-15T12:00:00Z', 'monthYear'));
    await expect(await canvas.findByText(december, {}, slow)).toBeVisible();
    const [row] = await canvas.findAllByRole(
      'button',
      { name: sentence(texts.open({ name: anything })) },
      slow,
    );
    await userEvent.click(row as HTMLElement);
    await expect(await canvas.findByText(december, {}, slow)).toBeVisible();
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

/** What cannot be counted is not closed unseen: it waits until the count is there. */
export const CountFails = meta.story({
  parameters: at(`/billing-revenue?month=2026-10&provider=${demoAccounts.colleague.accountId}`),
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    const press = await canvas.findByRole('button', { name: month.close }, slow);
    // Of a provider of whom nobody can be billed no bills are counted out.
    await expect(canvas.getByRole('button', { name: texts.generate })).toBeVisible();
    msw.use(fails(endpoints.getBillBoard, 500));
    await userEvent.click(press);
    const dialog = within(await within(document.body).findByRole('dialog', {}, slow));
    const again = await dialog.findByRole('button', { name: loadWords.retry }, slow);
    const close = dialog.getByRole('button', { name: month.close });
    await expect(close).toHaveAttribute('aria-disabled', 'true');
    msw.use(backend({ world: billingClinic() }));
    await userEvent.click(again);
    await expect(
      await dialog.findByText(sentence(month.closeDialog.unbilled({ count: anyCount })), {}, slow),
    ).toBeVisible();
    await expect(close).not.toHaveAttribute('aria-disabled', 'true');
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
    const last = dialog.getByText(changed({ count: 1 }));
    await expect(last).toBeVisible();
    // Each is a sentence of its own, and stands apart from the one before.
    const above = last.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    await expect(last.getBoundingClientRect().top - above).toBeGreaterThanOrEqual(8);
  },
});
