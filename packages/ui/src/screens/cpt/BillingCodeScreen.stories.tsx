import { endpoints } from '@rpm/api-client';
import { billingCodeWords } from '@rpm/domain/words/billingCode';
import { codeListWords } from '@rpm/domain/words/codeList';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { emptyClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { BillingCodeScreen } from './BillingCodeScreen.tsx';

const texts = codeListWords;

const meta = preview.meta({
  title: 'Screens/Clinic/Billing code',
  component: BillingCodeScreen,
  parameters: { layout: 'fullscreen', page: { path: '/cpt', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend()),
});

const slow = { timeout: 15_000 };
const dialog = () => within(document.body).findByRole('dialog', {}, slow);

/** SCR-04, API-25: codes with threshold, exclusions, rate of the year and dates, standard ones in the reader's language. */
export const Default = meta.story({
  tags: ['dark', 'pseudo'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: '99454' }, slow)).toBeVisible();
    const table = within(canvas.getByRole('table', { name: texts.table }));
    await expect(table.getByText(billingCodeWords.standard['99454'])).toBeVisible();
    await expect((await table.findAllByText('$52.11', {}, slow))[0]).toBeVisible();
    await expect(table.getAllByText(texts.inForce).length).toBeGreaterThan(5);
    // The word to press stands under the head of its column, to within two pixels.
    const head = table.getByRole('columnheader', { name: texts.edit });
    const [word] = table.getAllByText(texts.edit, { selector: 'button *' });
    const inside = Number.parseFloat(getComputedStyle(head).paddingLeft);
    const under = (word?.getBoundingClientRect().left ?? 0) - head.getBoundingClientRect().left - inside;
    await expect(Math.abs(under)).toBeLessThanOrEqual(2);
    // What has ended is there when somebody asks for it.
    await expect(table.queryByText(texts.ended)).toBeNull();
  },
});

/** The rates of another year. */
export const AnotherYear = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: '99454' }, slow);
    await userEvent.click(canvas.getByRole('combobox', { name: texts.year }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '2025' }, slow));
    await seesText(canvas, '$43.02', slow);
  },
});

/** A code is changed: the threshold can ask for more, never for less. */
export const Changes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.editCode({ code: '99454' }) }, slow),
    );
    const form = within(await dialog());
    const least = await form.findByRole('textbox', { name: texts.dialog.least });
    await userEvent.clear(least);
    await userEvent.type(least, '12');
    await userEvent.click(form.getByRole('button', { name: texts.dialog.save }));
    await expect(await form.findByText(texts.dialog.errors.leastTooLow)).toBeVisible();
    await userEvent.clear(least);
    await userEvent.type(least, '18');
    await userEvent.click(form.getByRole('button', { name: texts.dialog.save }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull(), slow);
    await expect(bodiesTo(endpoints.saveBillingCode)).toMatchObject([
      { code: { code: '99454', threshold: 18 }, version: 1 },
    ]);
    // Who changed what is told with the rates.
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.showRates({ code: '99454' }) }, slow),
    );
    const history = within(
      await canvas.findByRole('region', { name: texts.history({ code: '99454' }) }, slow),
    );
    await expect(
      await history.findByText(
        texts.changed({ field: texts.dialog.least, before: '16', after: '18' }),
        {},
        slow,
      ),
    ).toBeVisible();
  },
});

/** A row opens to all its rates with days and source. */
export const Rates = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.showRates({ code: '99454' }) }, slow),
    );
    const table = within(await canvas.findByRole('table', { name: texts.ratesOf({ code: '99454' }) }, slow));
    await expect(table.getByText('$43.02')).toBeVisible();
    await expect(table.getAllByText('CMS Physician Fee Schedule')).toHaveLength(2);
    await seesText(canvas, texts.noHistory, slow);
  },
});

