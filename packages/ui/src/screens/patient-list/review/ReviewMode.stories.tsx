import { endpoints } from '@rpm/api-client';
import { formatStamp } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { appWords } from '@rpm/domain/words/app';
import { loadWords } from '@rpm/domain/words/load';
import { noteWords } from '@rpm/domain/words/note';
import { recordWords } from '@rpm/domain/words/record';
import { vitalWords } from '@rpm/domain/words/vital';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { backend, hangs } from '@rpm/mock-server/msw';
import { emptyClinic, queueClinic } from '@rpm/mock-server/seed';
import { chooseOption } from '@rpm/storybook/chooseOption.ts';
import { setClock } from '@rpm/storybook/clock.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import {
  cardOf,
  fiveWait,
  goOn,
  isHere,
  isLeft,
  isVisible,
  lastSent,
  later,
  lookedFiveDaysAgo,
  newSince,
  opened,
  openLastOfQueue,
  openPage,
  rankSaid,
  reason,
  rows,
  savedTime,
  someNew,
  wait,
} from '@rpm/storybook/reviewStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anyCount, anything, oneOf, sentence } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatientListScreen } from '../PatientListScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Working mode',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list?review=1', isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: fiveWait,
});

/** SCR-02: the queue with its reasons at the left, the open patient beside it, in both themes. */
export const Default = meta.story({
  tags: ['w1440', 'dark'],
  play: async ({ canvas }) => {
    const all = await rows(canvas);
    const name = await opened(canvas);
    await expect(all[0]).toHaveTextContent(name);
    await expect(all[0]).toHaveAttribute('aria-current', 'true');
    // The reason is a sentence, and every term of it can be read, with what its points are for.
    await expect(all[0]).toHaveTextContent(reason());
    // The next patient is drawn too, out of sight.
    const here = within(canvas.getByRole('region', { name }));
    const why = here.getAllByRole('region', { name: texts.why }).find(isVisible) as HTMLElement;
    const terms = within(why).getAllByRole('term');
    await expect(terms.map(({ textContent }) => textContent)).toEqual(rankSaid(1));
    for (const told of within(why).getAllByRole('definition'))
      await expect(told).not.toHaveTextContent(loadWords.unknown);
    await expect(
      canvas.getByText(texts.progress({ reviewed: 0, snoozed: 0, leftOpen: 0, left: all.length })),
    ).toBeVisible();
    // The next one is held and read before anybody asks for it.
    await waitFor(() =>
      expect(bodiesTo(endpoints.claimPatient)).toMatchObject([{ isHere: true }, { isHere: false }]),
    );
  },
});

/** What has come since the last look is counted, and the session lasts since the server began it. */
export const NewSinceTheLastLook = meta.story({
  play: async ({ canvas }) => {
    const here = await openPage(canvas);
    const card = await cardOf(here, newSince);
    const told = { vital: vitalWords.kinds.BloodPressure, date: anything };
    const newOnes = oneOf(...[0, 1, anyCount].map((count) => texts.newReadingsFrom({ ...told, count })));
    await expect(card).toHaveTextContent(newOnes);
    const session = await canvas.findByText(texts.session, {}, wait);
    await expect(session.parentElement).toHaveTextContent(/\d+:\d\d$/);
  },
});

/** SCR-02: beside the trend stand the limits with who set them, and the devices with what they sent last; a vital says what is new. */
export const RangeAndDevices = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: lookedFiveDaysAgo() })),
  play: async ({ canvas }) => {
    const here = await openPage(canvas);
    const range = within(await cardOf(here, recordWords.record.range.title));
    const setBy = sentence(recordWords.record.range.setBy({ name: anything, day: anything }));
    await expect(await range.findByText(setBy, {}, wait)).toBeVisible();
    const devices = within(await cardOf(here, texts.devices));
    const [device] = await devices.findAllByRole('listitem', {}, wait);
    await expect(device).toHaveTextContent(lastSent);
    const [vital] = await here.findAllByRole('button', { pressed: true }, wait);
    await waitFor(() => expect(vital).toHaveTextContent(someNew), wait);
    await waitFor(() => expect(vital?.querySelector('svg path')).not.toBeNull(), wait);
    // What is new is read where it stands: right after the reason, before the vitals.
    const heads = await here.findAllByRole('heading', { level: 3, name: newSince }, wait);
    const fresh = heads.find(isVisible) as HTMLElement;
    const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
    await expect(fresh.compareDocumentPosition(vital as HTMLElement) & follows).toBe(follows);
  },
});

/** Snoozed: all alerts of the patient are put off, and the undo opens them again. */
export const Snoozes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    await userEvent.keyboard('s');
    await userEvent.click(await screen.findByRole('menuitem', { name: alertWords.snoozeFor.hour }, wait));
    await isLeft(first);
    await expect(await canvas.findByText(texts.states.snoozed, { selector: 'li span' }, wait)).toBeVisible();
    await opened(canvas);
    await userEvent.click(canvas.getByRole('button', { name: texts.undoOf.snooze({ name: first }) }));
    await isHere(first);
    await expect(bodiesTo(endpoints.undoAlert)).toHaveLength(bodiesTo(endpoints.snoozeAlert).length);
  },
});

/** C shows the number and starts the timer as a phone call, which is a live contact (ADR 27). */
export const Calls = meta.story({
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    const button = canvas.getByRole('button', { name: new RegExp(`^${texts.keys.call}`) });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'), wait);
    await userEvent.keyboard('c');
    const call = within(await screen.findByRole('dialog', { name: texts.callTitle }, wait));
    await expect(await call.findByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+?\d+$/),
    );
    await expect(await call.findByText(texts.callRuns, {}, wait)).toBeVisible();
    await expect(bodiesTo(endpoints.startTimer)).toMatchObject([
      { activity: 'PhoneCall', isInteractive: true, by: 'switch' },
    ]);
  },
});

