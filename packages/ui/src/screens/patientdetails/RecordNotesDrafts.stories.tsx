import { endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { conversationWords } from '@rpm/domain/words/conversation';
import { noteWords } from '@rpm/domain/words/note';
import { recordWords } from '@rpm/domain/words/record';
import { answers, backend, fails } from '@rpm/mock-server/msw';
import { demoAccounts, northside } from '@rpm/mock-server/seed';
import { aNote, box, draftSaved, form, isDraftSaved, noted, press, text } from '@rpm/storybook/noteStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { atRecord, recordUserId } from '@rpm/storybook/recordStory.ts';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, beginning, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { asPrinted } from '@rpm/storybook/views.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PatientDetailsScreen } from './PatientDetailsScreen.tsx';

const { composer, draft: drafts, template: templates } = noteWords;
const { addUserNotes, saveNoteDraft, getNoteDraft } = endpoints;
/** The draft was kept on a day, whenever it was. */
const savedOn = (day: string) => sentence(drafts.saved({ time: dayInWords(day) + anything }));
const later = { timeout: limits.draftAfterMs * 4 };

const meta = preview.meta({
  title: 'Screens/Clinic/Patient record/Notes/Drafts and templates',
  component: PatientDetailsScreen,
  parameters: atRecord('&tab=notes'),
  beforeEach: ({ msw }) => msw.use(backend({ world: noted() })),
});

/** What was typed is there again after another part of the record was looked at. Discard empties it. */
export const DraftStays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), text);
    await userEvent.click(
      canvas.getByRole('link', { name: beginning(recordWords.record.tabs.demographics) }),
    );
    await canvas.findByRole('region', { name: recordWords.record.demographics.contact });
    await userEvent.click(canvas.getByRole('link', { name: beginning(recordWords.record.tabs.notes) }));
    await expect(await box(canvas)).toHaveValue(text);
    await press(canvas, userEvent, composer.discard);
    await expect(await box(canvas)).toHaveValue('');
  },
});

/** SCR-03: what is typed is kept by the server, which is said; Discard throws it away there too. */
export const DraftKept = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), text);
    await expect(await canvas.findByText(savedOn('2026-11-20'), {}, later)).toBeVisible();
    await expect(bodiesTo(saveNoteDraft).at(-1)).toMatchObject({ userId: recordUserId, draft: { text } });
    await press(canvas, userEvent, composer.discard);
    await waitFor(() => expect(bodiesTo(saveNoteDraft).at(-1)).toMatchObject({ draft: null }));
    await waitFor(() => expect(canvas.queryByText(draftSaved)).toBeNull());
  },
});

const keptDraft = {
  topic: 'Device',
  readers: 'patient',
  text: 'Half a sent',
  minutes: '4',
  isInteractive: true,
};

/** SCR-03: a draft of another day or machine is there when the record is opened; writing the note is the end of it. */
export const DraftFound = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answers(getNoteDraft, JSON.stringify({ draft: keptDraft, time: '20261119-15:00:00' }))),
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await box(canvas)).toHaveValue(keptDraft.text));
    await expect(canvas.getByText(savedOn('2026-11-19'))).toBeVisible();
    await press(canvas, userEvent, composer.send);
    await waitFor(async () => expect(await box(canvas)).toHaveValue(''));
    await expect(bodiesTo(addUserNotes)).toMatchObject([
      { topic: 'Device', text: keptDraft.text, minutes: 4 },
    ]);
    await expect(canvas.queryByText(draftSaved)).toBeNull();
  },
});

/** Behaviour 1a, 503: a draft that cannot be kept is told, the text stays, and the next key tries again. */
export const DraftNotKept = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(saveNoteDraft, 503)),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.type(await box(canvas), text);
    await expect(await canvas.findByText(drafts.notSaved, {}, later)).toBeVisible();
    await expect(await box(canvas)).toHaveValue(text);
    msw.use(backend({ world: noted() }));
    await userEvent.type(await box(canvas), ' More.');
    await isDraftSaved(canvas);
  },
});

/** With the note written, nothing is told any more of a draft that could not be kept. */
export const WrittenWithoutADraft = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(saveNoteDraft, 503)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await box(canvas), text);
    await canvas.findByText(drafts.notSaved, {}, later);
    await press(canvas, userEvent, composer.save);
    await waitFor(async () => expect(await box(canvas)).toHaveValue(''));
    await waitFor(() => expect(canvas.queryByText(drafts.notSaved)).toBeNull());
  },
});

/** Behaviour 1a, 503: while it is not known whether there is a draft, nothing is written over it. */
export const DraftNotLoaded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getNoteDraft, 503)),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.type(await box(canvas), text);
    await expect(await canvas.findByText(drafts.notLoaded)).toBeVisible();
    await expect(bodiesTo(saveNoteDraft)).toEqual([]);
    msw.use(backend({ world: noted() }));
    await userEvent.click(canvas.getByRole('button', { name: drafts.retry }));
    await isDraftSaved(canvas);
    await expect(bodiesTo(saveNoteDraft)).toMatchObject([{ draft: { text } }]);
  },
});

const withTemplate = () => ({
  ...noted(),
  noteTemplates: [
    {
      ...{ templateId: 't-1', clinicId: northside.clinicId, name: 'Call', topic: 'Medication' as const },
      ...{ text: 'Called {name}: {vital} {value}.', byId: demoAccounts.provider.accountId },
      ...{ at: new Date('2026-11-02T15:00:00Z'), ended: null },
    },
  ],
});

/** SCR-03: a template fills an empty text with the patient's name and newest reading, and asks before it replaces one. */
export const Template = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: withTemplate() })),
  play: async ({ canvas, userEvent }) => {
    const choose = async () => {
      await userEvent.click(await (await form(canvas)).findByRole('combobox', { name: templates.label }));
      await userEvent.click(await screen.findByRole('option', { name: 'Call' }));
    };
    await choose();
    await waitFor(async () =>
      expect((await box(canvas)).textContent).toMatch(/^Called Marigold Testpatient: [A-Z].* \d.*\.$/),
    );
    await userEvent.clear(await box(canvas));
    await userEvent.type(await box(canvas), text);
    await choose();
    const question = within(await screen.findByRole('alertdialog', { name: templates.ask.title }));
    await userEvent.click(question.getByRole('button', { name: templates.ask.keep }));
    await expect(await box(canvas)).toHaveValue(text);
  },
});

/** SCR-03: on paper are the notes that are written, not the form of another one. */
export const Printed = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: noted(aNote()) })),
  play: async ({ canvas }) => {
    const typed = await box(canvas);
    const note = await canvas.findByRole('article');
    const message = await canvas.findByRole('form', { name: conversationWords.clinic.write });
    const back = asPrinted();
    try {
      await waitFor(() => expect(typed).not.toBeVisible());
      await expect(message).not.toBeVisible();
      await expect(note).toBeVisible();
    } finally {
      back();
    }
  },
});
