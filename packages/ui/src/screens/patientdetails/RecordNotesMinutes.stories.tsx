import { endpoints } from '@rpm/api-client';
import { noteWords } from '@rpm/domain/words/note';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { backend } from '@rpm/mock-server/msw';
import { demoAccounts, storyNow } from '@rpm/mock-server/seed';
import { aNote, box, type Canvas, form, type Hands, noted, press, text } from '@rpm/storybook/noteStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord } from '@rpm/storybook/recordStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, sentence } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const { composer, correction } = noteWords;
const { addUserNotes } = endpoints;
const { provider, staff } = demoAccounts;

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Notes/Minutes corrected',
  component: PatientDetailsScreen,
  parameters: atRecord('&tab=notes'),
});

/** Opens the composer for the correction of the only note. */
async function correct(canvas: Canvas, hands: Hands) {
  const name = sentence(correction.correctThis({ name: anything, time: anything }));
  await hands.click(await canvas.findByRole('button', { name }));
  const fields = await form(canvas);
  return { fields, minutes: fields.getByRole('textbox', { name: composer.minutes }) };
}

/** ADR 27: a correction begins with the minutes that it takes the place of, and says so. What counts is what it says. */
export const TakesTheirPlace = meta.story({
  tags: ['w390', 'dark'],
  beforeEach: ({ msw }) => msw.use(backend({ world: noted(aNote({ minutes: 50, isInteractive: true })) })),
  play: async ({ canvas, userEvent }) => {
    const { fields, minutes } = await correct(canvas, userEvent);
    await expect(minutes).toHaveValue('50');
    await expect(fields.getByRole('checkbox', { name: composer.live })).toBeChecked();
    await expect(fields.getByText(correction.minutes)).toBeVisible();
    await userEvent.type(await box(canvas), text);
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '5');
    await press(canvas, userEvent, composer.save);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(bodiesTo(addUserNotes)).toMatchObject([
      { minutes: 5, isInteractive: true, corrects: 'note-1' },
    ]);
  },
});

/** ADR 40: in a month that is closed for billing an administrator alone changes minutes. It is said, and what was typed stays. */
export const InClosedMonth = meta.story({
  tags: ['network-fault'],
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => {
    const closing = { closingId: 'closed', clinicId: staff.clinicId, month: '2026-10', reopening: null };
    const monthClosings = [
      { ...closing, closedById: provider.accountId, closedAt: new Date('2026-11-05T15:00:00Z') },
    ];
    const note = aNote({ minutes: 50, at: new Date('2026-10-20T15:00:00Z') });
    msw.use(backend({ world: { ...noted(note), monthClosings } }));
  },
  play: async ({ canvas, userEvent }) => {
    const { minutes } = await correct(canvas, userEvent);
    await userEvent.type(await box(canvas), text);
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '5');
    await press(canvas, userEvent, composer.save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalWords.timeMonthClosed);
    await expect(await box(canvas)).toHaveValue(text);
    await expect(minutes).toHaveValue('5');
  },
});

/** SCR-03: nobody works for two patients at once. That the minutes of a note lie in another patient's is said where it is saved. */
export const OverlapsAnother = meta.story({
  beforeEach: ({ msw }) => {
    const at = new Date(storyNow.getTime() - 5 * 60_000);
    msw.use(backend({ world: noted(aNote({ patientId: 'patient-002', minutes: 20, at })) }));
  },
  play: async ({ canvas, userEvent }) => {
    const fields = await form(canvas);
    await userEvent.type(await box(canvas), text);
    const minutes = fields.getByRole('textbox', { name: composer.minutes });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '12');
    await press(canvas, userEvent, composer.save);
    const said = sentence(serverWords.noteOverlaps({ count: 7, name: anything }));
    await expect(await screen.findByText(said)).toBeVisible();
    await expect(screen.queryByText(composer.saved)).toBeNull();
  },
});
