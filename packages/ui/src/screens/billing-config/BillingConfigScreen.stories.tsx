import { endpoints } from '@rpm/api-client';
import { billingWords } from '@rpm/domain/words/billing';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { clinicDetailsWords } from '@rpm/domain/words/clinicDetails';
import { codeListWords } from '@rpm/domain/words/codeList';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { billingClinic, emptyClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { BillingConfigScreen } from './BillingConfigScreen.tsx';

const texts = billingConfigWords;
const { settings } = billMonthWords;
const changed = codeListWords.changed;
const path = '/billing-config';

const meta = preview.meta({
  title: 'Screens/Clinic/Billing config',
  component: BillingConfigScreen,
  globals: { role: 'administrator' },
  parameters: { layout: 'fullscreen', page: { path, isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
});

const slow = { timeout: 15_000 };

/** SCR-04: the check digit is told while one types, a wrong one when the field is left, and the bar to save comes with the first change. */
export const Default = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const npi = await canvas.findByRole('textbox', { name: new RegExp(texts.npi) }, slow);
    await expect(canvas.queryByRole('button', { name: texts.save })).toBeNull();
    await userEvent.type(npi, '1234567892');
    await expect(npi).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect(npi).toHaveAccessibleDescription(expect.stringContaining(texts.errors.npiInvalid));
    await userEvent.type(npi, '{Backspace}3');
    await expect(npi).not.toHaveAttribute('aria-invalid', 'true');
    await seesText(canvas, texts.npiRight, slow);
    // What a change does is told before it is saved.
    await expect(canvas.getByText(texts.doesCount({ count: 1 }))).toBeVisible();
    await expect(
      canvas.getByText(texts.doesFrom({ before: texts.empty, after: '1234567893' })),
    ).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(texts.tin.slice(0, 6)) }),
      '123456789',
    );
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await expect(await within(document.body).findByText(texts.saved, {}, slow)).toBeVisible();
    await expect(bodiesTo(endpoints.saveBillingSettings)).toMatchObject([
      { version: 0, settings: { npi: '1234567893', tin: '12-3456789' } },
    ]);
  },
});

/** SCR-04: what bills rest on that is set elsewhere, and what the next one carries as it is typed. */
export const InUse = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const { inUse } = texts;
    const { days } = clinicDetailsWords;
    const week = inUse.fromDayToDay({ from: days.monday, to: days.friday });
    const hours = inUse.fromTo({
      from: timeInWords('2000-01-01T09:00:00Z', 'time', 'UTC'),
      to: timeInWords('2000-01-01T17:00:00Z', 'time', 'UTC'),
    });
    const card = within(await canvas.findByRole('region', { name: inUse.title }, slow));
    await expect(await card.findByText(inUse.codes({ count: 7 }), {}, slow)).toBeVisible();
    await expect(await card.findByText(inUse.payers({ count: 1 }), {}, slow)).toBeVisible();
    await expect(await card.findByText(inUse.open({ days: week, hours }), {}, slow)).toBeVisible();
    await expect(card.getByRole('link', { name: codeListWords.title })).toHaveAttribute('href', '/cpt');
    await userEvent.type(canvas.getByRole('textbox', { name: texts.practiceName }), 'Northside Practice');
    const bill = within(canvas.getByRole('region', { name: texts.onBill }));
    await expect(bill.getByText('Northside Practice')).toBeVisible();
  },
});

/** Which codes are in force is told by the clinic's day, wherever the reader is. */
export const InForceAtTheClinic = meta.story({
  globals: { clock: '2026-11-05T17:00:00Z' },
  beforeEach({ msw }) {
    const world = emptyClinic();
    const clinics = world.clinics.map((clinic) => ({ ...clinic, timeZone: 'Pacific/Kiritimati' }));
    // Noon of the fifth in New York, when the sixth has begun at the clinic.
    const clock = () => new Date('2026-11-05T17:00:00Z');
    const billingCodes = world.billingCodes?.map((code) =>
      code.code === '99454' ? { ...code, effectiveTo: '2026-11-05' } : code,
    );
    msw.use(backend({ world: { ...world, clinics, billingCodes }, clock }));
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: texts.inUse.title }, slow));
    await expect(await card.findByText(texts.inUse.codes({ count: 6 }), {}, slow)).toBeVisible();
  },
});

/** Rates that do not come take nothing of the rest away; who is no administrator is told no opening hours. */
export const RatesFail = meta.story({
  tags: ['w390', 'network-fault'],
  globals: { role: 'provider' },
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getRates, 500)),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: texts.inUse.title }, slow));
    await expect(await card.findByText(texts.inUse.loadingRates.failed, {}, slow)).toBeVisible();
    await expect(await card.findByText(texts.inUse.codes({ count: 7 }), {}, slow)).toBeVisible();
    await expect(card.queryByText(texts.inUse.changeHours)).toBeNull();
  },
});

