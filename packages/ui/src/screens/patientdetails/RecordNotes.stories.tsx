import { endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { noteWords } from '@rpm/domain/words/note';
import { recordWords } from '@rpm/domain/words/record';
import { backend, hangs } from '@rpm/mock-server/msw';
import { demoAccounts } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import { aNote, box, form, isDraftSaved, noted, press, said, text } from '@rpm/storybook/noteStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord, recordUserId } from '@rpm/storybook/recordStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, beginning, containing, sentence, timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const { composer, correction, list, search } = noteWords;
const { notes: record } = recordWords.record;
const { addUserNotes, addExceptionNotes, getPatientNotes } = endpoints;
const message = said('m', 'Hi.', demoAccounts.staff.accountId, '19T19:12');

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Notes',
  component: PatientDetailsScreen,
  parameters: atRecord('&tab=notes'),
  beforeEach: ({ msw }) => msw.use(backend({ world: noted(message) })),
});

/** API-23, SCR-03: all notes, newest first, each with topic, who and when, the work, and who can read it. */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: noted(
          aNote(),
          aNote({
            noteId: 'note-2',
            topic: 'Medication',
            toPatient: true,
            isInteractive: false,
            minutes: 9,
            text: 'Lisinopril stays at 10 mg.',
            at: new Date('2026-11-19T16:31:00Z'),
          }),
          aNote({
            noteId: 'note-3',
            kind: 'exception',
            topic: 'Other',
            isInteractive: false,
            minutes: 0,
            text: 'Sounded tired.',
            at: new Date('2026-11-20T13:00:00Z'),
          }),
        ),
      }),
    ),
  play: async ({ canvas }) => {
    const [own, medication, encounter] = await canvas.findAllByRole('article');
    await expect(own).toHaveTextContent(
      beginning(`${record.topics.Other}Wren Q. Exampledoc, ${timeInWords('2026-11-20T13:00:00Z')}`),
    );
    await expect(own).toHaveTextContent(`${record.onlyAuthor}Sounded tired.`);
    await expect(medication).toHaveTextContent(containing(record.minutes({ count: 9 })));
    await expect(medication).toHaveTextContent(record.toPatient);
    await expect(medication).not.toHaveTextContent(list.live);
    await expect(encounter).toHaveTextContent(
      `${record.minutes({ count: 11 })}${list.live}${list.internal}Talked through October.`,
    );
  },
});

/** The notes on one topic, or those that the patient can read; how many there are is said before. */
export const ByTopic = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: noted(
          aNote(),
          aNote({ noteId: 'note-2', topic: 'Device', toPatient: true, text: 'The cuff is new.' }),
        ),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    const filter = canvas.getByRole('combobox', { name: list.filter });
    await expect(filter).toHaveTextContent(list.all({ count: 2 }));
    await userEvent.click(filter);
    const options = (await screen.findAllByRole('option')).map((each) => each.textContent);
    await expect(options).toEqual([
      list.all({ count: 2 }),
      list.ofTopic({ topic: record.topics.Encounter, count: 1 }),
      list.ofTopic({ topic: record.topics.Device, count: 1 }),
      list.toPatient({ count: 1 }),
    ]);
    await userEvent.click(screen.getByRole('option', { name: list.toPatient({ count: 1 }) }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByText('The cuff is new.')).toBeVisible();
  },
});

/** API-23: a note is written and stands in the list at once; the form is empty again, and the tab counts it, but no message. */
export const Writes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), text);
    await userEvent.type((await form(canvas)).getByRole('textbox', { name: composer.minutes }), '11');
    await userEvent.click((await form(canvas)).getByRole('button', { name: composer.more }));
    await userEvent.click((await form(canvas)).getByRole('checkbox', { name: composer.live }));
    await press(canvas, userEvent, composer.save);
    await expect(await screen.findByText(composer.saved)).toBeVisible();
    const note = await canvas.findByRole('article');
    await expect(note).toHaveTextContent(text);
    await expect(note).toHaveTextContent(containing(record.minutes({ count: 12 })));
    await expect(await box(canvas)).toHaveValue('');
    await expect(bodiesTo(addUserNotes)).toEqual([
      {
        userId: recordUserId,
        topic: 'Encounter',
        text,
        minutes: 12,
        isInteractive: true,
        toPatient: false,
      },
    ]);
    await expect(
      await canvas.findByRole('link', { name: `${recordWords.record.tabs.notes} 1` }),
    ).toBeVisible();
  },
});

/** Control+Enter sends; what goes to the patient says so on its button before, and in the list after. */
export const SendsToPatient = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await form(canvas)).getByRole('radio', { name: composer.reader.patient }));
    await expect((await form(canvas)).getByRole('button', { name: composer.send })).toBeVisible();
    await expect((await form(canvas)).queryByRole('button', { name: composer.save })).toBeNull();
    await userEvent.type(await box(canvas), text);
    await userEvent.keyboard('{Enter}Second line.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText(composer.sent)).toBeVisible();
    await expect(await canvas.findByRole('article')).toHaveTextContent(record.toPatient);
    await expect(bodiesTo(addUserNotes)).toMatchObject([{ toPatient: true, text: `${text}\nSecond line.` }]);
  },
});

/** API-23: the responsible provider keeps a note to himself: it goes by its own call, and records no work. */
export const KeepsToSelf = meta.story({
  play: async ({ canvas, userEvent }) => {
    const self = await (await form(canvas)).findByRole('radio', { name: composer.reader.author });
    await userEvent.click(self);
    await expect((await form(canvas)).getByText(record.onlyAuthor)).toBeVisible();
    await expect((await form(canvas)).queryByRole('checkbox')).toBeNull();
    await userEvent.type(await box(canvas), 'Sounded tired.');
    await press(canvas, userEvent, composer.save);
    await expect(await canvas.findByRole('article')).toHaveTextContent(record.onlyAuthor);
    await expect(bodiesTo(addExceptionNotes)).toEqual([
      { userId: recordUserId, topic: 'Encounter', text: 'Sounded tired.' },
    ]);
    await expect(bodiesTo(addUserNotes)).toEqual([]);
  },
});

