import { endpoints } from '@rpm/api-client';
import { conversationWords } from '@rpm/domain/words/conversation';
import { loadWords } from '@rpm/domain/words/load';
import { backend, fails } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import { aNote, noted } from '@rpm/storybook/noteStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { beginning, dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientListScreen } from './PatientListScreen.tsx';

const { waitingList: texts } = conversationWords;
const { accountId } = demoAccounts.patient;
const waiting = () =>
  noted(
    aNote({ noteId: 'm-1', kind: 'conversation', text: 'Can somebody call me?', authorId: accountId }),
    aNote({ noteId: 'm-2', kind: 'conversation', text: 'Please.', authorId: accountId }),
  );

const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Waiting for an answer',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-list', isSignedIn: true } },
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => msw.use(backend({ world: waiting() })),
});

/** API-25: who has written and waits, since when, and how much nobody has seen; the name leads to the conversation. */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: texts.title }));
    const row = card.getByRole('listitem');
    await expect(row).toHaveTextContent(
      beginning(`Marigold Testpatient${texts.count({ count: 2, time: dayInWords('2026-11-18') })}`),
    );
    await expect(row).toHaveTextContent(texts.unread({ count: 2 }));
    await expect(card.getByRole('link', { name: 'Marigold Testpatient' })).toHaveAttribute(
      'href',
      `/patientdetails?id=${accountId}&tab=notes`,
    );
    await expect(canvas.queryByText('Please.')).toBeNull();
  },
});

/** DSP-03: times of a patient who lives elsewhere are the patient's, with the zone, as the record has them. */
export const Elsewhere = meta.story({
  globals: { zone: 'America/New_York' },
  beforeEach: ({ msw }) => {
    const world = { ...monitoredClinic(), notes: waiting().notes };
    const patients = world.patients.map((each) => ({ ...each, timeZone: 'America/Chicago' }));
    msw.use(backend({ world: { ...world, patients } }));
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('region', { name: texts.title })).getByRole('listitem');
    await expect(row).toHaveTextContent(' CST');
    const taken = await waitFor(() => {
      const ages = document.querySelectorAll('[title*="2026"]');
      if (ages.length === 0) throw new Error('Somebody has measured.');
      return [...ages].map((age) => age.getAttribute('title'));
    });
    for (const time of taken) await expect(time).toMatch(/ C[DS]T$/);
  },
});

/** Nobody waits: nothing is drawn. */
export const Nobody = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: noted(aNote()) })),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/Marigold Testpatient/);
    await expect(canvas.queryByRole('region', { name: texts.title })).toBeNull();
  },
});

/** DDB-06: that it is not known is said, and tried again alone. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getWaitingConversations, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await seesText(canvas, texts.loading.failed);
    msw.use(backend({ world: waiting() }));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByRole('region', { name: texts.title })).toBeVisible();
  },
});
