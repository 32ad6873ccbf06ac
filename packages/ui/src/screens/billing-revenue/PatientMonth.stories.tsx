import { billingWords as texts } from '@rpm/domain/words/billing';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { backend } from '@rpm/mock-server/msw';
import { billingClinic, demoAccounts, edgePatient, northside, storyNow } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import {
  anyCount,
  anything,
  beginning,
  containing,
  dayInWords,
  sentence,
  timeInWords,
} from '@rpm/storybook/sentence.ts';
import { expect, within } from 'storybook/test';
import { BillingRevenueScreen } from './BillingRevenueScreen.tsx';

const slow = { timeout: 15_000 };
/** The one stretch of care of a patient of whom it is twenty minutes. */
function ofTwenty(world = billingClinic()) {
  const patientId = edgePatient('Twenty Minutes');
  const [entry] = (world.timeEntries ?? []).filter((each) => each.patientId === patientId);
  if (!entry) throw new Error('no time');
  return entry;
}
const clinicZone = 'Pacific/Honolulu';

const meta = preview.meta({
  title: 'Screens/Clinic/Billing revenue/Month of a patient',
  component: BillingRevenueScreen,
  parameters: { layout: 'fullscreen', page: { path: '/billing-revenue', isSignedIn: true } },
});

/** SCR-04: the times of care are by the clinic's clock, wherever the reader is; a number of minutes is one line. */
export const ByTheClinicsClock = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  beforeEach({ msw }) {
    const world = billingClinic();
    const clinics = world.clinics.map((clinic) => ({ ...clinic, timeZone: clinicZone }));
    msw.use(backend({ world: { ...world, clinics } }));
  },
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole(
      'button',
      { name: sentence(texts.open({ name: anything })) },
      slow,
    );
    if (!row) throw new Error('no row');
    await userEvent.click(row);
    const here = timeInWords(storyNow.toISOString(), 'datetime', clinicZone);
    await expect(await canvas.findByText(containing(here), {}, slow)).toBeInTheDocument();
    const [minutes] = canvas.getAllByText(sentence(billMonthWords.dayMinutes({ count: anyCount })));
    await expect(minutes).toHaveStyle({ whiteSpace: 'nowrap' });
  },
});

/** SCR-04: whose month it is, as two may have one name, and where it stands; of a billed one, when. Papers tell their year. */
export const WhoAndWhere = meta.story({
  parameters: { page: { path: '/billing-revenue?month=2026-10', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: billingClinic() })),
  play: async ({ canvas, userEvent }) => {
    const heading = (name: string) => canvas.findByRole('heading', { name }, slow);
    const open = async (column: string) => {
      await heading(column);
      const [row] = await within(canvas.getByRole('list', { name: column })).findAllByRole('button');
      if (!row) throw new Error('no row');
      await userEvent.click(row);
      await heading(texts.line.papers);
    };
    await open(texts.columns.billable);
    await expect(canvas.getByText(dayInWords('1948-03-04'))).toBeVisible();
    await expect(canvas.getByText(texts.columns.billable)).toBeVisible();
    await expect(canvas.getByText(dayInWords('2026-01-12'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.papers.edit })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/patientdetails\?id=.+&tab=demographics&papers=1$/),
    );
    await userEvent.click(
      canvas.getByRole('link', { name: beginning(texts.line.back({ month: anything })) }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: texts.generate }, slow));
    await open(texts.columns.billed);
    await expect(
      await canvas.findByText(beginning(texts.billedOn({ time: anything })), {}, slow),
    ).toBeVisible();
  },
});

const search = new URLSearchParams({ month: '2026-11', provider: demoAccounts.provider.accountId });
for (const [name, value] of [
  ['column', 'billable'],
  ['page', '1'],
] as const)
  search.set(name, value);

/** SCR-04: the way back leads to the page, the column and the provider from which the patient was opened. */
export const BackToTheSamePlace = meta.story({
  parameters: { page: { path: `/billing-revenue?${search}`, isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: billingClinic() })),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: texts.columns.billable }, slow);
    const [row] = within(list).getAllByRole('button');
    if (!row) throw new Error('no row');
    await userEvent.click(row);
    const name = beginning(texts.line.back({ month: anything }));
    const { href } = await canvas.findByRole<HTMLAnchorElement>('link', { name }, slow);
    await expect(new URL(href).search).toBe(`?${search}`);
  },
});

