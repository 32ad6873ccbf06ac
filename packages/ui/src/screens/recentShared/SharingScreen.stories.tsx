import { endpoints } from '@rpm/api-client';
import { othersPageWords } from '@rpm/domain/words/frame';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { shareWords as texts } from '@rpm/domain/words/share';
import { taskWords } from '@rpm/domain/words/task';
import { timelineWords } from '@rpm/domain/words/timeline';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { smallClinic } from '@rpm/mock-server/seed';
import { accessLog } from '@rpm/storybook/accessStory.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { anything, beginning, containing, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { lists, notOpened, openShareForm, over, share, sharingNothing } from '@rpm/storybook/shareStory.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SharingScreen } from './SharingScreen.tsx';

const { getMyFriends, shareData } = endpoints;
const page = { path: '/recentShared', isSignedIn: true };

const meta = preview.meta({
  title: 'Screens/Patient/Sharing',
  component: SharingScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page },
});

/** SCR-07: a card for each person: can see, cannot see, until when, last opened; ended ones below. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  beforeEach: ({ msw }) => msw.use(lists([share(), notOpened, over])),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Ivy Testpatient' }));
    await expect(card.getByText(texts.parts.readings)).toBeVisible();
    await expect(card.getByText(sentence(texts.opened({ time: anything })))).toBeVisible();
    await expect(canvas.getByText(texts.notOpened)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: texts.about({ action: texts.stop, name: 'Ivy Testpatient' }) }),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        sentence(
          texts.endedOn({ parts: texts.inSentence.readings, time: dayInWords('2026-10-31') + anything }),
        ),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.byMe })).toHaveAttribute('aria-current', 'page');
    // w4: the two buttons of a card stand beside each other, but for the smallest phone.
    const [change, stop] = [texts.change, texts.stop].map((action) =>
      canvas
        .getByRole('button', { name: texts.about({ action, name: 'Ivy Testpatient' }) })
        .getBoundingClientRect(),
    );
    await expect(change?.top === stop?.top).toBe(window.innerWidth > 320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** API-19: what will be is said as a sentence that follows each change; then it is shared, and the card stands there. */
export const Share = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(sharingNothing()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible();
    const dialog = await openShareForm(canvas, userEvent);
    await waitFor(() => expect(dialog.getByLabelText(texts.form.who)).toHaveFocus());
    await userEvent.type(dialog.getByLabelText(texts.form.who), 'ivy@example.test');
    await userEvent.click(dialog.getByRole('combobox', { name: texts.form.relation }));
    await userEvent.click(await screen.findByRole('option', { name: texts.relations.daughter }));
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.parts.files }));
    await userEvent.click(dialog.getByRole('radio', { name: beginning(texts.form.days({ count: 30 })) }));
    const parts = texts.form.list.two({ first: texts.inSentence.readings, last: texts.inSentence.files });
    await waitFor(() =>
      expect(
        dialog.getByText(
          sentence(texts.form.sentence({ name: 'ivy@example.test', parts: anything, date: anything })),
        ),
      ).toHaveTextContent(
        texts.form.sentence({ name: 'ivy@example.test', parts, date: dayInWords('2026-12-20') }),
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: texts.form.send }));
    await expect(await canvas.findByRole('article', { name: 'ivy@example.test' })).toBeVisible();
    await expect(await canvas.findByText(texts.relations.daughter)).toBeVisible();
    await expect(await screen.findByText(serverWords.shared)).toBeVisible();
    await expect(bodiesTo(shareData)).toMatchObject([
      {
        action: 'share',
        username: 'ivy@example.test',
        parts: ['readings', 'files'],
        days: 30,
        relation: 'daughter',
      },
    ]);
  },
});

/** What is wrong is said at its field, the first has the focus, and nothing is sent. */
export const Wrong = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(sharingNothing()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openShareForm(canvas, userEvent);
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.parts.readings }));
    await userEvent.click(dialog.getByRole('button', { name: texts.form.send }));
    await expect(await dialog.findByText(texts.form.errors.required)).toBeVisible();
    await expect(dialog.getAllByText(texts.form.errors.parts).length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByLabelText(texts.form.who), 'PATIENT@northside.example');
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.parts.readings }));
    await userEvent.click(dialog.getByRole('button', { name: texts.form.send }));
    await expect(await dialog.findByText(texts.form.errors.self)).toBeVisible();
    await expect(bodiesTo(shareData)).toEqual([]);
  },
});

/** F13: the server's refusal is told, and what was typed stays. */
export const Refused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      fails(shareData, 429, { code: 'tooManyShares', message: refusalWords.tooManyShares }),
      sharingNothing(),
    ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openShareForm(canvas, userEvent);
    await userEvent.type(dialog.getByLabelText(texts.form.who), 'ivy@example.test');
    await userEvent.click(dialog.getByRole('button', { name: texts.form.send }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByLabelText(texts.form.who)).toHaveValue('ivy@example.test');
  },
});

