import { endpoints } from '@rpm/api-client';
import { candidateWords as texts } from '@rpm/domain/words/candidate';
import { clinicWords } from '@rpm/domain/words/clinic';
import { othersPageWords } from '@rpm/domain/words/frame';
import { loadWords } from '@rpm/domain/words/load';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { smallClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import { besideMenu, seesAllColumns } from '@rpm/storybook/laptop.tsx';
import preview from '@rpm/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { NonRpmDashboardScreen } from './NonRpmDashboardScreen.tsx';

const { getCandidates, getCandidateTotals } = endpoints;
/** The small clinic before anybody got a device. */
const clinic = () => ({ ...smallClinic(), orders: [] });
const meta = preview.meta({
  title: 'Screens/Clinic/Patients without devices',
  component: NonRpmDashboardScreen,
  parameters: { layout: 'fullscreen', page: { path: '/nonrpm-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: clinic() })),
});
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const slow = { timeout: 10_000 };
const table = async ({ canvas }: Pick<Context, 'canvas'>, show: keyof typeof texts.caption) =>
  within(await canvas.findByRole('table', { name: texts.caption[show] }, slow));

/** SCR-02: candidates with the reason in words, their last visit, lab and reading, and the way to enroll them. */
export const Default = meta.story({
  tags: ['dark', 'pseudo'],
  play: async ({ canvas }) => {
    // The table of the skeleton is another one.
    await canvas.findAllByRole('link', { name: new RegExp(`^${texts.enroll}`) }, slow);
    const rows = (await table({ canvas }, 'candidates')).getAllByRole('row').slice(1);
    for (const row of rows)
      await expect(within(row).getByRole('link', { name: new RegExp(`^${texts.enroll}`) })).toHaveAttribute(
        'href',
        expect.stringContaining('/rpm-device-allocation?patient='),
      );
    await expect(canvas.getAllByText(texts.conditions.hypertension).length).toBeGreaterThan(0);
    const numbers = within(canvas.getByRole('region', { name: texts.totals.title }));
    await waitFor(() => expect(numbers.getAllByText(/^\d+$/)).toHaveLength(4));
    await expect(canvas.getByRole('list', { name: texts.how.title })).toBeVisible();
  },
});

/** On a phone each is a card; nothing scrolls sideways. */
export const Phone = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: new RegExp(`^${texts.enroll}`) }, slow);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** SCR-02: everybody without a device, and one of them by name; who is no candidate says why. */
export const EverybodyAndSearch = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await table(context, 'candidates');
    await userEvent.click(canvas.getByRole('radio', { name: texts.all }));
    await canvas.findAllByRole('rowheader', {}, slow);
    const all = await table(context, 'all');
    const [name = ''] = all.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent);
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.search }), name);
    await waitFor(() => expect(all.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.clear(canvas.getByRole('searchbox', { name: texts.search }));
    await userEvent.type(canvas.getByRole('searchbox', { name: texts.search }), 'zzz');
    await seesText(canvas, texts.noneFound);
  },
});

/** SCR-02: who has a device on its way is no candidate; the row leads to the orders. */
export const OnItsWay = meta.story({
  beforeEach: ({ msw }) => {
    const world = smallClinic();
    msw.use(
      backend({ world: { ...world, orders: world.orders.filter(({ status }) => status === 'Shipped') } }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: texts.all }, slow));
    await table(context, 'all');
    const [way] = await canvas.findAllByText(texts.why.onItsWay, {}, slow);
    const row = within(way?.closest('tr') as HTMLElement);
    await expect(row.getByRole('link', { name: new RegExp(`^${texts.seeOrders}`) })).toHaveAttribute(
      'href',
      '/orders',
    );
  },
});

/** SCR-05: somebody new is enrolled from here. */
export const Enrolls = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.enrollPatient }, slow));
    await expect(await screen.findByRole('dialog', {}, slow)).toBeVisible();
  },
});

/** Everybody has a device. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: {
          ...clinic(),
          patients: [],
          records: [],
          files: [],
          notes: [],
          shares: [],
          readings: () => [],
          ranges: [],
          reviews: [],
          accounts: smallClinic().accounts.filter(({ role }) => role !== 'PATIENT'),
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await seesText(canvas, texts.noCandidates);
    await userEvent.click(canvas.getByRole('radio', { name: texts.all }));
    await seesText(canvas, texts.empty);
    await expect(canvas.getByText(texts.byCondition.none)).toBeVisible();
  },
});

/** DDB-06: each card loads, fails and is tried again alone. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getCandidates)),
  play: async ({ canvas }) => {
    const numbers = within(canvas.getByRole('region', { name: texts.totals.title }));
    await waitFor(() => expect(numbers.getAllByText(/^\d+$/)).toHaveLength(4), slow);
  },
});
export const ListFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getCandidates, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await seesText(canvas, texts.loading.failed);
    await expect(await canvas.findByRole('list', { name: texts.byCondition.title })).toBeVisible();
    msw.use(answers(getCandidates, JSON.stringify({ result: [7], total: 1 })));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await seesText(canvas, texts.noCandidates);
  },
});
export const NumbersFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getCandidateTotals, 500)),
  play: async (context) => {
    const { canvas } = context;
    await seesText(canvas, texts.totalsLoading.failed);
    await table(context, 'candidates');
    await expect(canvas.queryByText(clinicWords.restIsThere)).toBeNull();
  },
});

/** ROL-04: a patient is told whose page it is. */
export const Patient = meta.story({
  globals: { role: 'patient' },
  play: async ({ canvas }) => {
    await seesText(canvas, othersPageWords.clinic);
  },
});

/** SCR-01: on a laptop, beside the menu, the whole table is in sight, with what stands beside it or below. */
export const Laptop = meta.story({
  tags: ['w1280'],
  decorators: [besideMenu],
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('rowheader');
    const table = row?.closest('table');
    await seesAllColumns(table);
  },
});