/** N opens the composer over the chart, with the focus in its text; the keys are letters there. */
export const Notes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    await userEvent.keyboard('n');
    const note = within(await screen.findByRole('dialog', { name: first }, wait));
    await waitFor(() => expect(note.getByLabelText(noteWords.composer.text)).toHaveFocus(), wait);
    await userEvent.keyboard('just rested');
    await isHere(first);
    await userEvent.click(note.getByRole('button', { name: noteWords.composer.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), wait);
    await expect(bodiesTo(endpoints.addUserNotes)).toMatchObject([{ text: 'just rested' }]);
  },
});

/** Without ranking the names decide, and a press in the list opens that patient. */
export const SortedByName = meta.story({
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    await chooseOption(canvas, userEvent, texts.sortBy, texts.sorts.name);
    const names = (await rows(canvas)).map((row) => row.querySelector('bdi')?.textContent ?? '');
    await expect(names).toEqual([...names].sort());
    const last = (await rows(canvas)).at(-1);
    if (last) await userEvent.click(last);
    await isHere(names.at(-1) ?? '');
  },
});

/** SCR-03: time with a patient is saved when something was done, from the server's clock, and never by going on. */
export const TimeIsSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: queueClinic(), clock: () => new Date() })),
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    setClock(later(70));
    const second = await goOn(canvas, userEvent, 'j', first);
    // Who is counted is the page around the patient's to say, which follows.
    await waitFor(
      () => expect(document.querySelector('li > button[aria-current]')).toHaveTextContent(second),
      wait,
    );
    await expect(savedTime()).toEqual([]);
    setClock(later(130));
    await userEvent.keyboard('r');
    await waitFor(() => expect(savedTime()).toHaveLength(1), wait);
    await expect(savedTime()).toMatchObject([
      { activity: 'ReadingReview', isInteractive: false, isOfReview: true, end: formatStamp(later(130)) },
    ]);
    await expect(bodiesTo(endpoints.reviewReadings)).toMatchObject([
      { userId: (savedTime()[0] as { userId: string }).userId },
    ]);
  },
});

/** Paused: the patient is covered, and nothing is renewed until one goes on. */
export const Paused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    await userEvent.keyboard('p');
    await seesText(canvas, texts.pausedReason);
    await expect(document.querySelector('#open-patient')).toBeNull();
    await userEvent.keyboard('p');
    await isHere(first);
  },
});

/** The end says what was done, from the server; who was left open first. */
export const Done = meta.story({
  tags: ['w1440', 'dark'],
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    const count = Number(/\d+$/.exec((await canvas.findByText(/^1 \S+ \d+$/)).textContent ?? '')?.[0]);
    const second = await goOn(canvas, userEvent, 'r', first);
    await userEvent.keyboard('j');
    await isLeft(second);
    await waitFor(() => expect(bodiesTo(endpoints.reviewReadings)).toHaveLength(1));
    const undo = { name: texts.undoOf.review({ name: first }) };
    await waitFor(() => expect(canvas.getByRole('button', undo)).toBeVisible(), wait);
    await userEvent.click(canvas.getByRole('button', { name: texts.end }));
    const ended = texts.done.ended({ looked: 3, total: count });
    await expect(await canvas.findByRole('heading', { level: 1, name: ended }, wait)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3), wait);
    const [left, , done] = canvas.getAllByRole('rowheader');
    await expect(left).toHaveTextContent(second);
    await expect(done).toHaveTextContent(first);
    // The four counts add up, and so do the parts of the session.
    await expect(canvas.getByRole('region', { name: texts.done.sessionTime })).toBeVisible();
    await expect(canvas.getByRole('region', { name: texts.done.toDo })).toHaveTextContent(second);
    await waitFor(() => expect(bodiesTo(endpoints.endReview)).toHaveLength(1));
    await userEvent.keyboard('z');
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: first })).toBeNull(), wait);
  },
});

/** The end on a phone: cards below each other, nothing sideways. */
export const DonePhone = meta.story({
  tags: ['w390'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    await userEvent.click(canvas.getByRole('button', { name: texts.end }));
    await seesText(canvas, texts.done.sessionTime);
    await expect(await canvas.findByRole('heading', { name: first }, wait)).toBeVisible();
    await expect(canvas.getByText(texts.done.leftNote).parentElement).toHaveTextContent(/1/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Nobody waits. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.empty);
  },
});

/** SCR-02: at 1280 px all that can be done with a patient is one row. */
export const OneRowOfActions = meta.story({
  tags: ['w1280'],
  play: async ({ canvas }) => {
    await opened(canvas);
    const bar = within(canvas.getByRole('region', { name: texts.actions }));
    const heights = bar.getAllByRole('button').map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
    await expect(new Set(heights).size).toBe(1);
  },
});

/** ERR-02. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(endpoints.getReviewQueue)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(appWords.loading, {}, wait))[0]).toBeInTheDocument();
  },
});

/** On a phone one patient is a screen; the queue folds out as one column. */
export const Phone = meta.story({
  tags: ['w390', 'w320'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    await openLastOfQueue(canvas, userEvent);
    // Five actions of 52 px with their words, and Reviewed as wide as the page.
    const bar = within(canvas.getByRole('region', { name: texts.actions }));
    for (const name of [texts.keys.snooze, texts.keys.call, texts.keys.note, texts.keys.next])
      await expect(bar.getByRole('button', { name }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
        52,
      );
    const { width } = bar.getByRole('button', { name: texts.keys.reviewed }).getBoundingClientRect();
    await expect(width).toBeGreaterThan(window.innerWidth * 0.8);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