/** Offline nothing is sent, and what was typed stays. */
export const OfflineForm = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(sharingNothing()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openShareForm(canvas, userEvent);
    await userEvent.type(dialog.getByLabelText(texts.form.who), 'ivy@example.test');
    const back = setOnline(false);
    await userEvent.click(dialog.getByRole('button', { name: texts.form.send }));
    await expect(await dialog.findByText(taskWords.offline)).toBeVisible();
    await expect(bodiesTo(shareData)).toEqual([]);
    back();
  },
});

/** A live share is changed without a mail. */
export const Change = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: smallClinic() })),
  play: async ({ canvas, userEvent }) => {
    const [change] = await canvas.findAllByRole('button', {
      name: beginning(texts.about({ action: texts.change, name: '' })),
    });
    if (change) await userEvent.click(change);
    const dialog = within(await screen.findByRole('dialog', { name: texts.form.changeTitle }));
    await expect(dialog.getByRole('radio', { name: beginning(texts.form.keepEnd) })).toBeChecked();
    await expect(dialog.getByText(texts.form.changeNote)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.parts.notes }));
    await userEvent.click(dialog.getByRole('button', { name: texts.form.save }));
    await expect(await screen.findByText(serverWords.shareChanged)).toBeVisible();
    const [sent] = bodiesTo(shareData);
    await expect(sent).toMatchObject({ action: 'change' });
    await expect(sent).not.toHaveProperty('days');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** What ended is shared again with somebody who is known: by their name. */
export const ShareAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(lists([{ ...share(), state: 'revoked' }])),
  play: async ({ canvas, userEvent }) => {
    const action = texts.about({ action: texts.again, name: 'Ivy Testpatient' });
    await userEvent.click(await canvas.findByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(containing('Ivy Testpatient'))).toBeVisible();
  },
});

/** R20: a question first, with the focus on the answer that keeps it; then it is stopped, and stands among the ended. */
export const Stop = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: smallClinic() })),
  play: async ({ canvas, userEvent }) => {
    const stops = await canvas.findAllByRole('button', {
      name: beginning(texts.about({ action: texts.stop, name: '' })),
    });
    if (stops[0]) await userEvent.click(stops[0]);
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: texts.stopping.keep })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: texts.stopping.stop }));
    await waitFor(() =>
      expect(
        canvas.queryAllByRole('button', { name: beginning(texts.about({ action: texts.stop, name: '' })) }),
      ).toHaveLength(stops.length - 1),
    );
    await expect(await screen.findByText(serverWords.shareStopped)).toBeVisible();
  },
});

/** F2: what they looked at and when, from the log of who saw the record, asked for when it is opened. */
export const WhatTheyLookedAt = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(
      lists([share()]),
      accessLog([
        {
          ...{ userId: 'user-ivy', name: 'Ivy Testpatient', role: 'PATIENT', clinic: 'Northside' },
          ...{ kind: 'timeline', from: '20261120-00:05:00', to: '20261120-00:15:00', times: 3 },
        },
      ]),
    ),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: texts.views });
    await expect(seen.call.mock.calls.some(([line]) => String(line).includes('access-log'))).toBe(false);
    await userEvent.click(button);
    await expect(await canvas.findByText(timelineWords.friend.views.timeline.tab)).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
});

/** `/sharedData`: what others show, with the way to it. */
export const SharedWithMe = meta.story({
  tags: ['w390', 'w320'],
  parameters: { page: { ...page, path: '/sharedData' } },
  beforeEach: ({ msw }) =>
    msw.use(
      lists(
        [],
        [
          share({ owner: { userId: 'user-alder', name: 'Alder Sampleton' }, grantee: null }),
          share({
            shareId: 's',
            owner: { userId: 'user-long', name: 'Longname'.repeat(20) },
            grantee: null,
          }),
          share({ shareId: 'r', owner: { userId: 'user-rtl', name: 'מרים כהן' }, grantee: null }),
        ],
      ),
    ),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Alder Sampleton' }));
    await expect(
      card.getByRole('link', { name: containing(`${texts.openTimeline}${anything}Alder Sampleton`) }),
    ).toHaveAttribute('href', '/myFriends-timeline?friend=user-alder');
    await expect(canvas.getByText(texts.leadWithMe)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Nobody shares with the patient. */
export const NoneWithMe = meta.story({
  parameters: { page: { ...page, path: '/sharedData' } },
  beforeEach: ({ msw }) => msw.use(lists([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.noneWithMe })).toBeVisible();
  },
});

/** ERR-02. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getMyFriends)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await expect(canvas.queryByText(texts.none)).toBeNull();
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

/** ROL-04. */
export const ForStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(othersPageWords.patients)).toBeVisible();
  },
});

/** SCR-07: nothing is shared with anybody. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(lists([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.none })).toBeVisible();
    await expect(canvas.getByText(texts.noneReason)).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.share })).toBeVisible();
  },
});
