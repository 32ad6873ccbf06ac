import { endpoints } from '@rpm/api-client';
import { clockText, formatStamp } from '@rpm/domain';
import { noteWords } from '@rpm/domain/words/note';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { answers, backend } from '@rpm/mock-server/msw';
import { queueClinic, storyNow } from '@rpm/mock-server/seed';
import { setClock, timePasses } from '@rpm/storybook/clock.ts';
import preview from '@rpm/storybook/preview.tsx';
import {
  type Canvas,
  fiveWait,
  isHere,
  later,
  opened,
  rows,
  savedTime,
  wait,
} from '@rpm/storybook/reviewStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatientListScreen } from '../PatientListScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Working mode/Time',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list?review=1', isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach({ msw }) {
    fiveWait({ msw });
    msw.use(backend({ world: queueClinic(), clock: () => new Date() }));
  },
});

/** What the header says of the session. */
const session = async (canvas: Canvas) =>
  (await canvas.findByText(texts.session, {}, wait)).parentElement as HTMLElement;
/** The same of so many seconds, of which so many were paused. */
const lasts = (total: number, paused: number) =>
  `${texts.session}${clockText(total)}${texts.sessionPaused({ time: clockText(paused) })}`;

/** What the end says of the session: the whole, then what was recorded, looked at and paused, in minutes. */
async function sessionTime(canvas: Canvas): Promise<string[]> {
  const card = within(await canvas.findByRole('region', { name: texts.done.sessionTime }, wait));
  const parts = card.getAllByRole('definition').map(({ textContent }) => textContent ?? '');
  return [card.getByText(/\d/, { selector: 'b' }).textContent ?? '', ...parts];
}
const minutes = (...counts: number[]) => counts.map((count) => texts.done.minutesOf({ count }));

/** SCR-03, ADR 41: a round that was left and not ended is not looked at in that time; the place and its beginning stay. */
export const LeftOpenCountsAsPaused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    await expect(await session(canvas)).not.toHaveTextContent(texts.sessionPaused({ time: '' }));
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: texts.toList }));
    const start = await canvas.findByRole('link', { name: texts.start }, wait);
    // The session is over five seconds later.
    timePasses(305);
    await userEvent.click(start);
    await isHere(first);
    await opened(canvas);
    timePasses(425);
    await userEvent.click(canvas.getByRole('button', { name: texts.end }));
    await waitFor(async () => expect(await sessionTime(canvas)).toEqual(minutes(7, 0, 2, 5)), wait);
  },
});

/** SCR-03: beside how long the session lasts stands how long nobody held it open, also before this log in. */
export const LeftBeforeThisLogin = meta.story({
  tags: ['w1280', 'w390'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        endpoints.getReviewRound,
        JSON.stringify({
          ...{ startedTime: formatStamp(later(-9240)), endedTime: null, awaySeconds: 7380, result: [] },
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await opened(canvas);
    await waitFor(async () => expect(await session(canvas)).toHaveTextContent(lasts(9240, 7380)), wait);
  },
});

/** SCR-03: a pause counts from its beginning, which the server hears of at once, and so it does of its end. */
export const PausesCount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    timePasses(60);
    // The round is there: an answer that came after the pause would count it from then on.
    const before = `${texts.session}${clockText(60)}`;
    await waitFor(async () => expect((await session(canvas)).textContent).toBe(before), wait);
    await userEvent.keyboard('p');
    await waitFor(
      () =>
        expect(bodiesTo(endpoints.claimPatient)).toContainEqual(expect.objectContaining({ isPaused: true })),
      wait,
    );
    timePasses(180);
    await waitFor(async () => expect(await session(canvas)).toHaveTextContent(lasts(180, 120)), wait);
    await userEvent.keyboard('p');
    await waitFor(
      () =>
        expect(bodiesTo(endpoints.claimPatient).slice(3)).toMatchObject([
          { isHere: true },
          { isHere: false },
        ]),
      wait,
    );
    timePasses(240);
    await waitFor(async () => expect(await session(canvas)).toHaveTextContent(lasts(240, 120)), wait);
  },
});

/** ADR 41: a note that is closed or thrown away saves no time; one that is written does. */
export const TimeOfANote = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    const dialog = async () => within(await screen.findByRole('dialog', { name: first }, wait));
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), wait);
    setClock(later(10));
    await userEvent.keyboard('n');
    await dialog();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await userEvent.keyboard('n');
    const thrown = await dialog();
    await userEvent.type(thrown.getByLabelText(noteWords.composer.text), 'rested');
    await userEvent.click(thrown.getByRole('button', { name: noteWords.composer.discard }));
    await isClosed();
    await userEvent.keyboard('n');
    const note = await dialog();
    await userEvent.type(note.getByLabelText(noteWords.composer.text), 'just rested');
    await expect(savedTime()).toEqual([]);
    setClock(later(40));
    await userEvent.click(note.getByRole('button', { name: noteWords.composer.save }));
    await isClosed();
    await waitFor(
      () => expect(savedTime()).toMatchObject([{ isOfReview: true, end: formatStamp(later(40)) }]),
      wait,
    );
  },
});

/** SCR-02: who was only timed outside the review has no outcome, and is neither looked at, left open nor still to do. */
export const TimedOutsideTheReview = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const first = await opened(canvas);
    const total = (await rows(canvas)).length;
    const outside = {
      ...{ userId: 'p-outside', name: 'Basil Placeholder', reviewedTime: null, snoozedUntil: null },
      ...{ notes: 1, calls: 2, seconds: 1500, monthMinutes: { before: 0, now: 25 } },
      hasContact: { before: false, now: false },
    };
    const told = {
      ...{ startedTime: formatStamp(storyNow), endedTime: formatStamp(later(1800)), awaySeconds: 0 },
      result: [outside],
    };
    await userEvent.keyboard('j');
    await opened(canvas);
    msw.use(answers(endpoints.getReviewRound, JSON.stringify(told)));
    await userEvent.click(canvas.getByRole('button', { name: texts.end }));
    const ended = texts.done.ended({ looked: 2, total });
    await expect(await canvas.findByRole('heading', { level: 1, name: ended }, wait)).toBeVisible();
    const line = (await canvas.findByRole('rowheader', { name: outside.name }, wait)).closest('tr');
    await expect(within(line as HTMLElement).getAllByRole('cell')[0]).toHaveTextContent(/^–$/);
    const left = canvas.getByRole('rowheader', { name: first }).closest('tr');
    await expect(left).toHaveTextContent(texts.states.left);
    const toDo = canvas.getByRole('region', { name: texts.done.toDo });
    await expect(within(toDo).getAllByRole('listitem')).toHaveLength(2);
    await expect(toDo).toHaveTextContent(first);
    const counts = [texts.done.notes({ count: 1 }), texts.done.calls({ count: 2 })].join(', ');
    // In the sum, and in the patient's line.
    await expect(canvas.getAllByText(counts)).toHaveLength(2);
    await expect(canvas.getByText(texts.done.leftNote).parentElement).toHaveTextContent(/2/);
  },
});
