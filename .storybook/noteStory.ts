import { limits } from '@rpm/domain';
import { noteWords } from '@rpm/domain/words/note';
import { demoAccounts, monitoredClinic } from '@rpm/mock-server/seed';
import { expect, within } from 'storybook/test';
import { anything, sentence } from './sentence.ts';

const { composer } = noteWords;
const { patient, provider } = demoAccounts;

/** A note as the store keeps it. */
export type StoryNote = ReturnType<typeof monitoredClinic>['notes'][number];

/** A note about the patient of the record stories: an internal encounter note of her provider, unless something else is said. */
export const aNote = (special: Partial<StoryNote> = {}): StoryNote => ({
  noteId: 'note-1',
  patientId: patient.accountId,
  clinicId: patient.clinicId,
  kind: 'note',
  topic: 'Encounter',
  text: 'Talked through October. Walks twenty minutes a day.',
  toPatient: false,
  minutes: 11,
  isInteractive: true,
  authorId: provider.accountId,
  at: new Date('2026-11-18T15:00:00Z'),
  ...special,
});

/** A message of the conversation. @param when day of November 2026 and hour: `19T19:12` */
export const said = (noteId: string, text: string, authorId: string, when: string): StoryNote =>
  aNote({
    ...{ noteId, kind: 'conversation', topic: 'Other', toPatient: true, text, authorId },
    at: new Date(`2026-11-${when}:00Z`),
  });

/** The monitored clinic in which nothing was written but these notes, oldest first. */
export const noted = (...notes: StoryNote[]) => ({ ...monitoredClinic(), notes });

/** What a nurse writes. */
export const text = 'Called because of 168/97. Took both tablets.';

export type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole' | 'queryByRole'>;
export type Hands = { click: (at: Element) => Promise<void> };

/** The form of a note. */
export const form = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: composer.title }));

/** Where its text is typed. */
export const box = async (canvas: Canvas) =>
  (await form(canvas)).getByRole('textbox', { name: composer.text });

/** That a draft is kept, whenever that was. */
export const draftSaved = sentence(noteWords.draft.saved({ time: anything }));

/** Waits until what is typed is kept as a draft. */
export const isDraftSaved = async (canvas: Canvas) =>
  expect(
    await (await form(canvas)).findByText(draftSaved, {}, { timeout: limits.draftAfterMs * 4 }),
  ).toBeVisible();

/** Presses a button of the form. */
export const press = async (canvas: Canvas, hands: Hands, name: string) =>
  hands.click((await form(canvas)).getByRole('button', { name }));
