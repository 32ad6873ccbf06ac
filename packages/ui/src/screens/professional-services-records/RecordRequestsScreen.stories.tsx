import { endpoints } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { recordRequestWords } from '@rpm/domain/words/recordRequest';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { makeRecordRequests, smallClinic, storyNow } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { RecordRequestsScreen } from './RecordRequestsScreen.tsx';

const { changeOwnRecordRequest, getRecordRequests } = endpoints;
const { list: texts, stopping } = recordRequestWords;
const meta = preview.meta({
  title: 'Screens/Patient/Records of other clinics/My requests',
  component: RecordRequestsScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', page: { path: '/professional-services-records', isSignedIn: true } },
  beforeEach: ({ msw }) =>
    msw.use(backend({ world: { ...smallClinic(), recordRequests: makeRecordRequests(storyNow) } })),
});
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const slow = { timeout: 10_000 };
const card = async ({ canvas }: Pick<Context, 'canvas'>, name: string) =>
  within(await canvas.findByRole('article', { name }, slow));
const family = 'Placeholder Family Practice';

/** RTE-07: what needs the patient comes first; each says in words how far it is. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark', 'pseudo'],
  play: async ({ canvas }) => {
    const all = await canvas.findAllByRole('article', {}, slow);
    await expect(all).toHaveLength(4);
    const first = within(all[0] as HTMLElement);
    await expect(first.getByText(texts.states.NeedsPatient)).toBeVisible();
    await expect(first.getByRole('img', { name: texts.step({ step: 2 }) })).toBeVisible();
    await expect(first.getByText(/their own form/)).toBeVisible();
    await expect(
      canvas.getByText(texts.both({ all: texts.count({ count: 4 }), needs: texts.needs({ count: 1 }) })),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: texts.files })).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** RTE-07: the patient did what was needed; the clinic goes on. */
export const DoesIt = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const box = await card(context, family);
    await userEvent.click(box.getByRole('button', { name: new RegExp(`^${texts.done}`) }));
    await waitFor(() => expect(box.getByText(texts.states.Requested)).toBeVisible(), slow);
    await expect(bodiesTo(changeOwnRecordRequest)).toMatchObject([
      { requestId: 'request-needs', version: 3, move: 'done' },
    ]);
  },
});

/** RTE-07: a request is stopped after a question, and the permission with it. */
export const Stops = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { userEvent } = context;
    const box = await card(
      context,
      recordRequestWords.confirmed.and({ first: 'Mockville General Hospital', second: 'Sample Eye Center' }),
    );
    await userEvent.click(box.getByRole('button', { name: new RegExp(`^${texts.stop}`) }));
    const asked = within(await screen.findByRole('alertdialog', { name: stopping.title }));
    await userEvent.click(asked.getByRole('button', { name: stopping.act }));
    await waitFor(() => expect(box.getByText(texts.states.Stopped)).toBeVisible(), slow);
  },
});

/** Behaviour 1a: the clinic was quicker, and a failure: nothing is said to be done. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(changeOwnRecordRequest, 409)),
  play: async (context) => {
    const { userEvent } = context;
    const box = await card(context, family);
    await userEvent.click(box.getByRole('button', { name: new RegExp(`^${texts.done}`) }));
    await expect(await box.findByText(texts.changed)).toBeVisible();
    await expect(box.getByText(texts.states.NeedsPatient)).toBeVisible();
  },
});

/** Nothing was asked for yet. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...smallClinic(), recordRequests: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty, {}, slow)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.more })).toHaveAttribute(
      'href',
      '/build-using-professional-services',
    );
  },
});

/** Loading, a failure that can be tried again, and a row of which nothing can be made out. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getRecordRequests)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});
export const LoadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getRecordRequests, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(texts.loading.failed, {}, slow)).toBeVisible();
    msw.use(answers(getRecordRequests, JSON.stringify([7])));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
  },
});
