import { endpoints } from '@rpm/api-client';
import { monthSheetPath, readingAddress } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { othersPageWords } from '@rpm/domain/words/frame';
import { loadWords } from '@rpm/domain/words/load';
import { classWords } from '@rpm/domain/words/reading';
import { timelineWords as texts } from '@rpm/domain/words/timeline';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { emptyClinic, monitoredClinic, smallClinic } from '@rpm/mock-server/seed';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { anyCount, beginning, sentence } from '@rpm/storybook/sentence.ts';
import {
  ago,
  asked,
  leadTo,
  monthsAgo,
  notRepeated,
  odd,
  pressure,
  readingsOfDays,
  retryBrings,
  retryFails,
  said,
  shows,
  takeWithYou,
  tenThousand,
  weight,
} from '@rpm/storybook/timelineStory.ts';
import { expect, waitFor, within } from 'storybook/test';
import { MyTimelineScreen } from './MyTimelineScreen.tsx';

const { getTimeline } = endpoints;
const page = { path: '/my-timeline', isSignedIn: true };

const meta = preview.meta({
  title: 'Screens/Patient/My timeline',
  component: MyTimelineScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page },
});

/** SCR-07, RTE-04: the days of the small clinic's patient, newest first; the title names nobody. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.own.title, level: 1 })).toBeVisible();
    await expect((await canvas.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(2);
    await expect(document.title).toBe(`${texts.own.title} · ${appWords.title}`);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/**
 * The readings of a day are one line with the most severe class, which opens; those of the newest day are open. Each leads
 * to what happened to it, from where one writes to the clinic about it (API-25).
 */
export const Monitored = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(shows([said, pressure(2), pressure(3, 'Critical'), pressure(26), pressure(27, 'Cautious')])),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Please rest this morning.')).toBeVisible();
    const [today, yesterday] = await readingsOfDays(canvas, 2);
    await expect(today).toHaveAttribute('aria-expanded', 'true');
    await expect(yesterday).toHaveAttribute('aria-expanded', 'false');
    await expect(yesterday).toHaveTextContent(classWords.Cautious);
    await expect(canvas.getAllByText(/128\/79/)).toHaveLength(2);
    if (yesterday) await userEvent.click(yesterday);
    await waitFor(() => expect(canvas.getAllByText(/128\/79/)).toHaveLength(4));
    const steps = leadTo(canvas, beginning(vitalWords.kinds.BloodPressure));
    const readings = [2, 3, 26, 27].map((hours) => readingAddress('BloodPressure', ago(hours)));
    await expect(steps).toEqual(readings.map((each) => `/patient-dashboard?reading=${each}`));
  },
});

/** Design w1: a vital that is shown has its month on paper, of the month of its newest reading here. */
export const PaperToTake = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(shows([pressure(2), pressure(26), weight(24 * 40)])),
  play: async ({ canvas }) => {
    const { says, papers } = await takeWithYou(canvas);
    await expect(says).toHaveTextContent(texts.take.paper);
    await expect(papers).toEqual([monthSheetPath('BloodPressure', 0), monthSheetPath('Weight', 1)]);
  },
});

/** PDB-07: the trend goes back 24 months: a vital whose newest reading here is older has no paper, it would be another month's. */
export const TooOldForPaper = meta.story({
  beforeEach: ({ msw }) => msw.use(shows([weight(monthsAgo(24)), pressure(monthsAgo(25))])),
  play: async ({ canvas }) => {
    const { says, papers } = await takeWithYou(canvas);
    await expect(canvas.getAllByRole('heading', { level: 2, name: /2024/ })).toHaveLength(2);
    await expect(says).toHaveTextContent(texts.take.paper);
    await expect(papers).toEqual([monthSheetPath('Weight', 24)]);
  },
});

/** Nothing but what is too old: the share alone is offered. */
export const NothingForPaper = meta.story({
  beforeEach: ({ msw }) => msw.use(shows([pressure(monthsAgo(25))])),
  play: async ({ canvas }) => {
    const { says, papers } = await takeWithYou(canvas);
    await expect(says).toHaveTextContent(texts.own.share);
    await expect(says).not.toHaveTextContent(texts.take.paper);
    await expect(papers).toEqual([]);
  },
});

/** The filter is kept in the address of the page, and asked of the server. */
export const FilterByKind = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: beginning(texts.kinds.visits) }));
    await waitFor(() => expect(asked().map(({ kind }) => kind)).toContain('visits'));
    await userEvent.click(canvas.getByRole('radio', { name: beginning(texts.all) }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: beginning(texts.all) })).toBeChecked());
  },
});

/** A filter without a match says so, with the way back. */
export const NoMatch = meta.story({
  parameters: { page: { ...page, path: '/my-timeline?kind=files' } },
  beforeEach: ({ msw }) => msw.use(shows([said], { entries: [] })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: texts.noneOf.files })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.clear }));
    await waitFor(() => expect(asked().at(-1)).toEqual({}));
  },
});

/** A month is asked for by its first and its last moment. */
export const OfAMonth = meta.story({
  parameters: { page: { ...page, path: '/my-timeline?month=2026-10' } },
  beforeEach: ({ msw }) => msw.use(shows([said], { entries: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.noneInMonth })).toBeVisible();
    const [query] = asked();
    await expect(query?.from).toMatch(/^2026(1001|0930)-/);
    await expect(query?.before).toMatch(/^2026(1101|1031)-/);
  },
});