/** SCR-04: what two did at once counts once: the minutes of the entries add up to the total, and the entry says why. */
export const CountsOnce = meta.story({
  tags: ['w390'],
  beforeEach({ msw }) {
    const world = billingClinic();
    const first = ofTwenty(world);
    const beside = { ...first, entryId: 'beside', authorId: demoAccounts.colleague.accountId };
    msw.use(backend({ world: { ...world, timeEntries: [...(world.timeEntries ?? []), beside] } }));
  },
  parameters: {
    page: { path: `/billing-revenue?month=2026-11&patient=${ofTwenty().patientId}`, isSignedIn: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(billMonthWords.overlap({ minutes: 20 }), {}, slow)).toBeVisible();
    await expect(canvas.getAllByText(texts.line.minutes({ count: 20 })).length).toBeGreaterThan(0);
  },
});

/** SCR-04: in a closed month of a patient nothing is held out that would have to be done in it: no gain, and no code still possible. */
export const Closed = meta.story({
  beforeEach({ msw }) {
    const closing = {
      ...{ closingId: 'closing-1', clinicId: northside.clinicId, month: '2026-11', reopening: null },
      ...{ closedById: demoAccounts.administrator.accountId, closedAt: storyNow },
    };
    msw.use(backend({ world: { ...billingClinic(), monthClosings: [closing] } }));
  },
  parameters: {
    page: { path: `/billing-revenue?month=2026-11&patient=${ofTwenty().patientId}`, isSignedIn: true },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(billMonthWords.closedRow, {}, slow)).length).toBeGreaterThan(0);
    const day = timeInWords(storyNow.toISOString(), 'longMonthDay', northside.timeZone);
    await expect(canvas.getByText(beginning(billMonthWords.closed({ day, name: anything })))).toBeVisible();
    await expect(canvas.getByText(texts.columns.unbilled)).toBeVisible();
    await expect(canvas.queryByText(texts.line.states.possible)).toBeNull();
    await expect(canvas.queryByText(texts.line.states.provisional)).toBeNull();
    // What was missing is said, and no day until which it could still be had.
    const rules = canvas.getByRole('heading', { name: texts.line.rules }).closest('section');
    const lastDay = timeInWords('2026-11-30T12:00:00Z', 'longMonthDay', 'UTC');
    await expect(within(rules as HTMLElement).getByText(texts.lacks.minutes({ count: 20 }))).toBeVisible();
    await expect(within(rules as HTMLElement).queryByText(containing(lastDay))).toBeNull();
    await expect(canvas.getByText(billMonthWords.now)).toBeVisible();
    await expect(canvas.queryByText(billMonthWords.withAll)).toBeNull();
    const head = canvas.getByText(billMonthWords.now);
    await expect(getComputedStyle(head).paddingRight).toBe('20px');
  },
});

/** SCR-04: without a month in the address, as from a record, it is the month that runs by the clinic's clock, not the reader's. */
export const TheClinicsMonth = meta.story({
  parameters: { page: { path: `/billing-revenue?patient=${ofTwenty().patientId}`, isSignedIn: true } },
  globals: { clock: '2026-11-30T17:00:00Z' },
  beforeEach({ msw }) {
    const world = billingClinic();
    const clinics = world.clinics.map((clinic) => ({ ...clinic, timeZone: 'Pacific/Kiritimati' }));
    // Noon of November 30 in New York, when December has begun at the clinic.
    msw.use(backend({ world: { ...world, clinics }, clock: () => new Date('2026-11-30T17:00:00Z') }));
  },
  play: async ({ canvas }) => {
    const december = { month: timeInWords('2026-12-15T12:00:00Z', 'monthYear') };
    await expect(await canvas.findByRole('heading', { name: texts.line.time(december) }, slow)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.line.back(december) })).toBeVisible();
  },
});
