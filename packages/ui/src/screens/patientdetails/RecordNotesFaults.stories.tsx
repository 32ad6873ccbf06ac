import { endpoints } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { noteWords } from '@rpm/domain/words/note';
import { recordWords } from '@rpm/domain/words/record';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails } from '@rpm/mock-server/msw';
import { seesText } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import { aNote, box, form, isDraftSaved, noted, press, text } from '@rpm/storybook/noteStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord } from '@rpm/storybook/recordStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, waitFor } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const { composer } = noteWords;
const { notes: record } = recordWords.record;
const { addUserNotes, getPatientNotes } = endpoints;

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Notes/Faults',
  component: PatientDetailsScreen,
  parameters: atRecord('&tab=notes'),
  beforeEach: ({ msw }) => msw.use(backend({ world: noted() })),
});

/** Behaviour 1a, 500: it is said, what was typed stays, and the next try saves it. */
export const SavingFails = meta.story({
  tags: ['network-fault', 'w390'],
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: record.empty });
    msw.use(fails(addUserNotes, 503));
    await userEvent.type(await box(canvas), text);
    await press(canvas, userEvent, composer.save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(await box(canvas)).toHaveValue(text);
    msw.use(backend({ world: noted() }));
    await press(canvas, userEvent, composer.save);
    await expect(await canvas.findByRole('article')).toHaveTextContent(text);
    await expect(await box(canvas)).toHaveValue('');
  },
});

/** Behaviour 1a, 403 and 404: another clinic's patient, or one who is gone. The text stays. */
export const SavingRefused = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: record.empty });
    msw.use(fails(addUserNotes, 404));
    await userEvent.type(await box(canvas), text);
    await press(canvas, userEvent, composer.save);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await box(canvas)).toHaveValue(text);
  },
});

/** Behaviour 1a, offline: it is said, nothing is sent, also not by the key, and the text can be sent afterwards. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: record.empty });
    await userEvent.type(await box(canvas), text);
    const restore = setOnline(false);
    try {
      await waitFor(() => expect(canvas.getAllByText(taskWords.offline)[0]).toBeVisible());
      await press(canvas, userEvent, composer.save);
      await userEvent.click(await box(canvas));
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
    } finally {
      restore();
    }
    await expect(await box(canvas)).toHaveValue(text);
    await waitFor(async () =>
      expect((await form(canvas)).getByRole('button', { name: composer.save })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
    await expect(bodiesTo(addUserNotes)).toEqual([]);
    await press(canvas, userEvent, composer.save);
    await expect(await canvas.findByRole('article')).toHaveTextContent(text);
  },
});

/** DDB-06: the list fails alone; what is being written stays while it is tried again. */
export const ListFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getPatientNotes, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    await seesText(canvas, record.loading.failed);
    await userEvent.type(await box(canvas), text);
    msw.use(backend({ world: noted(aNote()) }));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await seesText(canvas, /^Talked through October/);
    await expect(await box(canvas)).toHaveValue(text);
    await isDraftSaved(canvas);
  },
});

/** Behaviour 1a, schema-violating JSON: the notes that can be read are shown, and how many could not. */
export const OneIsUnreadable = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(getPatientNotes, JSON.stringify(['no note', { noteId: 'n', text: 'Drink.', author: 7 }])),
    ),
  play: async ({ canvas }) => {
    await seesText(canvas, 'Drink.');
    await expect(canvas.getByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
  },
});
