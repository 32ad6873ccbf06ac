import { endpoints } from '@rpm/api-client';
import { sharedParts } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { fileWords } from '@rpm/domain/words/file';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { serverWords } from '@rpm/domain/words/server';
import { shareWords } from '@rpm/domain/words/share';
import { timelineWords } from '@rpm/domain/words/timeline';
import { vitalWords } from '@rpm/domain/words/vital';
import { fails, hangs } from '@rpm/mock-server/msw';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { anything, beginning, containing, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { friends, sharerId, shareWithMe, sharing } from '@rpm/storybook/shareStory.ts';
import { friendAsked, friendMeasured, friendTyped, friendVisited } from '@rpm/storybook/timelineStory.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { FriendsTimelineScreen } from './FriendsTimelineScreen.tsx';

const texts = timelineWords.friend;
const { partsOfOther } = shareWords;
const { getMyFriends, getFriendTimeline, getFriendsMRSummary, getFriendFiles, leaveShare } = endpoints;
const page = { path: '/myFriends-timeline?friend=user-alder', isSignedIn: true };

const meta = preview.meta({
  title: 'Screens/Patient/Shared timeline',
  component: FriendsTimelineScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page },
});

/** SCR-07: whose it is stands in the heading and in the banner, and never in the title; kinds that are not shared are absent. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  beforeEach: ({ msw }) => msw.use(friends(shareWithMe()), friendVisited),
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
  beforeEach: ({ msw }) => msw.use(friends(shareWithMe()), friendMeasured),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/128\/79/)).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: beginning(vitalWords.kinds.BloodPressure) }),
    ).not.toBeInTheDocument();
    await expect(canvas.queryByText(vitalWords.entered)).toBeNull();
  },
});

/** A reading that the sharer entered is marked as one. */
export const WithTypedReading = meta.story({
  beforeEach: ({ msw }) => msw.use(friends(shareWithMe()), friendTyped),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/128\/79/)).toBeVisible();
    await expect(canvas.getByText(vitalWords.entered)).toBeVisible();
  },
});

/** R20: it is stopped while it is open: the list gives way to the one text, without a reload. */
export const StoppedWhileOpen = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(friends(shareWithMe()), friendVisited),
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
      friends(
        shareWithMe(),
        shareWithMe({ shareId: 'share-2', owner: { userId: 'user-clover', name: 'מרים כהן' } }),
      ),
      friendVisited,
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
    await expect(friendAsked()).toEqual([]);
  },
});

/** What nobody shares, or not anymore, has one text. */
export const Ended = meta.story({
  tags: ['w390', 'w320', 'dark'],
  beforeEach: ({ msw }) => msw.use(friends()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: timelineWords.ended.title })).toBeVisible();
    await expect(canvas.getByText(timelineWords.ended.used)).toBeVisible();
    await expect(canvas.getByText(timelineWords.ended.ask)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A provider of another clinic may be shared with too. */
export const ForAProvider = meta.story({
  globals: { role: 'provider' },
  beforeEach: ({ msw }) => msw.use(friends(shareWithMe()), friendVisited),
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
  beforeEach: ({ msw }) => msw.use(friends(shareWithMe()), fails(getFriendTimeline, 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(timelineWords.loading.failed)).toBeVisible();
    await expect(canvas.getByText(texts.banner({ name: 'Alder Sampleton' }))).toBeVisible();
  },
});

const viewAt = (query: string) => ({
  page: { ...page, path: `/myFriends-timeline?friend=${sharerId}&view=${query}` },
});

/** For carers: the health records by kind, then those of one kind; whose it is stands on each, and never in the title. */
export const HealthRecords = meta.story({
  tags: ['w390', 'w320', 'dark'],
  parameters: viewAt('summary'),
  beforeEach: ({ msw }) => msw.use(sharing(sharedParts)),
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
  beforeEach: ({ msw }) => msw.use(sharing(sharedParts)),
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
  beforeEach: ({ msw }) => msw.use(friends(shareWithMe()), friendVisited, fails(getFriendFiles, 404)),
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
  beforeEach: ({ msw }) => msw.use(friends(shareWithMe()), fails(getFriendsMRSummary, 503)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(healthRecordWords.loading.failed)).length).toBeGreaterThan(0);
    await expect(canvas.getByText(texts.banner({ name: 'Alder Sampleton' }))).toBeVisible();
  },
});

/** R20: whoever is shared with gives it up: asked first, with the focus on keeping it; then it is gone from the list. */
export const GiveUp = meta.story({
  tags: ['w390'],
  parameters: { page: { ...page, path: `/myFriends-timeline?friend=${sharerId}` } },
  beforeEach: ({ msw }) => msw.use(sharing(sharedParts)),
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