/** What is wrong is told at its field, and nothing is sent. */
export const Wrong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const npi = await canvas.findByRole('textbox', { name: new RegExp(texts.npi) }, slow);
    await userEvent.type(npi, '1234567890');
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(texts.tin.slice(0, 6)) }), '123');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await seesText(canvas, texts.errors.npiInvalid, slow);
    await expect(canvas.getByText(texts.errors.tinInvalid)).toBeVisible();
    await expect(bodiesTo(endpoints.saveBillingSettings)).toEqual([]);
  },
});

/** Changes can be thrown away. */
export const Discards = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: texts.practiceName }, slow);
    await userEvent.type(name, 'Northside');
    await userEvent.click(canvas.getByRole('button', { name: texts.discard }));
    await expect(name).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: texts.save })).toBeNull();
  },
});

/** SCR-04: who changed what, from what to what; a change that is saved meanwhile comes to it. */
export const History = meta.story({
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.showHistory }, slow));
    const history = within(await canvas.findByRole('region', { name: texts.history }, slow));
    await expect(await history.findByText(texts.noHistory, {}, slow)).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(texts.tin.slice(0, 6)) }),
      '123456789',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: settings.digest }));
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await expect(
      await history.findByText(
        changed({ field: texts.tin, before: texts.empty, after: '12-3456789' }),
        {},
        slow,
      ),
    ).toBeVisible();
    await expect(
      history.getByText(changed({ field: settings.digest, before: settings.off, after: settings.on })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.hideHistory }));
    await expect(canvas.queryByRole('region', { name: texts.history })).toBeNull();
  },
});

/** Behaviour 1a: the settings stay on screen. */
export const HistoryFails = meta.story({
  tags: ['network-fault', 'w390'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getBillingSettingsHistory, 503)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.showHistory }, slow));
    await seesText(canvas, codeListWords.historyLoading.failed, slow);
    await expect(canvas.getByRole('textbox', { name: texts.practiceName })).toBeVisible();
  },
});

/** SCR-04: both rules for the device period by the days of one patient, as the rules of billing count them. */
export const Periods = meta.story({
  tags: ['dark', 'w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: billingClinic() })),
  play: async ({ canvas, userEvent }) => {
    const [thirtyDays, calendarMonth] = within(
      await canvas.findByRole('radiogroup', { name: texts.period }, slow),
    ).getAllByRole('radio');
    await expect((await canvas.findAllByRole('img', {}, slow)).length).toBe(2);
    const dayOf = (day: string) => timeInWords(`${day}T12:00:00Z`, 'longMonthDay', 'UTC');
    const month = billingWords.line.span({ from: dayOf('2026-11-01'), to: dayOf('2026-11-30') });
    await expect(canvas.getByRole('img', { name: month })).toBeVisible();
    const says = texts.periodDays({ count: 3, name: 'Edge No Consent' });
    await expect(canvas.getByText(texts.periodEnough({ says, code: '99445' }))).toBeVisible();
    const lacks = texts.periodDays({ count: 0, name: 'Edge No Consent' });
    const more = texts.periodMore({ says: lacks, count: 2, code: '99445' });
    await expect(thirtyDays).toHaveAccessibleName(expect.stringContaining(more));
    await expect(thirtyDays).toBeChecked();
    await userEvent.click(canvas.getByRole('img', { name: month }));
    await expect(calendarMonth).toBeChecked();
  },
});

/** Behaviour 1a: the rules can be chosen without their pictures. */
export const PeriodsFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getPeriodExample, 503)),
  play: async ({ canvas, userEvent }) => {
    const month = await canvas.findByRole('radio', { name: new RegExp(texts.periods.calendarMonth) }, slow);
    await userEvent.click(month);
    await expect(month).toBeChecked();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Everybody of the clinic reads it; administrators change it. */
export const ReadOnly = meta.story({
  globals: { role: 'provider' },
  play: async ({ canvas }) => {
    await seesText(canvas, texts.readOnly, slow);
    for (const name of [texts.practiceName, texts.billingProvider, texts.supervisingProvider])
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    // The setup is not theirs either.
    await expect(canvas.queryByRole('link', { name: texts.runSetup })).toBeNull();
  },
});

/** Behaviour 1a: what was typed stays. */
export const SavingFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.saveBillingSettings, 503)),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: texts.practiceName }, slow);
    await userEvent.type(name, 'Northside');
    await userEvent.click(canvas.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible(), slow);
    await expect(name).toHaveValue('Northside');
  },
});

export const Phone = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: texts.practiceName }, slow)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getBillingSettings)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** Behaviour 1a. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getBillingSettings, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.loading.failed, slow);
  },
});
