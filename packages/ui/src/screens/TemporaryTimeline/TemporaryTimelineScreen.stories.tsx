import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { loadWords } from '@rpm/domain/words/load';
import { timelineWords as texts } from '@rpm/domain/words/timeline';
import { answers, fails, hangs, offline } from '@rpm/mock-server/msw';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { address, Where } from '@rpm/storybook/Where.tsx';
import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { TemporaryTimelineScreen } from './TemporaryTimelineScreen.tsx';

const { verifyTempAcess } = endpoints;
const link = (email: string) => `/TemporaryTimeline/${encodeURIComponent(email)}/token-of-the-mail`;
const own = { path: link(' Patient@Northside.example'), isSignedIn: true };

/** The screen, and the address at which it stands. */
function WithAddress() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname.startsWith('/TemporaryTimeline/') ? (
        <TemporaryTimelineScreen />
      ) : (
        <h1 lang="zxx">Elsewhere</h1>
      )}
      <Where />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Patient/Temporary timeline',
  component: TemporaryTimelineScreen,
  tags: ['no-read'],
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: own },
  render: () => <WithAddress />,
});

const opened = {
  userId: 'user-alder',
  name: 'Alder Sampleton',
  parts: ['readings'],
  until: '20261127-15:00:00',
};

/** R20: the link is exchanged once, by a POST, and leaves the address; the case of the address does not count. */
export const Opens = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(verifyTempAcess, JSON.stringify(opened))),
  play: async () => {
    await waitFor(() => expect(address()).toHaveTextContent('/myFriends-timeline?friend=user-alder'));
    await expect(bodiesTo(verifyTempAcess)).toEqual([
      { email: ' Patient@Northside.example', token: 'token-of-the-mail' },
    ]);
  },
});

/** R20: used, expired, stopped, unknown and foreign links are one; the token leaves the address. */
export const DoesNotOpen = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(verifyTempAcess, 404)),
  play: async () => {
    await waitFor(() => expect(address()).toHaveTextContent('/myFriends-timeline?friend=none'));
  },
});

/** The wrong person is found by the address in the link, before anything is sent; a new log in keeps the link. */
export const WrongPerson = meta.story({
  tags: ['w390', 'w320', 'dark'],
  parameters: { page: { ...own, path: link('ivy.testpatient@example.test') } },
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: texts.wrongPerson.title, level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('ivy.testpatient@example.test')).toBeVisible();
    await expect(canvas.getByText(/patient@northside\.example/)).toBeVisible();
    await expect(document.title).toBe(`${texts.ended.tab} · ${appWords.title}`);
    await expect(bodiesTo(verifyTempAcess)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: texts.wrongPerson.other }));
    await waitFor(() => expect(seen.logOut).toHaveBeenCalledOnce());
    await expect(address()).toHaveTextContent('/login');
  },
});

/** SCR-07: a carer has no dashboard to go to: what is shared with them is theirs. */
export const WrongCarer = meta.story({
  globals: { role: 'carer' },
  parameters: { page: { ...own, path: link('ivy.testpatient@example.test') } },
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: texts.ended.shared });
    await expect(way).toHaveAttribute('href', '/myFriends-timeline');
  },
});

/** While it is checked it says so. */
export const Checking = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(hangs(verifyTempAcess)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.checking })).toBeVisible();
  },
});

/** A failure is no answer: the link is still good, and is tried again. */
export const Failed = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(verifyTempAcess, 503)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(texts.checkFailed.failed)).toBeVisible();
    msw.use(answers(verifyTempAcess, JSON.stringify(opened)));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await waitFor(() => expect(address()).toHaveTextContent('/myFriends-timeline?friend=user-alder'));
  },
});

/** Behaviour 1a, offline: the link is still good, and is tried again. */
export const Offline = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => {
    msw.use(offline(verifyTempAcess));
    setOnline(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.checkFailed.failed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: loadWords.retry })).toBeVisible();
    await expect(address()).toHaveTextContent('/TemporaryTimeline/');
  },
});