/** Older days come by a press; the focus goes to the first of them, and what was there is not asked for again. */
export const OlderDays = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(shows([pressure(2), pressure(26)], { next: ago(40), oldest: ago(100) })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('heading', { name: beginning(texts.yesterday) });
    msw.use(shows([pressure(50), pressure(74)], { oldest: ago(100) }));
    await userEvent.click(canvas.getByRole('button', { name: texts.older }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2, name: /2026/ })).toHaveLength(4));
    const third = canvas.getAllByRole('heading', { level: 2, name: /2026/ })[2];
    await waitFor(() => expect(third).toHaveFocus());
    await expect(asked().map(({ before }) => before)).toEqual([undefined, ago(40)]);
    await expect(canvas.queryByRole('button', { name: texts.older })).toBeNull();
  },
});

/**
 * 10,000 things, most of them on the newest days: what is drawn is bounded by count, before and after a press, in the open
 * day as in the closed ones. How fast input is answered is measured beside the tests (docs/performance.md).
 */
export const Huge = meta.story({
  beforeEach: ({ msw }) => msw.use(shows(tenThousand)),
  play: async ({ canvas, userEvent }) => {
    const [today, yesterday] = await readingsOfDays(canvas);
    const drawn = () => document.querySelectorAll('main li').length;
    // 21 days, each one line, of which the newest shows its first 15 readings, and a line for the rest.
    await expect(drawn()).toBeLessThanOrEqual(21 + 16);
    if (yesterday) await userEvent.click(yesterday);
    await waitFor(() => expect(yesterday).toHaveAttribute('aria-expanded', 'true'));
    await expect(drawn()).toBeLessThanOrEqual(21 + 16 * 2);
    const [more] = canvas.getAllByRole('button', { name: sentence(texts.showMore({ count: anyCount })) });
    if (more) await userEvent.click(more);
    await waitFor(() => expect(drawn()).toBeGreaterThan(21 + 16 * 2));
    await expect(drawn()).toBeLessThanOrEqual(21 + 16 * 3);
    if (today) await userEvent.click(today);
    await waitFor(() => expect(drawn()).toBeLessThanOrEqual(21 + 16));
  },
});

/** SCR-02: a critical reading says itself that it was not repeated; files and notes lead on. */
export const NotRepeated = meta.story({
  tags: ['w390', 'w320', 'dark'],
  beforeEach: ({ msw }) => msw.use(shows(notRepeated)),
  play: async ({ canvas }) => {
    const mark = await canvas.findByText(texts.repeat.notRepeated);
    await expect(mark.closest('li')).toHaveTextContent(classWords.Critical);
    await expect(canvas.getAllByText(texts.repeat.noSecond)).toHaveLength(1);
    await expect(leadTo(canvas, /^panel\.pdf$/)[0]).toMatch(/^\/uploaded-file-info\/.*\/f\/-$/);
    await expect(leadTo(canvas, new RegExp(texts.answer))).toEqual(['/my-doctors?talk=clinic']);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Nothing at all: a sentence, and no filter that could have hidden it. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(backend({ world: { ...emptyClinic(), patients: smallClinic().patients } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.empty })).toBeVisible();
    await expect(canvas.getByText(texts.emptyReason)).toBeVisible();
  },
});

/** One kind cannot be read: it is said, with a way to try again, and the rest stands. */
export const NotesMissing = meta.story({
  tags: ['network-fault', 'w390'],
  beforeEach: ({ msw }) => msw.use(shows([pressure(2)], { missing: 'notes' })),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(texts.missing.notes)).toBeVisible();
    await expect(canvas.getByText(/128\/79/)).toBeVisible();
    msw.use(shows([said, pressure(2)]));
    await retryBrings(said, canvas, userEvent);
    await waitFor(() => expect(canvas.queryByText(texts.missing.notes)).toBeNull());
  },
});

/** Long, foreign and hostile names and texts are shown as they are. */
export const OddNames = meta.story({
  tags: ['w320'],
  beforeEach: ({ msw }) => msw.use(shows(odd)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.getAllByText(/מרים/)[0]).toBeVisible();
    // The line stands where the order was placed; the status is that of today.
    await expect(canvas.getByText(texts.orderNow({ status: 'Unheard' }))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** ERR-02. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getTimeline)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(appWords.loading).length).toBeGreaterThan(0));
    await expect(canvas.queryByText(texts.empty)).toBeNull();
  },
});

/** Behaviour 1a: broken, cut, of another shape; Try Again brings it. */
export const Failed = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getTimeline, 503)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(texts.loading.failed)).toBeVisible();
    for (const failure of failures(getTimeline)) {
      msw.use(failure);
      await retryFails(canvas, userEvent);
    }
    msw.use(shows([said]));
    await retryBrings(said, canvas, userEvent);
  },
});

/** 401: told once. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getTimeline, 401)),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
  },
});

/** 403. */
export const Forbidden = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getTimeline, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(loadWords.forbidden)).toBeVisible();
  },
});

/** Behaviour 1a, offline: what is shown stays. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(shows([said])),
  play: async ({ canvas }) => {
    await canvas.findByText('Please rest this morning.');
    const back = setOnline(false);
    await expect(await canvas.findByText(appWords.offline)).toBeVisible();
    await expect(canvas.getByText('Please rest this morning.')).toBeVisible();
    back();
  },
});

/** ROL-04: staff are told whose page it is, and nothing is asked. */
export const ForStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(othersPageWords.patients)).toBeVisible();
    await expect(asked()).toEqual([]);
    await expect(within(document.body).queryByRole('radio')).toBeNull();
  },
});
