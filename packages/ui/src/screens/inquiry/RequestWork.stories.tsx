import { endpoints } from '@rpm/api-client';
import { requestWorkWords as texts } from '@rpm/domain/words/recordRequest';
import { backend, fails } from '@rpm/mock-server/msw';
import { aRecordRequest, makeRecordRequests, smallClinic, storyNow } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, containing, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { InquiryScreen } from './InquiryScreen.tsx';

const { getRequestWork, moveRecordRequest } = endpoints;
const meta = preview.meta({
  title: 'Screens/Clinic/Record requests',
  component: InquiryScreen,
  globals: { role: 'staff' },
  parameters: { layout: 'fullscreen', page: { path: '/inquiry?part=records', isSignedIn: true } },
  beforeEach: ({ msw }) =>
    msw.use(backend({ world: { ...smallClinic(), recordRequests: makeRecordRequests(storyNow) } })),
});
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const slow = { timeout: 10_000 };
const entry = async ({ canvas }: Pick<Context, 'canvas'>, reference: string) =>
  within(await canvas.findByRole('article', { name: `Marigold Testpatient ${reference}` }, slow));
const of = (move: string, reference: string) => ({ name: `${move} ${texts.of({ reference })}` });

/** RTE-07: what is due first on top; whom to ask for what, by whose permission, and what was done. */
export const Default = meta.story({
  tags: ['w390', 'dark', 'pseudo'],
  play: async (context) => {
    const { canvas } = context;
    const all = await canvas.findAllByRole('article', {}, slow);
    await expect(all).toHaveLength(3);
    await expect(all[0]).toHaveTextContent(
      containing(
        `PS-3HW9TX${anything}${texts.owner({ state: texts.states.NeedsPatient, name: 'Quince Deskworth' })}`,
      ),
    );
    await expect(all[0]).toHaveTextContent(containing(texts.overdue({ date: dayInWords('2026-09-11') })));
    const box = await entry(context, 'PS-7K4M2Q');
    await expect(box.getByText(/Mockville General Hospital · Mockville, Ohio/)).toBeVisible();
    await expect(
      box.getByText(
        containing(
          texts.signed({ name: 'Marigold Testpatient', date: dayInWords('2026-11-20'), until: anything }),
        ),
      ),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** RTE-07: one is requested, then complete; what is complete leaves the list. */
export const MovesOn = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const box = await entry(context, 'PS-7K4M2Q');
    await userEvent.click(box.getByRole('button', of(texts.moves.request, 'PS-7K4M2Q')));
    await waitFor(
      () =>
        expect(
          box.getByText(sentence(texts.owner({ state: texts.states.Requested, name: 'Quince Deskworth' }))),
        ).toBeVisible(),
      slow,
    );
    await userEvent.click(box.getByRole('button', of(texts.moves.complete, 'PS-7K4M2Q')));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2), slow);
    await userEvent.click(canvas.getByRole('radio', { name: texts.tabs.over }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2), slow);
    await expect(bodiesTo(moveRecordRequest)).toMatchObject([
      { requestId: 'request-new', version: 1, move: 'request', note: null },
      { requestId: 'request-new', version: 2, move: 'complete', note: null },
    ]);
  },
});

/** RTE-07: the patient is asked for something by a sentence; without one nothing is sent. */
export const AsksThePatient = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { userEvent } = context;
    const box = await entry(context, 'PS-7K4M2Q');
    await userEvent.click(box.getByRole('button', of(texts.moves.needPatient, 'PS-7K4M2Q')));
    await userEvent.click(box.getByRole('button', { name: texts.ask.send }));
    await expect(await box.findByText(texts.ask.required)).toBeVisible();
    await userEvent.type(
      box.getByRole('textbox', { name: texts.ask.label.needPatient }),
      'Please sign their form.',
    );
    await userEvent.click(box.getByRole('button', { name: texts.ask.send }));
    await waitFor(() => expect(box.getByText('Please sign their form.')).toBeVisible(), slow);
    await expect(bodiesTo(moveRecordRequest)).toMatchObject([
      { move: 'needPatient', note: 'Please sign their form.' },
    ]);
  },
});

/** RTE-07: what came is added to the patient's files from here. */
export const AddsFiles = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const box = await entry(context, 'PS-B5ZC8N');
    await userEvent.click(box.getByRole('button', of(texts.addFiles, 'PS-B5ZC8N')));
    await expect(
      await canvas.findByRole('region', { name: texts.filesTitle({ name: 'Marigold Testpatient' }) }, slow),
    ).toBeVisible();
  },
});

/** Behaviour 1a: somebody was quicker. A permission that has ended is said, and nobody is asked for records without one. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      fails(moveRecordRequest, 409),
      backend({
        world: { ...smallClinic(), recordRequests: [aRecordRequest({ allowedUntil: '2026-11-19' })] },
      }),
    ),
  play: async (context) => {
    const { userEvent } = context;
    const box = await entry(context, 'PS-7K4M2Q');
    await expect(box.getByText(texts.ended({ date: dayInWords('2026-11-19') }))).toBeVisible();
    await expect(box.queryByRole('button', of(texts.moves.request, 'PS-7K4M2Q'))).toBeNull();
    await userEvent.click(box.getByRole('button', of(texts.moves.partial, 'PS-7K4M2Q')));
    await expect(await box.findByText(texts.changed)).toBeVisible();
  },
});
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...smallClinic(), recordRequests: [] } })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.empty.open, {}, slow)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: texts.tabs.over }));
    await expect(await canvas.findByText(texts.empty.over)).toBeVisible();
  },
});
export const LoadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getRequestWork, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading.failed, {}, slow)).toBeVisible();
  },
});
