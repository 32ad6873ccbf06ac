import { endpoints } from '@rpm/api-client';
import { billingWords } from '@rpm/domain/words/billing';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { billingSetupWords } from '@rpm/domain/words/billingSetup';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { billingClinic, demoAccounts, emptyClinic, northside } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import { LeftAndOpened, leaveAndOpen } from '@rpm/storybook/LeftAndOpened.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { BillingConfigScreen } from './BillingConfigScreen.tsx';

const texts = billingSetupWords;
const config = billingConfigWords;

const meta = preview.meta({
  title: 'Screens/Clinic/Billing setup',
  component: BillingConfigScreen,
  globals: { role: 'administrator' },
  parameters: { layout: 'fullscreen', page: { path: '/billing-setup', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
});

const slow = { timeout: 15_000 };
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
const stepOf = ({ canvas }: Pick<Context, 'canvas'>, step: keyof typeof texts.steps) =>
  canvas.findByRole('form', { name: texts.steps[step] }, slow).then((form) => within(form));

/** SCR-04: a step is kept when one goes on, sums itself up, and the next one opens. */
export const Default = meta.story({
  tags: ['dark'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const practice = await stepOf(context, 'practice');
    await userEvent.type(practice.getByRole('textbox', { name: config.practiceName }), 'Northside');
    await userEvent.type(practice.getByRole('textbox', { name: config.tin }), '123456789');
    await userEvent.type(practice.getByRole('textbox', { name: config.npi }), '1234567893');
    await userEvent.click(practice.getByRole('button', { name: texts.next }));
    await seesText(
      canvas,
      texts.sums.practice({ name: 'Northside', tin: '12-3456789', npi: '1234567893' }),
      slow,
    );
    const providers = await stepOf(context, 'providers');
    await expect(bodiesTo(endpoints.saveBillingSettings)).toMatchObject([
      { version: 0, settings: { tin: '12-3456789', stepsDone: ['practice'] } },
    ]);
    await userEvent.click(providers.getByRole('button', { name: texts.next }));
    await expect(await providers.findByText(config.errors.providerRequired)).toBeVisible();
  },
});

/** What was skipped is named, and setup is not finished without it. */
export const Skipped = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { userEvent } = context;
    for (const step of ['practice', 'providers', 'rules', 'rates'] as const)
      await userEvent.click((await stepOf(context, step)).getByRole('button', { name: texts.skip }));
    const check = await stepOf(context, 'check');
    const list = ['practiceName', 'tin', 'npi', 'billingProvider'].map((need) => billingWords.needs[need]);
    await expect(await check.findByText(texts.checkFirst({ list: list.join(', ') }))).toBeVisible();
    await expect(check.queryByRole('button', { name: texts.finish })).toBeNull();
  },
});

/** SCR-04: what is typed into a step is there again when one comes back to it, or to the page; one's own saving is nobody else's. */
export const OutlivesTheStep = meta.story({
  render: () => (
    <LeftAndOpened>
      <BillingConfigScreen />
    </LeftAndOpened>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const open = async (step: keyof typeof texts.steps) => {
      const name = texts.editStep({ step: texts.steps[step] });
      await userEvent.click(await canvas.findByRole('button', { name }, slow));
      return stepOf(context, step);
    };
    const payer = { name: config.payer };
    await stepOf(context, 'practice');
    await userEvent.type((await open('rates')).getByRole('textbox', payer), ' Plus');
    const practice = await open('practice');
    await userEvent.type(practice.getByRole('textbox', { name: config.practiceName }), 'Northside');
    await userEvent.click(practice.getByRole('button', { name: texts.next }));
    await stepOf(context, 'providers');
    await leaveAndOpen(userEvent);
    const rates = await open('rates');
    await expect(rates.getByRole('textbox', payer)).toHaveValue('Medicare Plus');
    await expect(rates.queryByText(config.changedMeanwhile)).toBeNull();
  },
});

/** Behaviour 1c: a step that changed nothing made no version; what is saved next is somebody else's, and told. */
export const ChangedAfterNothingWas = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(backend({ world: billingClinic() })),
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    const open = async (step: keyof typeof texts.steps) => {
      const name = texts.editStep({ step: texts.steps[step] });
      await userEvent.click(await canvas.findByRole('button', { name }, slow));
      return stepOf(context, step);
    };
    await userEvent.type((await open('rates')).getByRole('textbox', { name: config.payer }), ' Plus');
    await userEvent.click((await open('practice')).getByRole('button', { name: texts.next }));
    await stepOf(context, 'providers');
    const [body] = bodiesTo(endpoints.saveBillingSettings);
    const { settings, version } = endpoints.saveBillingSettings.body.parse(body);
    const theirs = { ...settings, closingDays: 9 };
    const rest = { savedBy: null, savedTime: null, mayChange: true, mayBill: true, providers: [] };
    const told = { settings: theirs, version: version + 1, clinicZone: northside.timeZone, ...rest };
    const refusal = { code: 'detailsChanged', message: 'changed' };
    const next = (await open('rates')).getByRole('button', { name: texts.next });
    // Not sooner: the step that is told of it by itself has begun anew before it is sent.
    msw.use(
      answers(endpoints.getBillingSettings, JSON.stringify(told)),
      answers(endpoints.saveBillingSettings, JSON.stringify(refusal), { status: 409 }),
    );
    await userEvent.click(next);
    // The step begins anew with what it is told.
    await expect(await canvas.findByText(config.changedMeanwhile, {}, slow)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: config.payer })).toHaveValue('Medicare Plus');
  },
});

