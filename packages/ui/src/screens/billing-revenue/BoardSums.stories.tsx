import { endpoints } from '@rpm/api-client';
import { billingWords as texts } from '@rpm/domain/words/billing';
import { billMonthWords as month } from '@rpm/domain/words/billMonth';
import { backend } from '@rpm/mock-server/msw';
import { billingClinic, demoAccounts } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { savedFiles } from '@rpm/storybook/savedFiles.ts';
import { queriesTo } from '@rpm/storybook/seen.ts';
import { anything, sentence } from '@rpm/storybook/sentence.ts';
import { asPrinted, largestText } from '@rpm/storybook/views.ts';
import { expect, waitFor, within } from 'storybook/test';
import { dollars } from '../../parts/money/dollars.ts';
import { BillingRevenueScreen } from './BillingRevenueScreen.tsx';

const slow = { timeout: 15_000 };
/** Lacks a live contact alone, and has an account. */
const reads = 'No Contact';

const meta = preview.meta({
  title: 'Screens/Clinic/Billing revenue/Sums and claims',
  component: BillingRevenueScreen,
  parameters: { layout: 'fullscreen', page: { path: '/billing-revenue', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: billingClinic() })),
});

/** t1: the values of the rows add up to what the column says: of a patient whom two things are missing it is both. */
export const ValuesAddUp = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: texts.columns.atRisk }, slow);
    const values = within(list)
      .getAllByText(/^\$[\d,]+\.\d\d$/)
      .map(({ textContent }) => Math.round(Number(textContent.replaceAll(/[$,]/g, '')) * 100));
    const sum = values.reduce((all, each) => all + each, 0);
    await expect(values.length).toBeGreaterThan(1);
    await expect(canvas.getByText(texts.more({ amount: dollars(sum) }))).toBeVisible();
  },
});

/** Claims of a month without bills are no file that somebody could send on: that is said in place of it. */
export const NoClaims = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    await userEvent.click(await canvas.findByRole('button', { name: texts.exportClaims }, slow));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(texts.noClaims);
    await expect(queriesTo(endpoints.getClaims)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: texts.exportCsv }));
    await waitFor(() => expect(saved).toHaveLength(1), slow);
    await expect(canvas.queryByText(texts.noClaims)).toBeNull();
  },
});

/** SCR-04: a message is offered to those alone who have an account to read it in; everybody can be called. */
export const WhoCanBeWrittenTo = meta.story({
  beforeEach: ({ msw }) => {
    const world = billingClinic();
    const reader = world.patients.find(({ lastName }) => lastName === reads);
    const account = { ...demoAccounts.patient, accountId: reader?.patientId ?? '' };
    msw.use(backend({ world: { ...world, accounts: [...world.accounts, account] } }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: month.message({ name: `Edge ${reads}` }) }, slow);
    await expect(
      canvas.getAllByRole('link', { name: sentence(month.message({ name: anything })) }).length,
    ).toBe(1);
  },
});

/** SCR-04: in the largest text the columns stand below each other, so that no name is cut into letters. */
export const LargestText = meta.story({
  tags: ['w1280'],
  beforeEach: largestText,
  play: async ({ canvas }) => {
    const billable = await canvas.findByRole('list', { name: texts.columns.billable }, slow);
    const atRisk = canvas.getByRole('list', { name: texts.columns.atRisk });
    await expect(atRisk.getBoundingClientRect().top).toBeGreaterThan(billable.getBoundingClientRect().bottom);
    delete document.documentElement.dataset.textSize;
    await waitFor(() =>
      expect(atRisk.getBoundingClientRect().left).toBeGreaterThan(billable.getBoundingClientRect().right),
    );
    largestText();
  },
});

/** A provider of the address of whom the month has nobody: the choice says so, and leads back to all. */
export const ProviderOfNobody = meta.story({
  parameters: {
    page: { path: `/billing-revenue?provider=${demoAccounts.colleague.accountId}`, isSignedIn: true },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(texts.none.billable, {}, slow);
    const choice = canvas.getByRole('combobox', { name: new RegExp(texts.provider) });
    await expect(choice).toHaveTextContent(texts.emptyProvider);
    await userEvent.click(choice);
    const all = await within(document.body).findByRole('option', { name: texts.allProviders }, slow);
    await userEvent.click(all);
    await expect(await canvas.findByText(texts.allProviders, {}, slow)).toBeVisible();
  },
});

/** SCR-04: on paper the board is who and how much: nothing to choose, and nothing to press. */
export const Printed = meta.story({
  parameters: { page: { path: '/billing-revenue?month=2026-10', isSignedIn: true } },
  play: async ({ canvas }) => {
    const billable = within(await canvas.findByRole('list', { name: texts.columns.billable }, slow));
    const [choice] = await billable.findAllByRole('checkbox', {}, slow);
    const [link] = await canvas.findAllByRole('link', { name: texts.openRecord }, slow);
    const bar = within(canvas.getByRole('group', { name: texts.month }));
    const shown = bar.getByRole('status').textContent;
    const back = asPrinted();
    try {
      await waitFor(() => expect(choice).not.toBeVisible());
      await expect(link).not.toBeVisible();
      await expect(canvas.getByText(texts.columns.atRisk)).toBeVisible();
      await expect(canvas.getByText(`${texts.month}: ${shown}`)).toBeVisible();
      await expect(canvas.queryByRole('radiogroup', { name: texts.kind })).toBeNull();
    } finally {
      back();
    }
  },
});
