import { endpoints } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { profileWords } from '@rpm/domain/words/profile';
import { staffWords } from '@rpm/domain/words/staff';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import { broken, unreadable } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';

const { saveClinic } = endpoints;

const meta = preview.meta({
  title: 'Screens/Account/Longest session',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
});

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
const card = (canvas: Canvas) => cardNamed(canvas, staffWords.session.title);

/** Behaviour R5: an administrator says how long a session may be; the own profile offers no longer one from then on. */
export const Saves = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    const field = box.getByRole('combobox', { name: staffWords.session.label });
    await expect(field).toHaveTextContent(profileWords.minutes({ count: 50 }));
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: profileWords.minutes({ count: 10 }) }));
    await userEvent.click(box.getByRole('button', { name: staffWords.session.save }));
    await expect(await screen.findByText(staffWords.session.saved)).toBeVisible();
    await expect(bodiesTo(saveClinic)).toEqual([{ sessionMaxSeconds: 600 }]);
    // The own card is drawn anew when the new limit comes, whether its list is open or not.
    await waitFor(async () => {
      const own = within(canvas.getByRole('region', { name: profileWords.session }));
      const lengths = own.getByRole('combobox', { name: profileWords.sessionLength });
      if (lengths.getAttribute('aria-expanded') !== 'true') await userEvent.click(lengths);
      await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        profileWords.minutes({ count: 5 }),
        profileWords.minutes({ count: 10 }),
      ]);
    });
    await userEvent.keyboard('{Escape}');
  },
});

/** Behaviour 1a, 500, malformed, bad schema, timeout and 403: what was chosen stays, and the next try saves it. */
export const SaveFails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/profile', isSignedIn: true, callTimeoutMs: 3000 } },
  play: async ({ canvas, userEvent, msw }) => {
    const box = await card(canvas);
    const all = [
      ...broken(saveClinic).map((failure) => ({ failure, text: taskWords.failed })),
      ...unreadable(saveClinic).map((failure) => ({ failure, text: new RegExp(taskWords.unconfirmed) })),
    ];
    for (const [at, { failure, text }] of all.entries()) {
      msw.use(failure);
      await userEvent.click(box.getByRole('button', { name: staffWords.session.save }));
      await waitFor(() => expect(bodiesTo(saveClinic)).toHaveLength(at + 1));
      await expect(await box.findByRole('alert')).toHaveTextContent(text);
    }
    msw.use(hangs(saveClinic));
    await userEvent.click(box.getByRole('button', { name: staffWords.session.save }));
    await expect(
      await box.findByText(new RegExp(taskWords.unconfirmed), {}, { timeout: 5000 }),
    ).toBeVisible();
    msw.use(fails(saveClinic, 403));
    await userEvent.click(box.getByRole('button', { name: staffWords.session.save }));
    await waitFor(() => expect(box.getByRole('alert')).toHaveTextContent(loadWords.forbidden));
    msw.use(backend());
    await userEvent.click(box.getByRole('button', { name: staffWords.session.save }));
    await expect(await screen.findByText(staffWords.session.saved)).toBeVisible();
  },
});

/** Behaviour 1a, offline: told at once, and nothing is sent. */
export const Offline = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    const back = setOnline(false);
    await userEvent.click(box.getByRole('button', { name: staffWords.session.save }));
    await expect(await box.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(saveClinic)).toEqual([]);
    back();
  },
});

/** Behaviour 1a, slow and duplicate: Save is busy and sends once. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(saveClinic)),
  play: async ({ canvas, userEvent }) => {
    const box = await card(canvas);
    await userEvent.dblClick(box.getByRole('button', { name: staffWords.session.save }));
    await expect(await box.findByRole('button', { name: staffWords.session.busy })).toBeVisible();
    await expect(bodiesTo(saveClinic)).toHaveLength(1);
  },
});
