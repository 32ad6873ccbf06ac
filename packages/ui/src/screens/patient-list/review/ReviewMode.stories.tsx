import { endpoints } from '@rpm/api-client';
import { formatStamp } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { loadWords } from '@rpm/domain/words/load';
import { noteWords } from '@rpm/domain/words/note';
import { recordWords } from '@rpm/domain/words/record';
import { taskWords } from '@rpm/domain/words/task';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { emptyClinic, monitoredClinic, queueClinic, storyNow } from '@rpm/mock-server/seed';
import { setClock } from '@rpm/storybook/clock.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatientListScreen } from '../PatientListScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Working mode',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list?work=queue', isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => {
    localStorage.removeItem('rpm.keys');
    msw.use(backend({ world: queueClinic() }));
  },
});
type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];

const wait = { timeout: 10_000 };
const later = (seconds: number) => new Date(storyNow.getTime() + seconds * 1000);
const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: texts.queue }, wait)).findAllByRole('button');
/** What a heading says, once it is drawn and says anything. */
async function textOf(head: () => Element | null): Promise<string> {
  let text = '';
  await waitFor(() => {
    text = head()?.textContent ?? '';
    expect(text).not.toBe('');
  }, wait);
  return text;
}
/** The name of the open patient, once its record and readings are there. */
async function opened(canvas: Canvas): Promise<string> {
  await waitFor(
    () =>
      expect(canvas.getByRole('button', { name: button(texts.keys.reviewed) })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    wait,
  );
  return textOf(() => document.querySelector('#open-patient'));
}
const button = (name: string) => new RegExp(`^${name}`);
/** The next patient is drawn too, covered. */
const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
const isHere = (name: string) =>
  waitFor(() => expect(document.querySelector('#open-patient')).toHaveTextContent(name), wait);

/** SCR-02: the queue with its reasons at the left, the open patient beside it, in both themes. */
export const Default = meta.story({
  tags: ['w1440', 'dark'],
  play: async ({ canvas }) => {
    const all = await rows(canvas);
    const name = await opened(canvas);
    await expect(all[0]).toHaveTextContent(name);
    await expect(all[0]).toHaveAttribute('aria-current', 'true');
    // The reason is a sentence, and every term of it can be opened and read.
    await expect(all[0]).toHaveTextContent(/(Critical|Cautious) .* Limit .*\. (Never|Not) reviewed/);
    // The next patient is drawn too, out of sight.
    const here = within(canvas.getByRole('region', { name }));
    await here
      .getAllByText(texts.whyRank({ place: 1 }))
      .find(isVisible)
      ?.click();
    await expect(here.getAllByText(texts.sum).find(isVisible)).toBeVisible();
    await expect(
      canvas.getByText(texts.progress({ reviewed: 0, snoozed: 0, left: all.length })),
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
    const name = await opened(canvas);
    const here = within(canvas.getByRole('region', { name }));
    const heads = await here.findAllByRole('heading', { name: /^New since/ }, wait);
    const card = heads.find(isVisible)?.closest('section');
    await expect(card).toHaveTextContent(/Blood Pressure, \d+ readings?: \d|Blood Pressure: no new readings/);
    const session = await canvas.findByText(texts.session, {}, wait);
    await expect(session.parentElement).toHaveTextContent(/\d+:\d\d$/);
  },
});

/** SCR-02: beside the trend stand the limits with who set them, and the devices with what they sent last; a vital says what is new. */
export const RangeAndDevices = meta.story({
  beforeEach: ({ msw }) => {
    const [look] = monitoredClinic().reviews ?? [];
    const [patient] = queueClinic().patients;
    if (!look || !patient) throw new Error('Somebody has looked.');
    const at = later(-5 * 86_400);
    const reviews = [{ ...look, patientId: patient.patientId, at, upTo: at }];
    msw.use(backend({ world: { ...queueClinic(), reviews } }));
  },
  play: async ({ canvas }) => {
    const name = await opened(canvas);
    const here = within(canvas.getByRole('region', { name }));
    const cardOf = async (title: string) => {
      const heads = await here.findAllByRole('heading', { level: 3, name: title }, wait);
      return heads.find(isVisible)?.closest('section') as HTMLElement;
    };
    const range = within(await cardOf(recordWords.record.range.title));
    await expect(await range.findByText(/^Set by /, {}, wait)).toBeVisible();
    const devices = within(await cardOf(texts.devices));
    const [device] = await devices.findAllByRole('listitem', {}, wait);
    await expect(device).toHaveTextContent(/Last reading|Nothing for \d+ day|—/);
    const [vital] = await here.findAllByRole('button', { pressed: true }, wait);
    await expect(vital).toHaveTextContent(/\d+ new/);
    await waitFor(() => expect(vital?.querySelector('svg path')).not.toBeNull(), wait);
  },
});

/** WCAG 2.1.4: J next, K back, R reviewed, Z undo; none while something is typed, or with a modifier. */
export const Keys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    await userEvent.keyboard('j');
    const second = await opened(canvas);
    await expect(second).not.toBe(first);
    await userEvent.keyboard('k');
    await isHere(first);
    await userEvent.keyboard('{Control>}j{/Control}');
    await isHere(first);
    await opened(canvas);
    await userEvent.keyboard('r');
    await isHere(second);
    await waitFor(() => expect(bodiesTo(endpoints.reviewReadings)).toHaveLength(1));
    await expect(await canvas.findByText(texts.states.reviewed, { selector: 'li span' }, wait)).toBeVisible();
    await opened(canvas);
    await userEvent.keyboard('z');
    await isHere(first);
    await waitFor(() => expect(bodiesTo(endpoints.undoReview)).toHaveLength(1));
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: texts.help.title }, wait));
    await userEvent.keyboard('j');
    await isHere(first);
    await userEvent.click(help.getByRole('checkbox', { name: texts.keySwitchLabel }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j');
    await isHere(first);
    await expect(localStorage.getItem('rpm.keys')).toBe('off');
  },
});

