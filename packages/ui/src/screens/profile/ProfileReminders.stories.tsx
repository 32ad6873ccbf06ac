import { endpoints } from '@rpm/api-client';
import { formatDate, formatInstant, zoneName } from '@rpm/domain';
import { reminderWords as texts } from '@rpm/domain/words/reminder';
import { answers, backend, fails } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic } from '@rpm/mock-server/seed';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import { failures } from '@rpm/storybook/failures.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProfileScreen } from './ProfileScreen.tsx';

const { getReminder, saveReminder } = endpoints;

const meta = preview.meta({
  title: 'Screens/Account/Profile/Reminders',
  component: ProfileScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
/** The card, when what was chosen has come. */
async function card(canvas: Canvas) {
  const own = await cardNamed(canvas, texts.title);
  await own.findByRole('checkbox', { name: texts.isOn });
  return own;
}
const on = { isOn: true, hour: 19, timeZone: 'America/New_York', pause: null, awayUntil: null };
const eastern = zoneName(on.timeZone, 'long');
const timeOf = (hour: number) =>
  formatInstant(new Date(Date.UTC(2026, 0, 1, hour)), 'time', { timeZone: 'UTC', onBad: () => {} }) ?? '';
/** As it is found in a text, in which a space that does not break counts as any other. */
const readTime = (hour: number) => timeOf(hour).replace(/\s/g, ' ');
const chosen = (special: object) => answers(getReminder, JSON.stringify({ ...on, ...special }));

/** SCR-07: off until the patient chooses it; then by whose clock, and where it goes, stands beside the hour. */
export const TurnsOn = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas, userEvent }) => {
    const own = await card(canvas);
    await expect(own.getByRole('status')).toHaveTextContent(texts.now.off);
    await expect(own.queryByRole('combobox', { name: texts.hour })).toBeNull();
    await userEvent.click(own.getByRole('checkbox', { name: texts.isOn }));
    const hour = await own.findByRole('combobox', { name: texts.hour });
    await expect(hour).toHaveTextContent(readTime(9));
    await expect(own.getByText(texts.clock({ zone: eastern }))).toBeVisible();
    await expect(own.getByText(texts.sentTo({ email: demoAccounts.patient.username }))).toBeVisible();
    await userEvent.click(hour);
    await userEvent.click(await screen.findByRole('option', { name: timeOf(19) }));
    await userEvent.click(own.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(bodiesTo(saveReminder)).toEqual([{ isOn: true, hour: 19 }]));
    await expect(await own.findByText(texts.now.on({ time: readTime(19) }))).toBeVisible();
    await expect(await screen.findByText(texts.saved)).toBeVisible();
  },
});

/** SCR-07: on, in the dark; one press and Save turns it off, and the hour is kept. */
export const TurnsOff = meta.story({
  tags: ['dark'],
  beforeEach: ({ msw }) => msw.use(chosen({})),
  play: async ({ canvas, userEvent }) => {
    const own = await card(canvas);
    await expect(own.getByText(texts.now.on({ time: readTime(19) }))).toBeVisible();
    await userEvent.click(own.getByRole('checkbox', { name: texts.isOn }));
    await userEvent.click(own.getByRole('button', { name: texts.save }));
    await waitFor(() => expect(bodiesTo(saveReminder)).toEqual([{ isOn: false, hour: 19 }]));
  },
});

/** SCR-07: who is away is told until when nothing comes. */
export const Away = meta.story({
  beforeEach: ({ msw }) => msw.use(chosen({ pause: 'away', awayUntil: '2026-11-25' })),
  play: async ({ canvas }) => {
    const own = await card(canvas);
    await expect(
      own.getByText(texts.pauses.away({ day: formatDate({ year: 2026, month: 11, day: 25 }) })),
    ).toBeVisible();
  },
});

/** SCR-07: who said today that they are back is not told that they are away. */
export const BackToday = meta.story({
  beforeEach: ({ msw }) => msw.use(chosen({ pause: 'away', awayUntil: '2026-11-20' })),
  play: async ({ canvas }) => {
    await expect((await card(canvas)).getByText(texts.pauses.awayToday)).toBeVisible();
  },
});

/** SCR-07: without a device nothing is to be measured yet. */
export const NoDevice = meta.story({
  beforeEach: ({ msw }) => msw.use(chosen({ pause: 'noDevice' })),
  play: async ({ canvas }) => {
    await expect((await card(canvas)).getByText(texts.pauses.noDevice)).toBeVisible();
  },
});

/** Behaviour 1a: saving fails in each way; what was chosen stays, and the next try saves it. */
export const SaveFails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    const own = await card(canvas);
    await userEvent.click(own.getByRole('checkbox', { name: texts.isOn }));
    for (const [at, failure] of failures(saveReminder).entries()) {
      msw.use(failure);
      await userEvent.click(own.getByRole('button', { name: texts.save }));
      await waitFor(() => expect(bodiesTo(saveReminder)).toHaveLength(at + 1));
      await expect(await own.findByRole('alert')).toBeVisible();
    }
    await expect(own.getByRole('checkbox', { name: texts.isOn })).toBeChecked();
    msw.use(backend({ world: monitoredClinic() }));
    await userEvent.click(own.getByRole('button', { name: texts.save }));
    await expect(await own.findByText(texts.now.on({ time: readTime(9) }))).toBeVisible();
  },
});

/** Behaviour 1b: what was chosen cannot be read; the rest of the page stands. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getReminder, 503)),
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: texts.title }));
    await expect(await own.findByText(texts.loading.failed)).toBeVisible();
  },
});
