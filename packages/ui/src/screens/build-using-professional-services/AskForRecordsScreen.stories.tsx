import { endpoints } from '@rpm/api-client';
import { othersPageWords } from '@rpm/domain/words/frame';
import { recordRequestWords } from '@rpm/domain/words/recordRequest';
import { refusalWords } from '@rpm/domain/words/refusal';
import { taskWords } from '@rpm/domain/words/task';
import { fails } from '@rpm/mock-server/msw';
import { brokenWords } from '@rpm/storybook/brokenWords.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { dayInWords } from '@rpm/storybook/sentence.ts';
import { fitsTheWindow, largestText } from '@rpm/storybook/views.ts';
import { Route, Routes } from 'react-router-dom';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { RecordRequestSentScreen } from '../professional-services-confirmation/RecordRequestSentScreen.tsx';
import { AskForRecordsScreen } from './AskForRecordsScreen.tsx';

const { addRecordRequest } = endpoints;
const { ask: texts, confirmed, kinds } = recordRequestWords;
const path = '/build-using-professional-services';
const meta = preview.meta({
  title: 'Screens/Patient/Records of other clinics/Ask',
  component: AskForRecordsScreen,
  tags: ['no-read'],
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', page: { path, isSignedIn: true } },
  render: () => (
    <Routes>
      <Route path={path} element={<AskForRecordsScreen />} />
      <Route path="/professional-services-confirmation" element={<RecordRequestSentScreen />} />
    </Routes>
  ),
});
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const slow = { timeout: 10_000 };

/** Answers everything but the signature. */
async function answered({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByLabelText(texts.name, {}, slow), 'Mockville General Hospital');
  await userEvent.type(canvas.getByLabelText(texts.city), 'Mockville, Ohio');
  await userEvent.click(canvas.getByRole('button', { name: texts.keep }));
  fireEvent.change(canvas.getByLabelText(texts.since), { target: { value: '2020-01-01' } });
  await userEvent.click(canvas.getByRole('checkbox', { name: kinds.imaging }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /Northside Sample Clinic/ }));
}
const send = ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: texts.send }));

/** RTE-07: four questions, a permission that names its end, and how it works. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark', 'pseudo'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: texts.holders }, slow)).toBeVisible();
    await expect(canvas.getByRole('group', { name: texts.kinds })).toBeVisible();
    await expect(
      canvas.getByText(texts.allows({ clinic: 'Northside Sample Clinic', date: dayInWords('2027-11-20') })),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** RTE-07: a signed request is sent once, and its number is told. */
export const Sends = meta.story({
  tags: ['w390', '!no-read'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await answered(context);
    await userEvent.type(canvas.getByLabelText(texts.sign), 'Marigold Testpatient');
    await send(context);
    await expect(await canvas.findByRole('heading', { name: confirmed.title, level: 1 }, slow)).toBeVisible();
    await expect(await canvas.findByText(/^PS-[2-9A-Z]{6}$/)).toBeVisible();
    await expect(canvas.getByText(/Mockville General Hospital/)).toBeVisible();
    await expect(bodiesTo(addRecordRequest)).toMatchObject([
      {
        holders: [{ name: 'Mockville General Hospital', city: 'Mockville, Ohio', phone: '' }],
        ...{ since: '2020-01-01', until: '2026-11-20', kinds: ['visits', 'labs', 'imaging'] },
        signedAs: 'Marigold Testpatient',
      },
    ]);
  },
});

/** RTE-07: a clinic that was typed and not added counts all the same; half of one does not. */
export const TypedCounts = meta.story({
  tags: ['!no-read'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await answered(context);
    await userEvent.type(canvas.getByLabelText(texts.sign), 'Marigold Testpatient');
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    await userEvent.type(canvas.getByLabelText(texts.name), 'Sample Eye Center');
    await send(context);
    await expect(await canvas.findByText(texts.errors.cityRequired)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(texts.city), 'Exampleton, Ohio');
    await send(context);
    await canvas.findByRole('heading', { name: confirmed.title, level: 1 }, slow);
    await expect(bodiesTo(addRecordRequest)).toMatchObject([
      { holders: [{ name: 'Mockville General Hospital' }, { name: 'Sample Eye Center' }] },
    ]);
  },
});

/** RTE-07: what is missing is named at its question and counted beside the button; nothing is sent. */
export const Wrong = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: texts.keep }, slow));
    await expect(canvas.getByText(texts.errors.nameRequired)).toBeVisible();
    await send(context);
    const first = canvas.getByLabelText(new RegExp(`^${texts.name}`));
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription(texts.errors.holdersRequired);
    for (const said of [
      texts.errors.holdersRequired,
      texts.errors.dayRequired,
      texts.errors.allowRequired,
      texts.errors.signatureRequired,
    ])
      await expect(await canvas.findByText(said)).toBeVisible();
    await expect(canvas.getByText(texts.wrong({ count: 4 }))).toBeVisible();
    fireEvent.change(canvas.getByLabelText(texts.since), { target: { value: '2026-11-20' } });
    fireEvent.change(canvas.getByLabelText(texts.until), { target: { value: '2026-11-19' } });
    await expect(await canvas.findByText(texts.errors.endsBeforeItBegins)).toBeVisible();
    await expect(bodiesTo(addRecordRequest)).toEqual([]);
  },
});

/** RTE-07: the server knows the name of the record; what was typed stays, also by a failure. */
export const Fails = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await answered(context);
    await userEvent.type(canvas.getByLabelText(texts.sign), 'Somebody Else');
    await send(context);
    await expect(await canvas.findByText(refusalWords.signatureDiffers, {}, slow)).toBeVisible();
    msw.use(fails(addRecordRequest, 500));
    await send(context);
    await expect(await canvas.findByText(taskWords.failed)).toBeVisible();
    const list = within(canvas.getByRole('list', { name: texts.holders }));
    await expect(list.getByText('Mockville General Hospital')).toBeVisible();
    await userEvent.click(
      list.getByRole('button', { name: texts.remove({ name: 'Mockville General Hospital' }) }),
    );
    await expect(canvas.getByRole('button', { name: texts.add })).toBeVisible();
    await send(context);
    await waitFor(() => expect(canvas.getByLabelText(texts.name)).toHaveFocus());
  },
});

/** ROL-04: who works at a clinic is told whose page it is. */
export const Clinic = meta.story({
  globals: { role: 'provider' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(othersPageWords.patients)).toBeVisible();
  },
});

/** The largest text on the smallest phone: no word of a choice is broken, and it stands nearer to its own box than to the next. */
export const LargestText = meta.story({
  tags: ['w320'],
  globals: { viewport: { value: 'w320' } },
  beforeEach: largestText,
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: texts.holders }, slow);
    await expect(brokenWords(canvas.getByRole('group', { name: texts.kinds }))).toEqual([]);
    await expect(brokenWords(canvas.getByRole('group', { name: texts.allow }))).toEqual([]);
    const [box, next] = canvas.getAllByRole('checkbox').map((each) => each.getBoundingClientRect());
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(kinds.visits));
    const { top, bottom } = words.getBoundingClientRect();
    await expect(top - (box?.bottom ?? 0)).toBeLessThan(((next?.top ?? 0) - bottom) * 0.75);
    await expect(fitsTheWindow()).toBe(true);
  },
});