/** Keys that come in one and the same moment, before any frame. */
const pressAtOnce = (...keys: string[]) => {
  for (const key of keys) document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};
/** The next patient is held, drawn and read, so that a key only shows them. */
async function nextIsDrawn(canvas: Canvas): Promise<string> {
  await opened(canvas);
  return textOf(() => document.querySelector('.invisible:not(:has([role="status"])) h2'));
}
const userIdOf = (at: number) => (bodiesTo(endpoints.claimPatient)[at] as { userId: string }).userId;

/** SCR-02, ADR 31: a key shows the next patient at once, and the page around follows behind that frame. */
export const ShowsAtOnce = meta.story({
  play: async ({ canvas }) => {
    const second = await nextIsDrawn(canvas);
    const before = (await rows(canvas))[0];
    pressAtOnce('j');
    await Promise.resolve();
    await expect(document.querySelector('#open-patient')).toHaveTextContent(second);
    await expect(before).toHaveAttribute('aria-current', 'true');
    await waitFor(async () => expect((await rows(canvas))[0]).toHaveTextContent(second), wait);
    await expect((await rows(canvas))[0]).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(document.querySelector('#open-patient')).toHaveFocus());
    await expect(document.querySelectorAll('#open-patient')).toHaveLength(1);
  },
});

/** ADR 31: R pressed in the same moment as J marks the patient whom J showed, and not the one before. */
export const ReviewedRightAfterNext = meta.story({
  play: async ({ canvas }) => {
    const second = await nextIsDrawn(canvas);
    const userId = userIdOf(1);
    pressAtOnce('j', 'r');
    await waitFor(() => expect(bodiesTo(endpoints.reviewReadings)).toMatchObject([{ userId }]), wait);
    const done = await canvas.findByText(texts.states.reviewed, { selector: 'li span' }, wait);
    await expect(done.closest('li')).toHaveTextContent(second);
    await expect(canvas.getByText(texts.states.left, { selector: 'li span' })).toBeVisible();
  },
});

