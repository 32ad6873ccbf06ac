import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { careNoteWords } from '@rpm/domain/words/careNote';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { recordWords } from '@rpm/domain/words/record';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, smallClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { anything, containing, dayInWords } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientProfileScreen } from './PatientProfileScreen.tsx';

const { getPatientNotes } = endpoints;
const { patient, provider } = demoAccounts;

type Note = ReturnType<typeof smallClinic>['notes'][number];
const aNote = (special: Partial<Note> = {}): Note => ({
  noteId: 'note-1',
  patientId: patient.accountId,
  clinicId: patient.clinicId,
  kind: 'note',
  topic: 'Medication',
  text: 'Take the blue pill in the evening, not in the morning.',
  toPatient: true,
  minutes: 12,
  isInteractive: false,
  authorId: provider.accountId,
  at: new Date('2026-11-18T15:00:00Z'),
  ...special,
});
const noted = (...notes: Note[]) => backend({ world: { ...smallClinic(), notes } });

const { topics, minutes } = recordWords.record.notes;

const meta = preview.meta({
  title: 'Screens/Patient/Patient details/Notes',
  component: PatientProfileScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-profile', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(noted(aNote())),
});

const part = async (canvas: Pick<ReturnType<typeof within>, 'findByRole'>) =>
  within(await canvas.findByRole('region', { name: careNoteWords.title }));

/**
 * API-23, SCR-03: a note marked 'The patient can read this' is here, with who wrote it and when. One that is not marked,
 * and an exception note, are not; nor are topic and minutes, which are the clinic's business.
 */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  beforeEach: ({ msw }) =>
    msw.use(
      noted(
        aNote(),
        aNote({ noteId: 'note-2', toPatient: false, text: 'Only for the clinic.' }),
        aNote({ noteId: 'note-3', kind: 'exception', toPatient: false, text: 'Only for its author.' }),
      ),
    ),
  play: async ({ canvas }) => {
    const notes = await part(canvas);
    const item = await notes.findByRole('listitem');
    await expect(item).toHaveTextContent('Take the blue pill in the evening, not in the morning.');
    await expect(item).toHaveTextContent(containing(`Wren Q. Exampledoc, ${dayInWords('2026-11-18')}`));
    await expect(item).not.toHaveTextContent(
      new RegExp(['12', topics.Medication, minutes({ count: 12 })].join('|')),
    );
    await expect(canvas.queryByText(/^Only for/)).toBeNull();
  },
});

/** API-23: a note that corrects another says which; messages are in a part of their own. */
export const Corrected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      noted(
        aNote(),
        aNote({
          noteId: 'note-2',
          corrects: 'note-1',
          text: 'In the morning.',
          at: new Date('2026-11-19T15:00:00Z'),
        }),
        aNote({ noteId: 'note-3', kind: 'conversation', topic: 'Other', text: 'How are you?' }),
      ),
    ),
  play: async ({ canvas }) => {
    const notes = await part(canvas);
    await expect(await notes.findAllByRole('listitem')).toHaveLength(2);
    await expect(notes.getAllByRole('listitem')[0]).toHaveTextContent(
      containing(careNoteWords.corrects({ name: 'Wren Q. Exampledoc', time: anything }).replace(/\.$/, '')),
    );
  },
});

/** Behaviour 1c, empty: nothing was written yet. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(noted(aNote({ toPatient: false }))),
  play: async ({ canvas }) => {
    const notes = await part(canvas);
    await expect(await notes.findByText(careNoteWords.none)).toBeVisible();
    await expect(notes.getByText(careNoteWords.noneReason)).toBeVisible();
  },
});

/** ERR-02: while they load, that is said, and not that there are none. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getPatientNotes)),
  play: async ({ canvas }) => {
    const notes = await part(canvas);
    await expect(await notes.findByText(appWords.loading)).toBeInTheDocument();
    await expect(notes.queryByText(careNoteWords.none)).toBeNull();
  },
});

/** Behaviour 1b, 500: they fail alone, the devices stand, and Try Again brings them. */
export const Fails = meta.story({
  tags: ['network-fault', 'w390'],
  beforeEach: ({ msw }) => msw.use(fails(getPatientNotes, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    const notes = await part(canvas);
    await expect(await notes.findByText(loadWords.notAvailable)).toBeVisible();
    await expect(notes.queryByText(careNoteWords.none)).toBeNull();
    await expect(
      await canvas.findByRole('region', { name: patientWords.patientDashboard.devices }),
    ).toBeVisible();
    msw.use(noted(aNote()));
    await userEvent.click(notes.getByRole('button', { name: loadWords.retry }));
    await expect(await notes.findByText(/^Take the blue pill/)).toBeVisible();
  },
});

/** Behaviour 1a, schema-violating JSON: the notes that can be read are shown, and how many could not. */
export const OneIsUnreadable = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        getPatientNotes,
        JSON.stringify(['no note', { noteId: 'note-2', text: 'Drink more water.', author: 7 }]),
      ),
    ),
  play: async ({ canvas }) => {
    const notes = await part(canvas);
    await expect(await notes.findByText('Drink more water.')).toBeVisible();
    await expect(notes.getByRole('listitem')).toHaveTextContent('—, —');
    await expect(notes.getByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
  },
});

/** Behaviour 1a, 1c: many and long notes, in any writing: the newest three, then ten more, with the focus on the first of them. */
export const ManyAndLong = meta.story({
  tags: ['w390', 'w320'],
  beforeEach: ({ msw }) => {
    const texts = ['<img src=x onerror=alert(1)>', 'מרים, תודה על המדידות', 'Longword'.repeat(500)];
    const notes = Array.from({ length: 15 }, (_, at) =>
      aNote({
        noteId: `note-${at}`,
        text: texts[14 - at] ?? `Note ${at}.\nSecond line.`,
        at: new Date(Date.UTC(2026, 10, at + 1)),
      }),
    );
    msw.use(noted(...notes));
  },
  play: async ({ canvas, userEvent }) => {
    const notes = await part(canvas);
    await expect(await notes.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(notes.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(notes.getByRole('button', { name: careNoteWords.older }));
    await waitFor(() => expect(notes.getAllByRole('listitem')[3]).toHaveFocus());
    await expect(notes.getAllByRole('listitem')).toHaveLength(13);
    await userEvent.click(notes.getByRole('button', { name: careNoteWords.older }));
    await waitFor(() => expect(notes.getAllByRole('listitem')[13]).toHaveFocus());
    await expect(notes.getAllByRole('listitem')).toHaveLength(15);
    await expect(notes.queryByRole('button')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
