import { endpoints } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { noteWords } from '@rpm/domain/words/note';
import { taskWords } from '@rpm/domain/words/task';
import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { answers, backend, fails } from '@rpm/mock-server/msw';
import { queueClinic } from '@rpm/mock-server/seed';
import { setClock } from '@rpm/storybook/clock.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { fiveWait, isHere, later, opened, rows, wait } from '@rpm/storybook/reviewStory.ts';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatientListScreen } from '../PatientListScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Working mode/Faults',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list?review=1', isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: fiveWait,
});

/** A colleague was quicker: it is said who, and the next patient opens. */
export const TakenByAColleague = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        endpoints.claimPatient,
        JSON.stringify({
          code: 'patientTaken',
          by: { userId: 'u-9', name: 'Hawthorn Ledgerby' },
          until: '20261120-15:05:00',
        }),
        { status: 409 },
      ),
    ),
  play: async () => {
    const [said] = await screen.findAllByText(texts.taken({ name: 'Hawthorn Ledgerby' }), {}, wait);
    await expect(said).toBeVisible();
    // Nobody's record is shown who is held by somebody else.
    await expect(document.querySelector('#open-patient')).toBeNull();
  },
});

/** Behaviour 1a: a review that the server did not take is said, and the patient is still to do. */
export const ReviewFails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    const first = await opened(canvas);
    const count = (await rows(canvas)).length;
    msw.use(fails(endpoints.reviewReadings, 503));
    await userEvent.keyboard('r');
    await expect(
      await screen.findByText(new RegExp(texts.reviewedDone({ name: first })), {}, wait),
    ).toBeVisible();
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(count));
    await expect(canvas.queryByText(texts.states.reviewed, { selector: 'li span' })).toBeNull();
  },
});

/** Behaviour 1a: time that could not be saved is told, with whose it was. */
export const TimeFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.addTimeEntry, 503)),
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    setClock(later(70));
    await userEvent.keyboard('r');
    await expect(await screen.findByText(new RegExp(texts.timeOf({ name: first })), {}, wait)).toBeVisible();
  },
});

/** Behaviour 1a, offline: nothing is queued; the actions say why they do nothing. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    const restore = setOnline(false);
    try {
      await seesText(canvas, texts.endOffline);
      await userEvent.keyboard('r');
      await isHere(first);
      await expect(canvas.getByText(taskWords.offline)).toBeVisible();
      await expect(bodiesTo(endpoints.reviewReadings)).toEqual([]);
    } finally {
      restore();
    }
    // Back on the line, what was asked for again is there, and the same key does its work.
    await waitFor(() => expect(canvas.queryByText(texts.endOffline)).toBeNull());
    await opened(canvas);
    await userEvent.keyboard('r');
    await waitFor(() => expect(bodiesTo(endpoints.reviewReadings)).toHaveLength(1), wait);
  },
});

/** Behaviour 1a: the queue could not be loaded, and is tried again. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getReviewQueue, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await seesText(canvas, texts.loading.failed);
    msw.use(backend({ world: queueClinic() }));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await opened(canvas);
  },
});

/** Behaviour 1a: no access is said, and the session goes on. */
export const NoAccess = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getReviewQueue, 403)),
  play: async ({ canvas }) => {
    await seesText(canvas, loadWords.forbidden);
    await expect(seen.sessionEnded).not.toHaveBeenCalled();
  },
});

/** API-23: a note to a patient who has no account says so before it is sent. */
export const NobodyReadsTheNote = meta.story({
  beforeEach({ msw }) {
    const world = queueClinic();
    const accounts = world.accounts.filter(({ role }) => role !== 'PATIENT');
    msw.use(backend({ world: { ...world, accounts } }));
  },
  play: async ({ canvas, userEvent }) => {
    const first = await opened(canvas);
    await userEvent.keyboard('n');
    const note = within(await screen.findByRole('dialog', { name: first }, wait));
    await userEvent.click(await note.findByRole('radio', { name: noteWords.composer.reader.patient }));
    await expect(await note.findByText(noteWords.unread.none)).toBeVisible();
  },
});