/** ADR 31: two keys in one moment go on by two, and each patient is passed once. */
export const TwoKeysAtOnce = meta.story({
  play: async ({ canvas }) => {
    const first = await opened(canvas);
    const second = await nextIsDrawn(canvas);
    pressAtOnce('j', 'j');
    await waitFor(
      () => expect(canvas.getAllByText(texts.states.left, { selector: 'li span' })).toHaveLength(2),
      wait,
    );
    const third = await opened(canvas);
    await expect([first, second]).not.toContain(third);
    pressAtOnce('k');
    await isHere(second);
  },
});

/** Snoozed: all alerts of the patient are put off, and the undo opens them again. */
export const Snoozes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    await userEvent.keyboard('s');
    await userEvent.click(await screen.findByRole('menuitem', { name: alertWords.snoozeFor.hour }, wait));
    await waitFor(() => expect(document.querySelector('#open-patient')).not.toHaveTextContent(first), wait);
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

/** N opens the composer over the chart; the keys are letters there. */
export const Notes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    await userEvent.keyboard('n');
    const note = within(await screen.findByRole('dialog', { name: first }, wait));
    await userEvent.type(note.getByLabelText(noteWords.composer.text), 'just rested');
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
    await userEvent.click(canvas.getByRole('combobox', { name: texts.sortBy }));
    await userEvent.click(await screen.findByRole('option', { name: texts.sorts.name }));
    const names = (await rows(canvas)).map((row) => row.querySelector('bdi')?.textContent ?? '');
    await expect(names).toEqual([...names].sort());
    const last = (await rows(canvas)).at(-1);
    if (last) await userEvent.click(last);
    await isHere(names.at(-1) ?? '');
  },
});

/** A colleague was quicker: it is said who, and the next patient opens. */
export const TakenByAColleague = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        endpoints.claimPatient,
        JSON.stringify({
          code: 'patientTaken',
          by: { userId: 'u-9', name: 'Hawthorn Ledgerby' },
          until: '20261120-15:05:00',
        }),
        { status: 409 },
      ),
    ),
  play: async () => {
    const [said] = await screen.findAllByText(texts.taken({ name: 'Hawthorn Ledgerby' }), {}, wait);
    await expect(said).toBeVisible();
    // Nobody's record is shown who is held by somebody else.
    await expect(document.querySelector('#open-patient')).toBeNull();
  },
});

/** Behaviour 1a: a review that the server did not take is said, and the patient is still to do. */
export const ReviewFails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    const first = await opened(canvas);
    const count = (await rows(canvas)).length;
    msw.use(fails(endpoints.reviewReadings, 503));
    await userEvent.keyboard('r');
    await expect(
      await screen.findByText(new RegExp(texts.reviewedDone({ name: first })), {}, wait),
    ).toBeVisible();
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(count));
    await expect(canvas.queryByText(texts.states.reviewed, { selector: 'li span' })).toBeNull();
  },
});

