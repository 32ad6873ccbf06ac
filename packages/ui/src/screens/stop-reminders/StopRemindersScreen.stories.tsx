import { endpoints } from '@rpm/api-client';
import { loginWords } from '@rpm/domain/words/login';
import { reminderWords } from '@rpm/domain/words/reminder';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, hangs } from '@rpm/mock-server/msw';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { StopRemindersScreen } from './StopRemindersScreen.tsx';

const { stopReminders } = endpoints;
const texts = reminderWords.stop;
const token = 'r'.repeat(43);
const stopped = answers(stopReminders, JSON.stringify({ message: 'Reminders are off.' }));

const meta = preview.meta({
  title: 'Screens/Account/Stop reminders',
  component: StopRemindersScreen,
  tags: ['no-read'],
  parameters: { layout: 'fullscreen', page: { path: `/stop-reminders/${token}` } },
  globals: { density: 'patient' },
  render: () => (
    <Routes>
      <Route path="/stop-reminders/:token" element={<StopRemindersScreen />} />
    </Routes>
  ),
  beforeEach: ({ msw }) => msw.use(backend()),
});

/** SCR-07: opening the link changes nothing; it asks. */
export const Asked = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: texts.press })).toBeVisible();
    await expect(seen.call).not.toHaveBeenCalled();
  },
});

/** SCR-07: one press, and it says what it did. The focus goes to the new heading. */
export const Stops = meta.story({
  beforeEach: ({ msw }) => msw.use(stopped),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.press }));
    const heading = await canvas.findByRole('heading', { name: texts.stoppedTitle, level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: texts.toProfile })).toHaveAttribute('href', '/profile');
    await expect(bodiesTo(stopReminders)).toEqual([{ token }]);
  },
});

/** SCR-07: a link that nobody knows changed nothing, and says so. */
export const Unknown = meta.story({
  tags: ['network-fault', 'w390'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.press }));
    await expect(await canvas.findByRole('heading', { name: texts.goneTitle, level: 1 })).toBeVisible();
    await expect(canvas.getByText(texts.gone)).toBeVisible();
  },
});

/** Behaviour 1b: the server fails in each way; the next press stops them. */
export const Fails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    for (const [at, failure] of failures(stopReminders).entries()) {
      msw.use(failure);
      await userEvent.click(await canvas.findByRole('button', { name: texts.press }));
      await waitFor(() => expect(bodiesTo(stopReminders)).toHaveLength(at + 1));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(loginWords.unavailable);
    }
    msw.use(stopped);
    await userEvent.click(await canvas.findByRole('button', { name: texts.press }));
    await expect(await canvas.findByRole('heading', { name: texts.stoppedTitle, level: 1 })).toBeVisible();
  },
});

/** Behaviour 1a, offline: nothing is sent, it says so, and the button is there for the next try. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    setOnline(false);
    await userEvent.click(await canvas.findByRole('button', { name: texts.press }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(stopReminders)).toEqual([]);
    await expect(canvas.getByRole('button', { name: texts.press })).toBeVisible();
  },
});

/** Behaviour 1b, slow: the button is busy, and a second press sends nothing. */
export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(stopReminders)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.press }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.busy }));
    await expect(bodiesTo(stopReminders)).toHaveLength(1);
  },
});