/** What a payer pays elsewhere, and that another one does not cover it: rates like any other. */
export const RateOfAnotherPayer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.editCode({ code: '99454' }) }, slow),
    );
    const form = within(await dialog());
    await userEvent.click(await form.findByRole('button', { name: texts.dialog.addRate }));
    const rate = within(form.getByRole('group', { name: texts.dialog.rateAt({ at: 3 }) }));
    await userEvent.click(form.getByRole('button', { name: texts.dialog.save }));
    await expect(await rate.findByText(texts.dialog.errors.rateInvalid)).toBeVisible();
    await userEvent.click(rate.getByRole('checkbox', { name: texts.dialog.covered }));
    // The same payer, everywhere, in the same year.
    await expect(await rate.findByText(texts.dialog.errors.overlaps)).toBeVisible();
    const payer = rate.getByRole('textbox', { name: texts.payer });
    await userEvent.clear(payer);
    await userEvent.type(payer, 'Advantage');
    await userEvent.click(form.getByRole('button', { name: texts.dialog.save }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull(), slow);
    await expect(bodiesTo(endpoints.saveBillingCode)[0]).toMatchObject({
      rates: [{}, {}, { payer: 'Advantage', locality: null, cents: null }],
    });
    await userEvent.click(canvas.getByRole('combobox', { name: texts.payer }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Advantage' }, slow));
    await seesText(canvas, texts.notCovered, slow);
    // Its history names the rate by its first day, in words.
    await userEvent.click(canvas.getByRole('button', { name: texts.showRates({ code: '99454' }) }));
    const history = within(
      await canvas.findByRole('region', { name: texts.history({ code: '99454' }) }, slow),
    );
    const of = { payer: 'Advantage', locality: texts.everywhere };
    const said = await history.findByText((text) => text.includes(of.payer), {}, slow);
    await expect(said.textContent).toContain(texts.rateOf({ ...of, from: dayInWords('2026-01-01') }));
  },
});

/** A code that is not there says so. */
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: '99454' }, slow);
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.search }), 'xyz');
    await seesText(canvas, texts.noneFound, slow);
  },
});

/** A code of the clinic itself. */
export const Adds = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.add }, slow));
    const form = within(await dialog());
    await userEvent.type(await form.findByRole('textbox', { name: texts.code }), 'g0511');
    await userEvent.type(form.getByRole('textbox', { name: texts.description }), 'Care in rural clinics');
    await userEvent.type(form.getByRole('textbox', { name: texts.dialog.least }), '20');
    await userEvent.type(form.getByRole('textbox', { name: texts.dialog.rate }), '54.67');
    await userEvent.click(form.getByRole('button', { name: texts.dialog.save }));
    await seesText(canvas, 'G0511', slow);
    await seesText(canvas, '$54.67', slow);
  },
});

/** Behaviour 1a: what was typed stays. */
export const SavingFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.saveBillingCode, 503)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.editCode({ code: '99457' }) }, slow),
    );
    const form = within(await dialog());
    await userEvent.click(await form.findByRole('button', { name: texts.dialog.save }));
    await expect(await form.findByRole('alert', {}, slow)).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('99454')[0]).toBeVisible(), slow);
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.showRates({ code: '99454' }) }, slow),
    );
    await expect(
      await canvas.findByRole('table', { name: texts.ratesOf({ code: '99454' }) }, slow),
    ).toBeVisible();
  },
});

/** Somebody else saved meanwhile: nothing is overwritten. */
export const ChangedMeanwhile = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.saveBillingCode, 409)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.editCode({ code: '99457' }) }, slow),
    );
    const form = within(await dialog());
    await userEvent.click(await form.findByRole('button', { name: texts.dialog.save }));
    await expect(await form.findByText(texts.dialog.changed, {}, slow)).toBeVisible();
  },
});

/** A clinic without codes. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...emptyClinic(), billingCodes: [], rates: [] } })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(texts.none)).toBeVisible(), slow);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getBillingCodes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await expect(canvas.queryByText('99454')).toBeNull();
  },
});

/** Behaviour 1a. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getBillingCodes, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.loading.failed, slow);
  },
});