/** Behaviour 1a, offline: nothing is queued; the actions say why they do nothing. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    const restore = setOnline(false);
    try {
      await expect(await canvas.findByText(texts.endOffline)).toBeVisible();
      await userEvent.keyboard('r');
      await isHere(first);
      await expect(canvas.getByText(taskWords.offline)).toBeVisible();
      await expect(bodiesTo(endpoints.reviewReadings)).toEqual([]);
    } finally {
      restore();
    }
    // Back on the line, what was asked for again is there, and the same key does its work.
    await waitFor(() => expect(canvas.queryByText(texts.endOffline)).toBeNull());
    await opened(canvas);
    await userEvent.keyboard('r');
    await waitFor(() => expect(bodiesTo(endpoints.reviewReadings)).toHaveLength(1), wait);
  },
});

const entries = () => bodiesTo(endpoints.addTimeEntry);
/** SCR-03: time with a patient is saved when something was done, from the server's clock, and never by going on. */
export const TimeIsSaved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    setClock(later(70));
    await userEvent.keyboard('j');
    await waitFor(() => expect(document.querySelector('#open-patient')).not.toHaveTextContent(first), wait);
    const second = await opened(canvas);
    // Who is counted is the page around the patient's to say, which follows.
    await waitFor(
      () => expect(document.querySelector('li > button[aria-current]')).toHaveTextContent(second),
      wait,
    );
    await expect(entries()).toEqual([]);
    setClock(later(130));
    await userEvent.keyboard('r');
    await waitFor(() => expect(entries()).toHaveLength(1), wait);
    await expect(entries()).toMatchObject([
      { activity: 'ReadingReview', isInteractive: false, isOfReview: true, end: formatStamp(later(130)) },
    ]);
    await expect(bodiesTo(endpoints.reviewReadings)).toMatchObject([
      { userId: (entries()[0] as { userId: string }).userId },
    ]);
  },
});

/** Behaviour 1a: time that could not be saved is told, with whose it was. */
export const TimeFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.addTimeEntry, 503)),
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    setClock(later(70));
    await userEvent.keyboard('r');
    await expect(await screen.findByText(new RegExp(texts.timeOf({ name: first })), {}, wait)).toBeVisible();
  },
});

/** Paused: the patient is covered, and nothing is renewed until one goes on. */
export const Paused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    await userEvent.keyboard('p');
    await expect(await canvas.findByText(texts.pausedReason)).toBeVisible();
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
    await userEvent.keyboard('r');
    await waitFor(() => expect(document.querySelector('#open-patient')).not.toHaveTextContent(first), wait);
    const second = await opened(canvas);
    await userEvent.keyboard('j');
    await waitFor(() => expect(document.querySelector('#open-patient')).not.toHaveTextContent(second), wait);
    await waitFor(() => expect(bodiesTo(endpoints.reviewReadings)).toHaveLength(1));
    await waitFor(
      () => expect(canvas.getByRole('button', { name: texts.undoOf.review({ name: first }) })).toBeVisible(),
      wait,
    );
    await userEvent.click(canvas.getByRole('button', { name: texts.end }));
    await expect(
      await canvas.findByRole(
        'heading',
        { level: 1, name: texts.done.ended({ looked: 2, total: count }) },
        wait,
      ),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2), wait);
    const [left, done] = canvas.getAllByRole('rowheader');
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
    await expect(await canvas.findByText(texts.done.sessionTime, {}, wait)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: first })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Nobody waits. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.empty, {}, wait)).toBeVisible();
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
    await expect((await canvas.findAllByText('Loading, please wait...', {}, wait))[0]).toBeInTheDocument();
  },
});

/** Behaviour 1a: the queue could not be loaded, and is tried again. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getReviewQueue, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(texts.loading.failed, {}, wait)).toBeVisible();
    msw.use(backend({ world: queueClinic() }));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await opened(canvas);
  },
});

/** Behaviour 1a: no access is said, and the session goes on. */
export const NoAccess = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getReviewQueue, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(loadWords.forbidden, {}, wait)).toBeVisible();
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** On a phone one patient is a screen; the queue folds out as one column. */
export const Phone = meta.story({
  tags: ['w390', 'w320'],
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    await userEvent.click(canvas.getByRole('button', { name: texts.queue }));
    const sheet = within(await screen.findByRole('dialog', { name: texts.queue }, wait));
    const last = (
      await within(await sheet.findByRole('list', { name: texts.queue })).findAllByRole('button')
    ).at(-1);
    if (!last) throw new Error('Somebody waits.');
    await userEvent.click(last);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await opened(canvas);
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
