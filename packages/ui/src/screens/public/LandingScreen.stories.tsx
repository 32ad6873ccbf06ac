import { appWords } from '@rpm/domain/words/app';
import { publicWords } from '@rpm/domain/words/public';
import { sessionWords } from '@rpm/domain/words/session';
import preview from '@rpm/storybook/preview.tsx';
import { containing } from '@rpm/storybook/sentence.ts';
import { expect, waitFor } from 'storybook/test';
import { LandingScreen } from './LandingScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Landing',
  component: LandingScreen,
  parameters: { layout: 'fullscreen', page: { path: '/' } },
  globals: { density: 'patient' },
  args: { dashboardPath: null },
  tags: ['no-call', 'w390', 'w320'],
});

/** SCR-10: who it is for, a door for patients and one for clinics, how it works, and the way to log in. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(publicWords.landing.title);
    await expect(canvas.getByRole('link', { name: publicWords.nav.logIn })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: publicWords.nav.register })).toHaveAttribute(
      'href',
      '/register',
    );
    for (const door of publicWords.landing.doors.map(({ enter }) => enter)) {
      await expect(canvas.getByRole('link', { name: door })).toHaveAttribute('href', '/login');
    }
    await expect(canvas.getByRole('region', { name: publicWords.landing.howItWorks })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
    await waitFor(() => expect(document.title).toBe(`${publicWords.landing.tab} · ${appWords.title}`));
  },
});

/** RTE-01: who is logged in is shown the way to the own dashboard, and no way to log in again. */
export const LoggedIn = meta.story({
  args: { dashboardPath: '/doctor-dashboard', hasTimedOut: true },
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link', { name: publicWords.nav.dashboard });
    await expect(ways).toHaveLength(2);
    for (const way of ways) await expect(way).toHaveAttribute('href', '/doctor-dashboard');
    // On a phone it stands in a row of its own, and does not touch the name above.
    const home = canvas.getByRole('link', { name: publicWords.nav.home }).getBoundingClientRect();
    const [button] = ways.map((way) => way.getBoundingClientRect());
    const gap = Math.max((button?.top ?? 0) - home.bottom, (button?.left ?? 0) - home.right);
    await expect(gap).toBeGreaterThanOrEqual(8);
    for (const name of [publicWords.nav.logIn, publicWords.nav.register])
      await expect(canvas.queryByRole('link', { name: containing(name) })).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

/** SES-04: a session that ended by itself leads to the root route, which says so politely. */
export const SessionEnded = meta.story({
  args: { hasTimedOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sessionWords.ended);
  },
});

/** The keyboard comes to the content first, past the navigation. */
export const SkipLink = meta.story({
  tags: ['!w390', '!w320'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: appWords.skipToContent });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
});
