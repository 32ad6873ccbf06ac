import { endpoints } from '@rpm/api-client';
import { sharedParts } from '@rpm/domain';
import { friendReadingsWords as texts } from '@rpm/domain/words/friendReadings';
import { securityWords } from '@rpm/domain/words/security';
import { timelineWords } from '@rpm/domain/words/timeline';
import { vitalWords } from '@rpm/domain/words/vital';
import { answers, fails, hangs } from '@rpm/mock-server/msw';
import preview from '@rpm/storybook/preview.tsx';
import { namesOf, savedFiles } from '@rpm/storybook/savedFiles.ts';
import { beginning } from '@rpm/storybook/sentence.ts';
import { sharerId, sharing } from '@rpm/storybook/shareStory.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { FriendsTimelineScreen } from './FriendsTimelineScreen.tsx';

const { getFriendVitalDetails, downloadMyFriendVitalDetails } = endpoints;
const { download } = timelineWords.friend;
const slow = { timeout: 15_000 };

/** The other clinic's patient shares parts of the record, and has measured the pressure twice. */
const measured = (parts: Parameters<typeof sharing>[0]) => {
  const pressure = (day: number, systolic: number) => {
    const at = new Date(Date.UTC(2026, 10, day, 13));
    return {
      ...{ patientId: sharerId, vital: 'BloodPressure' as const, serial: 'SN-9', at, receivedAt: at },
      ...{ class: 'Normal' as const, values: { systolic, diastolic: 80 } },
      classes: { systolic: 'Normal' as const, diastolic: 'Normal' as const },
    };
  };
  return sharing(parts, { readings: () => [pressure(18, 121), pressure(19, 124)] });
};

const meta = preview.meta({
  title: 'Screens/Patient/Shared timeline/Download',
  component: FriendsTimelineScreen,
  globals: { role: 'patient' },
  parameters: {
    layout: 'fullscreen' as const,
    page: { path: `/myFriends-timeline?friend=${sharerId}`, isSignedIn: true },
  },
  beforeEach: ({ msw }) => msw.use(measured(sharedParts)),
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;
type Hand = { click: (element: Element) => Promise<void> };
async function opened(canvas: Canvas, userEvent: Hand) {
  await userEvent.click(await canvas.findByRole('button', { name: download }, slow));
  return within(await screen.findByRole('dialog', { name: texts.title }, slow));
}

/** Design w2: what is shared is taken along as pages to print; the name of the file says nobody's. */
export const AsPdf = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    const dialog = await opened(canvas, userEvent);
    await expect(await dialog.findByText(texts.count({ count: 2 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.download }));
    await expect(await screen.findByText(texts.done, {}, slow)).toBeVisible();
    await expect(namesOf(saved)).toEqual(['blood-pressure.pdf']);
    await expect(await saved[0]?.text()).toMatch(/^%PDF-/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** API-22: the same as a table, of all readings. */
export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    const dialog = await opened(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('radio', { name: beginning(texts.csv) }));
    await dialog.findByText(texts.count({ count: 2 }));
    await userEvent.click(dialog.getByRole('button', { name: texts.download }));
    await expect(await screen.findByText(texts.done, {}, slow)).toBeVisible();
    await expect(namesOf(saved)).toEqual(['blood-pressure.csv']);
    await expect(await saved[0]?.text()).toContain('121,80,Normal');
  },
});

/** A vital that was never measured: there is nothing to take, and nothing is taken. */
export const NoReadings = meta.story({
  tags: ['empty'],
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    const dialog = await opened(canvas, userEvent);
    await userEvent.click(dialog.getByRole('combobox', { name: texts.which }));
    await userEvent.click(await screen.findByRole('option', { name: vitalWords.kinds.Weight }));
    await expect(await dialog.findByText(texts.count({ count: 0 }))).toBeVisible();
    const button = dialog.getByRole('button', { name: texts.download });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(namesOf(saved)).toEqual([]);
  },
});

/** Where readings are not shared there is nothing to press. */
export const NotShared = meta.story({
  beforeEach: ({ msw }) => msw.use(measured(['records'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: timelineWords.friend.leave }, slow)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: download })).toBeNull();
  },
});

/** ADR 20: the table needs a confirmation; whoever gives up gets none. */
export const AsksFirst = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(downloadMyFriendVitalDetails, JSON.stringify({ code: 'confirmFirst', message: '' }), {
        status: 403,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles();
    const dialog = await opened(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('radio', { name: beginning(texts.csv) }));
    await dialog.findByText(texts.count({ count: 2 }));
    await userEvent.click(dialog.getByRole('button', { name: texts.download }));
    await expect(await screen.findByRole('dialog', { name: securityWords.step.title }, slow)).toBeVisible();
    await expect(namesOf(saved)).toEqual([]);
  },
});

/** ERR-02: while it is not known how many there are, nothing can be taken. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getFriendVitalDetails)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await expect(dialog.getByRole('button', { name: texts.download })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Behaviour 1b, 503: it is said, and can be tried again. */
export const Failed = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getFriendVitalDetails, 503)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await expect(await dialog.findByText(texts.loading.failed)).toBeVisible();
  },
});
