import { endpoints } from '@rpm/api-client';
import { sharedParts } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { fileWords } from '@rpm/domain/words/file';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { serverWords } from '@rpm/domain/words/server';
import { shareWords } from '@rpm/domain/words/share';
import { timelineWords } from '@rpm/domain/words/timeline';
import { vitalWords } from '@rpm/domain/words/vital';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, smallClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { anything, beginning, containing, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { FriendsTimelineScreen } from './FriendsTimelineScreen.tsx';

const texts = timelineWords.friend;
const { partsOfOther } = shareWords;
const { getMyFriends, getFriendTimeline, getFriendsMRSummary, getFriendFiles, leaveShare } = endpoints;
const page = { path: '/myFriends-timeline?friend=user-alder', isSignedIn: true };

/** The queries with which the timeline was asked for, oldest first. */
const asked = (): Record<string, string>[] =>
  seen.call.mock.calls
    .map(([line]) => String(line))
    .filter((line) => line.includes('/api/friend-timeline/'))
    .map((line) => Object.fromEntries(new URLSearchParams(line.split('?')[1])));

const meta = preview.meta({
  title: 'Screens/Patient/Shared timeline',
  component: FriendsTimelineScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page },
});

const share = (special: object = {}) => ({
  ...{ shareId: 'share-1', owner: { userId: 'user-alder', name: 'Alder Sampleton' } },
  ...{ username: 'patient@northside.example', parts: ['readings', 'records'], from: '20261118-15:00:00' },
  ...{ until: '20261127-15:00:00', state: 'live', message: 'For you, with love.', grantee: null },
  ...{ lastOpened: null, ended: null, isLeft: false, relation: null, ...special },
});
const friends = (...withMe: object[]) => answers(getMyFriends, JSON.stringify({ byMe: [], withMe }));
const visit = {
  ...{ kind: 'visits', id: 'visit', time: '20261118-14:15:00', vital: null, values: null, class: null },
  ...{ text: 'Office visit', by: 'Teasel Fakeley', role: null, status: null, reportType: null, isOwn: false },
};
const reading = {
  ...{
    kind: 'readings',
    id: 'reading',
    time: visit.time,
    vital: 'BloodPressure',
    class: 'Normal',
    isOwn: false,
  },
  ...{ values: { systolic: 128, diastolic: 79 }, text: null, by: null, role: null, status: null },
  reportType: null,
};
const withReadings = answers(
  getFriendTimeline,
  JSON.stringify({
    kinds: [{ kind: 'readings', total: 1 }],
    ...{ next: null, oldest: reading.time, entries: [reading] },
  }),
);
const timeline = answers(
  getFriendTimeline,
  JSON.stringify({
    kinds: [
      { kind: 'readings', total: 0 },
      { kind: 'visits', total: 1 },
    ],
    ...{ next: null, oldest: visit.time, entries: [visit] },
  }),
);

/** SCR-07: whose it is stands in the heading and in the banner, and never in the title; kinds that are not shared are absent. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  beforeEach: ({ msw }) => msw.use(friends(share()), timeline),
  play: async ({ canvas }) => {
    const name = 'Alder Sampleton';
    await expect(
      await canvas.findByRole('heading', { name: texts.views.timeline.heading({ name }), level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: texts.banner({ name }) })).toHaveTextContent(
      containing(`${dayInWords('2026-11-27')}${anything}${partsOfOther.readings}, ${partsOfOther.records}`),
    );
    await expect(canvas.getByText(/For you, with love\./)).toBeVisible();
    await expect(await canvas.findByText('Office visit')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: beginning(timelineWords.kinds.notes) })).toBeNull();
    await expect(document.title).toBe(`${texts.views.timeline.title} · ${appWords.title}`);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** What happened to a reading is between its patient and the clinic: it is told, and leads nowhere. */
export const WithReadings = meta.story({
  beforeEach: ({ msw }) => msw.use(friends(share()), withReadings),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/128\/79/)).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: beginning(vitalWords.kinds.BloodPressure) }),
    ).not.toBeInTheDocument();
  },
});

/** R20: it is stopped while it is open: the list gives way to the one text, without a reload. */
export const StoppedWhileOpen = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(friends(share()), timeline),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Office visit')).toBeVisible();
    msw.use(friends(), fails(getFriendTimeline, 404));
    // Coming back to the page asks again, as the clock does twice a minute.
    fireEvent(document, new Event('visibilitychange'));
    const heading = await canvas.findByRole('heading', { name: timelineWords.ended.title, level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByText('Office visit')).toBeNull();
    await expect(canvas.queryByText(/Alder/)).toBeNull();
    await expect(document.title).toBe(`${timelineWords.ended.tab} · ${appWords.title}`);
  },
});

/** Several people share: one chooses whose. */
export const SeveralFriends = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      friends(share(), share({ shareId: 'share-2', owner: { userId: 'user-clover', name: 'מרים כהן' } })),
      timeline,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: texts.choose }));
    await userEvent.click(await screen.findByRole('option', { name: 'מרים כהן' }));
    await expect(
      await canvas.findByRole('heading', {
        name: texts.views.timeline.heading({ name: 'מרים כהן' }),
        level: 1,
      }),
    ).toBeVisible();
  },
});

/** Nobody shares. */
export const NoOne = meta.story({
  tags: ['w390'],
  parameters: { page: { ...page, path: '/myFriends-timeline' } },
  beforeEach: ({ msw }) => msw.use(friends()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.none })).toBeVisible();
    await expect(asked()).toEqual([]);
  },
});