/** SCR-04: the third step shows both device periods by the days of a patient, and the choice is kept. */
export const Periods = meta.story({
  tags: ['dark'],
  beforeEach: ({ msw }) => msw.use(backend({ world: billingClinic() })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.editStep({ step: texts.steps.rules }) }, slow),
    );
    const rules = await stepOf(context, 'rules');
    await expect((await rules.findAllByRole('img', {}, slow)).length).toBe(2);
    await userEvent.click(rules.getByText(config.periods.calendarMonth));
    await userEvent.click(rules.getByRole('button', { name: texts.next }));
    await expect(await stepOf(context, 'rates')).toBeTruthy();
    await expect(bodiesTo(endpoints.saveBillingSettings)).toMatchObject([
      { settings: { periodRule: 'calendarMonth' } },
    ]);
  },
});

/** The last step runs last month with the rules, before the first bill. */
export const LastMonth = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: billingClinic() })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await seesText(canvas, new RegExp(texts.finished), slow);
    await userEvent.click(canvas.getByRole('button', { name: texts.editStep({ step: texts.steps.check }) }));
    const check = await stepOf(context, 'check');
    await expect(
      await check.findByRole('region', {
        name: texts.result({ month: timeInWords('2026-10-15T12:00:00Z', 'monthYear') }),
      }),
    ).toBeVisible();
    await expect(await check.findByText(texts.noBill, {}, slow)).toBeVisible();
    await userEvent.click(check.getByRole('button', { name: texts.finish }));
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull(), slow);
  },
});

/** By the clinic's year and month, wherever the reader is; a rate of an earlier year that still holds is one of this year. */
export const ByTheClinicsYear = meta.story({
  globals: { clock: '2026-12-31T17:00:00Z' },
  beforeEach({ msw }) {
    const world = billingClinic();
    const clinics = world.clinics.map((clinic) => ({ ...clinic, timeZone: 'Pacific/Kiritimati' }));
    // Both began in an earlier year; the second one has ended.
    const rates = world.rates.slice(0, 2).map((rate, at) => ({
      ...{ ...rate, payer: 'Medicare', locality: `Ohio ${at}` },
      ...{ effectiveFrom: '2024-07-01', effectiveTo: at === 0 ? null : '2026-12-31' },
    }));
    // Noon of the last day of the year in New York: the new year has begun at the clinic.
    msw.use(backend({ world: { ...world, clinics, rates }, clock: () => new Date('2026-12-31T17:00:00Z') }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const open = async (step: keyof typeof texts.steps) => {
      const name = texts.editStep({ step: texts.steps[step] });
      await userEvent.click(await canvas.findByRole('button', { name }, slow));
      return stepOf(context, step);
    };
    const known = texts.ratesKnown({ count: 1, payer: 'Medicare', year: '2027' });
    await expect(await (await open('rates')).findByText(known, {}, slow)).toBeVisible();
    const month = timeInWords('2026-12-15T12:00:00Z', 'monthYear');
    const check = await open('check');
    await expect(check.getByRole('region', { name: texts.result({ month }) })).toBeVisible();
  },
});

/** Staff read it; administrators go through it. */
export const ReadOnly = meta.story({
  globals: { role: 'provider' },
  play: async ({ canvas }) => {
    await seesText(canvas, config.readOnly, slow);
    await expect(canvas.queryByRole('button', { name: texts.next })).toBeNull();
    await expect(canvas.queryByText(new RegExp(texts.finishedSays))).toBeNull();
    await expect(canvas.queryByText(texts.others.title)).toBeNull();
  },
});

/** t5: who goes on instead is one of the other administrators; who has no access any more, or is none, is not named. */
export const SomeoneElse = meta.story({
  tags: ['w390'],
  beforeEach({ msw }) {
    const world = emptyClinic();
    const also = (accountId: string, firstName: string, more: object = {}) => ({
      ...demoAccounts.administrator,
      ...{ accountId, username: `${accountId}@northside.example`, firstName, ...more },
    });
    const accounts = [
      ...world.accounts,
      also('second-administrator', 'Juniper'),
      also('ended-administrator', 'Clover', { accessEndedAt: new Date('2026-11-01T15:00:00Z') }),
    ];
    msw.use(backend({ world: { ...world, accounts } }));
  },
  play: async ({ canvas }) => {
    const others = within(await canvas.findByRole('region', { name: texts.others.title }));
    await expect(await others.findByText(texts.others.says, {}, slow)).toBeVisible();
    const links = others.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:second-administrator@northside.example',
    ]);
    await expect(others.getAllByRole('listitem').length).toBe(1);
  },
});

/** t5: the only administrator is led to where one invites another. */
export const OnlyOne = meta.story({
  play: async ({ canvas }) => {
    const others = within(await canvas.findByRole('region', { name: texts.others.title }));
    await expect(await others.findByText(texts.others.alone, { exact: false }, slow)).toBeVisible();
    await expect(others.getByRole('link', { name: texts.others.invite })).toHaveAttribute('href', '/profile');
  },
});

/** The others could not be loaded: setup goes on all the same. */
export const OthersFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getStaff, 503)),
  play: async (context) => {
    await seesText(context.canvas, texts.others.loading.failed, slow);
    await expect(await stepOf(context, 'practice')).toBeTruthy();
  },
});

/** Behaviour 1a: what was typed stays. */
export const SavingFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.saveBillingSettings, 503)),
  play: async (context) => {
    const { userEvent } = context;
    const practice = await stepOf(context, 'practice');
    const name = practice.getByRole('textbox', { name: config.practiceName });
    await userEvent.type(name, 'Northside');
    await userEvent.click(practice.getByRole('button', { name: texts.next }));
    await expect(await practice.findByRole('alert', {}, slow)).toBeVisible();
    await expect(name).toHaveValue('Northside');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getBillingSettings)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

/** Behaviour 1a. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getBillingSettings, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, config.loading.failed, slow);
  },
});
