import { endpoints } from '@rpm/api-client';
import { allocationWords } from '@rpm/domain/words/allocation';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { backend, fails } from '@rpm/mock-server/msw';
import { timeClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { beginning } from '@rpm/storybook/sentence.ts';
import { path, press, timeToday, userId } from '@rpm/storybook/timerStory.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatientTimerScreen } from './PatientTimerScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient Timer/Without a patient',
  component: PatientTimerScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-timer', isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => msw.use(backend({ world: timeClinic() })),
});

/** SCR-03: no patient is named and no timer runs: the own day, the own month by patient, and the way to a patient. */
export const Nobody = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const wait = { timeout: 10_000 };
    await expect(await canvas.findByText(texts.none, { exact: false }, wait)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: texts.lists.day }, wait)).toBeVisible();
    const month = within(await canvas.findByRole('list', { name: texts.byPatient }, wait));
    const way = month.getByRole('link', { name: 'Marigold Testpatient' });
    await expect(way).toHaveAttribute('href', path);
    await userEvent.click(canvas.getByRole('button', { name: texts.toPatients }));
    const dialog = within(await screen.findByRole('dialog', { name: allocationWords.choosePatient }, wait));
    await userEvent.type(dialog.getByRole('searchbox'), 'Marigold');
    await userEvent.click(await dialog.findByRole('button', { name: /^Marigold Testpatient/ }, wait));
    await seesText(canvas, texts.notStarted);
  },
});

/** SCR-03: an entry of the own day is changed there too, for a reason. */
export const NobodyEdits = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: timeToday() })),
  play: async ({ canvas, userEvent }) => {
    const wait = { timeout: 10_000 };
    await canvas.findByRole('list', { name: texts.byPatient }, wait);
    const [edit] = await canvas.findAllByRole('button', { name: beginning(texts.edit({ time: '' })) }, wait);
    await userEvent.click(edit as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: texts.editTitle }, wait));
    await userEvent.type(dialog.getByRole('textbox', press(texts.reasonText)), 'Was called away.');
    await userEvent.click(dialog.getByRole('button', { name: texts.saveChange }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), wait);
    await expect(bodiesTo(endpoints.editTimeEntry)).toMatchObject([
      { userId, reasonText: 'Was called away.' },
    ]);
  },
});

/** SCR-03: the own month cannot be read: that is said, and the day stands. */
export const OwnMonthFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getMyMonth, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.loading.failed);
    await seesText(canvas, texts.emptyDay);
    // This page has no timer and adds no entry.
    await expect(canvas.getAllByText(texts.noneReason).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(texts.emptyReason)).toBeNull();
  },
});