/** What nobody shares, or not anymore, has one text. */
export const Ended = meta.story({
  tags: ['w390', 'w320', 'dark'],
  beforeEach: ({ msw }) => msw.use(friends()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: timelineWords.ended.title })).toBeVisible();
    await expect(canvas.getByText(timelineWords.ended.ask)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A provider of another clinic may be shared with too. */
export const ForAProvider = meta.story({
  globals: { role: 'provider' },
  beforeEach: ({ msw }) => msw.use(friends(share()), timeline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Office visit')).toBeVisible();
  },
});

/** ERR-02. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getMyFriends)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(appWords.loading).length).toBeGreaterThan(0));
  },
});

/** 503. */
export const Failed = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getMyFriends, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading.failed)).toBeVisible();
  },
});

/** The timeline fails; whose it is, and until when, stands. */
export const TimelineFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(friends(share()), fails(getFriendTimeline, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(timelineWords.loading.failed)).toBeVisible();
    await expect(canvas.getByText(texts.banner({ name: 'Alder Sampleton' }))).toBeVisible();
  },
});

const { accountId: sharerId } = demoAccounts.otherPatient;
/** The other clinic's patient shares everything with the patient. */
const whole = () => {
  const world = smallClinic();
  const shares = world.shares.map((each) => ({ ...each, parts: [...sharedParts], message: '' }));
  return backend({ world: { ...world, shares } });
};
const viewAt = (query: string) => ({
  page: { ...page, path: `/myFriends-timeline?friend=${sharerId}&view=${query}` },
});

/** For carers: the health records by kind, then those of one kind; whose it is stands on each, and never in the title. */
export const HealthRecords = meta.story({
  tags: ['w390', 'w320', 'dark'],
  parameters: viewAt('summary'),
  beforeEach: ({ msw }) => msw.use(whole()),
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', {
      level: 1,
      name: sentence(texts.views.summary.heading({ name: anything })),
    });
    await expect(document.title).toBe(`${texts.views.summary.title} · ${appWords.title}`);
    // What came last, of whatever kind, leads to its kind in this record.
    const newest = within(await canvas.findByRole('region', { name: texts.newest }));
    const [first] = await newest.findAllByRole('link');
    const inThisRecord = expect.stringContaining(`friend=${sharerId}&view=summary&type=`);
    await expect(first).toHaveAttribute('href', inThisRecord);
    const card = within(await canvas.findByRole('article', { name: healthRecordWords.kinds.Condition }));
    await userEvent.click(card.getByRole('link'));
    await expect(
      await canvas.findByRole('heading', { level: 2, name: healthRecordWords.kinds.Condition }),
    ).toBeVisible();
    await expect((await canvas.findAllByText(texts.theirClinic)).length).toBeGreaterThan(0);
    await expect(heading).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: texts.viewsLabel })).getByRole('link', {
        name: texts.views.summary.tab,
      }),
    );
    await expect(
      await canvas.findByRole('article', { name: healthRecordWords.kinds.Encounter }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Their files: listed, one opened and drawn here, and a note of the clinic alone; an address that names no file says so. */
export const NotesAndFiles = meta.story({
  tags: ['w390', 'w320'],
  parameters: viewAt('notes'),
  beforeEach: ({ msw }) => msw.use(whole()),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: sentence(texts.views.notes.heading({ name: anything })),
      }),
    ).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: texts.views.files.tab }));
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: sentence(texts.views.files.heading({ name: anything })),
      }),
    ).toBeVisible();
    const list = await canvas.findAllByRole('link', { name: /\.(pdf|txt|png)$/ });
    if (list[0]) await userEvent.click(list[0]);
    await expect(await canvas.findByRole('region', { name: fileWords.detail.preview })).toBeVisible();
    await expect(document.title).toBe(`${texts.views.files.title} · ${appWords.title}`);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** What is not shared is absent, also where the address asks for it: nothing is asked of the server. */
export const NotSharedView = meta.story({
  parameters: { page: { ...page, path: `${page.path}&view=files` } },
  beforeEach: ({ msw }) => msw.use(friends(share()), timeline, fails(getFriendFiles, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Office visit')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: texts.views.files.tab })).toBeNull();
    await expect(canvas.getByRole('link', { name: texts.views.timeline.tab })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(
      seen.call.mock.calls.filter(([line]) => String(line).includes('/api/friend-files/')),
    ).toEqual([]);
  },
});

/** The health records fail; whose it is, and until when, stands. */
export const HealthRecordsFail = meta.story({
  tags: ['network-fault'],
  parameters: { page: { ...page, path: `${page.path}&view=summary` } },
  beforeEach: ({ msw }) => msw.use(friends(share()), fails(getFriendsMRSummary, 503)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(healthRecordWords.loading.failed)).length).toBeGreaterThan(0);
    await expect(canvas.getByText(texts.banner({ name: 'Alder Sampleton' }))).toBeVisible();
  },
});

/** R20: whoever is shared with gives it up: asked first, with the focus on keeping it; then it is gone from the list. */
export const GiveUp = meta.story({
  tags: ['w390'],
  parameters: { page: { ...page, path: `/myFriends-timeline?friend=${sharerId}` } },
  beforeEach: ({ msw }) => msw.use(whole()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.leave }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: timelineWords.leaving.keep })).toHaveFocus(),
    );
    await userEvent.click(dialog.getByRole('button', { name: timelineWords.leaving.act }));
    await expect(await screen.findByText(serverWords.shareLeft)).toBeVisible();
    await expect(bodiesTo(leaveShare)).toEqual([{ userId: sharerId }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