/** Behaviour section 3: whoever is not responsible has no exception notes, so none is offered. */
export const StaffKeepNothing = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: record.empty });
    await canvas.findByText('Marigold Testpatient', { exact: false });
    await expect((await form(canvas)).getAllByRole('radio')).toHaveLength(2);
  },
});

/** What is missing or wrong is said at its field, which gets the focus; nothing is sent. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fields = await form(canvas);
    await press(canvas, userEvent, composer.save);
    await expect(await fields.findByText(composer.errors.required)).toBeVisible();
    await expect(await box(canvas)).toHaveFocus();
    await userEvent.type(await box(canvas), text);
    await userEvent.click(fields.getByRole('checkbox', { name: composer.live }));
    await press(canvas, userEvent, composer.save);
    const minutes = fields.getByRole('textbox', { name: composer.minutes });
    await expect(minutes).toHaveAccessibleDescription(
      expect.stringContaining(composer.errors.liveNeedsMinutes),
    );
    await userEvent.type(minutes, String(limits.noteMaxMinutes + 1));
    const most = composer.errors.minutesInvalid({ max: limits.noteMaxMinutes });
    await expect(await fields.findByText(most)).toBeVisible();
    await expect(bodiesTo(addUserNotes)).toEqual([]);
    await isDraftSaved(canvas);
  },
});

/**
 * API-23: a note is corrected by another one, both are kept and point to each other. What the patient can read is
 * corrected for the patient too.
 */
export const Corrects = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(backend({ world: noted(aNote({ toPatient: true, text: 'Take 20 mg.' })) })),
  play: async ({ canvas, userEvent }) => {
    const said = { name: 'Wren Q. Exampledoc', time: timeInWords('2026-11-18T15:00:00Z') };
    await userEvent.click(await canvas.findByRole('button', { name: correction.correctThis(said) }));
    await expect(canvas.getByText(correction.writing(said))).toBeVisible();
    await waitFor(async () => expect(await box(canvas)).toHaveFocus());
    await expect((await form(canvas)).getAllByRole('radio')).toHaveLength(1);
    await userEvent.type(await box(canvas), 'Take 10 mg.');
    await press(canvas, userEvent, composer.send);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    const [right, wrong] = canvas.getAllByRole('article');
    await expect(right).toHaveTextContent(correction.corrects(said));
    await expect(wrong).toHaveTextContent('Take 20 mg.');
    await expect(wrong).toHaveTextContent(
      correction.corrected({ name: 'Wren Q. Exampledoc', time: timeInWords('2026-11-20T15:00:00Z') }),
    );
    await expect(canvas.queryByText(correction.writing(said))).toBeNull();
    await expect(bodiesTo(addUserNotes)).toMatchObject([{ corrects: 'note-1', toPatient: true }]);
  },
});

/** A correction can be dropped; the next note corrects nothing. */
export const CorrectionDropped = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: noted(aNote()) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: sentence(correction.correctThis({ name: anything, time: anything })),
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: correction.drop }));
    await userEvent.type(await box(canvas), text);
    await press(canvas, userEvent, composer.save);
    await waitFor(() => expect(bodiesTo(addUserNotes)).toHaveLength(1));
    await expect(bodiesTo(addUserNotes)[0]).not.toHaveProperty('corrects');
  },
});

/** Nobody has written about this patient. */
export const Empty = meta.story({
  tags: ['w390'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: record.empty })).toBeVisible();
    await expect(await box(canvas)).toBeVisible();
  },
});

/** ERR-02: while they load, that is said, and not that there are none; one can write already. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getPatientNotes)),
  play: async ({ canvas }) => {
    await expect(await box(canvas)).toBeVisible();
    await expect(canvas.queryByText(record.empty)).toBeNull();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** Behaviour 1c: long, right-to-left and marked-up texts are text, and nothing is pushed out of the page. */
export const OddTexts = meta.story({
  tags: ['w390', 'w320'],
  beforeEach: ({ msw }) => {
    const texts = ['<img src=x onerror=alert(1)>', 'מרים, תודה על המדידות', 'Longword'.repeat(500)];
    msw.use(backend({ world: noted(...texts.map((odd, at) => aNote({ noteId: `note-${at}`, text: odd }))) }));
  },
  play: async ({ canvas, userEvent }) => {
    await seesText(canvas, '<img src=x onerror=alert(1)>');
    await expect(canvas.getByText('מרים, תודה על המדידות')).toHaveAttribute('dir', 'auto');
    await userEvent.click(await box(canvas));
    await userEvent.paste('<b>bold</b>\n<script>alert(1)</script>');
    await press(canvas, userEvent, composer.save);
    await seesText(canvas, /^<b>bold<\/b>/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** SCR-03: the notes are searched by the server, by text and by who wrote them. */
export const Searches = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: noted(
          aNote({ text: 'Started amlodipine.' }),
          aNote({ noteId: 'note-2', text: 'Cuff is loose.', authorId: demoAccounts.staff.accountId }),
        ),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    const field = canvas.getByRole('searchbox', { name: search.text });
    await userEvent.type(field, 'AMLO');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('article')).toHaveTextContent('Started amlodipine.');
    await userEvent.type(field, 'x');
    await seesText(canvas, search.none);
    await userEvent.clear(field);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
});
