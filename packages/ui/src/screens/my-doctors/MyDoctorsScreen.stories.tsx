import { endpoints } from '@rpm/api-client';
import { readingAddress, usualGuidance } from '@rpm/domain';
import { conversationWords } from '@rpm/domain/words/conversation';
import { doctorWords as texts } from '@rpm/domain/words/doctors';
import { othersPageWords } from '@rpm/domain/words/frame';
import { loadWords } from '@rpm/domain/words/load';
import { receiptWords } from '@rpm/domain/words/receipt';
import { urgentWords } from '@rpm/domain/words/urgent';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { emptyClinic, smallClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anyCount, beginning, containing, sentence, timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, waitFor, within } from 'storybook/test';
import { MyDoctorsScreen } from './MyDoctorsScreen.tsx';

const { addMyConversation, getCareTeam, getConversation, getOtherCarers, getReadingSteps, getUrgentReading } =
  endpoints;
const page = { path: '/my-doctors', isSignedIn: true };

const meta = preview.meta({
  title: 'Screens/Patient/My doctors',
  component: MyDoctorsScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

/** RTE-04: who cares for the patient, and what each sees, as the authorization table has it. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Wren Q. Exampledoc' }));
    await expect(card.getByText(texts.sees.vitals)).toBeVisible();
    await expect(card.getByText(texts.sees.files)).toBeVisible();
    await expect(card.getByText(new RegExp(texts.responsible))).toBeVisible();
    await expect(
      card.getByRole('link', { name: containing(texts.messageTo({ name: 'Wren Q. Exampledoc' })) }),
    ).toHaveAttribute('href', expect.stringContaining('/my-doctors?talk='));
    // No number of the clinic is known here: nothing is offered that would not work.
    await expect(card.queryByRole('link', { name: beginning(texts.call) })).toBeNull();
    await seesText(
      canvas,
      new RegExp([0, 1, anyCount].map((count) => sentence(texts.sharedWith({ count })).source).join('|')),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** RTE-04, w5: who else works at the clinic, by role, with what each role sees as the authorization table has it. */
export const Others = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: texts.others.title }));
    await expect(await card.findByRole('heading', { name: texts.others.roles.provider })).toBeVisible();
    await expect(card.getByRole('heading', { name: texts.others.roles.administrator })).toBeVisible();
    // All of the clinic staff there is looks after this patient, and is named above.
    await expect(card.queryByRole('heading', { name: texts.others.roles.staff })).toBeNull();
    const [first] = card.getAllByRole('listitem');
    await expect(first).toHaveTextContent(texts.sees.vitals);
    await expect(first).not.toHaveTextContent(texts.cannotSee);
  },
});

/** What a role may not see is said, and a row that cannot be read is counted. */
export const OthersSeeLess = meta.story({
  tags: ['w320', 'w390'],
  beforeEach: ({ msw }) =>
    msw.use(answers(getOtherCarers, JSON.stringify([{ role: 'staff', sees: ['devices'] }, 'nonsense']))),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: texts.others.title }));
    const row = (await card.findByRole('heading', { name: texts.others.roles.staff })).closest('li');
    await expect(row).toHaveTextContent(`${texts.cannotSee}: ${texts.sees.details} · ${texts.sees.vitals}`);
    await expect(card.getByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
  },
});

/** Nobody else works there: there is no card that says nothing. */
export const NoOthers = meta.story({
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(answers(getOtherCarers, '[]')),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Wren Q. Exampledoc' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: texts.others.title })).toBeNull());
    await expect(canvas.getByRole('region', { name: texts.family })).toBeVisible();
  },
});

/** Behaviour 1a: who else works there cannot be loaded; the care team stays. */
export const OthersFail = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getOtherCarers, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.others.loading.failed);
    await expect(canvas.getByRole('article', { name: 'Wren Q. Exampledoc' })).toBeVisible();
  },
});

/** The clinic has a number. */
const withPhone = (hours: { openUntil: string | null; hasHours: boolean }) =>
  answers(
    getUrgentReading,
    JSON.stringify({
      urgent: null,
      clinic: {
        ...{ name: 'Northside Sample Clinic', timeZone: 'America/Chicago', opens: null, ...hours },
        guidance: { ...usualGuidance, phone: '(614) 555-0142' },
      },
    }),
  );

/** w5: nobody has a number of their own: the clinic's is called, for the person by name. */
export const Call = meta.story({
  tags: ['w390', 'w320'],
  beforeEach: ({ msw }) => msw.use(withPhone({ openUntil: null, hasHours: false })),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Wren Q. Exampledoc' }));
    await expect(
      await card.findByRole('link', { name: texts.callFor({ name: 'Wren Q. Exampledoc' }) }),
    ).toHaveAttribute('href', expect.stringMatching(/^tel:.*6145550142$/));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** What somebody may not see is said too, as the answer has it; long and foreign names stay in their place. */
export const SeesLess = meta.story({
  tags: ['w320', 'w390'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(
        getCareTeam,
        JSON.stringify(
          ['Longname'.repeat(20), 'מרים כהן'].map((name, at) => ({
            ...{ userId: `user-${at}`, name, role: 'STAFF', isResponsible: false },
            ...{ lastContact: null, sees: ['details'] },
          })),
        ),
      ),
    ),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'מרים כהן' }));
    await expect(card.getByRole('heading', { name: texts.cannotSee })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** API-25, y3: the conversation with the clinic; nobody watches around the clock stands at the field. */
export const Talk = meta.story({
  tags: ['w390', 'w320', 'dark'],
  parameters: { page: { ...page, path: '/my-doctors?talk=user-doctor-northside' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: texts.talk.title, level: 1 })).toBeVisible();
    const field = await canvas.findByRole('textbox', {
      name: new RegExp(`^${conversationWords.patient.write}`),
    });
    await expect(canvas.getByText(conversationWords.patient.hint)).toBeVisible();
    await userEvent.type(field, 'I feel fine.');
    await userEvent.click(canvas.getByRole('button', { name: conversationWords.send }));
    // What was sent stands there first, and then what the server has.
    await waitFor(() => expect(canvas.getByText('I feel fine.')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const time = '20261120-13:05:00';
const reading = {
  ...{ mrSubType: 'BloodPressure', mrTime: time, receivedTime: time, class: 'Critical' },
  ...{ values: { systolic: 168, diastolic: 97 }, classes: {}, isContradicted: false },
};
const fromReading = {
  page: { ...page, path: `/my-doctors?talk=clinic&reading=${readingAddress('BloodPressure', time)}` },
};
const withReading = [
  answers(getReadingSteps, JSON.stringify({ reading, steps: [] })),
  answers(addMyConversation, JSON.stringify({ message: 'ok', noteId: 'n1' })),
  backend({ world: smallClinic() }),
];
/** Writes and sends. */
const write = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  const { write: label } = conversationWords.patient;
  await userEvent.type(await canvas.findByRole('textbox', { name: new RegExp(`^${label}`) }), 'I feel fine.');
  await userEvent.click(canvas.getByRole('button', { name: conversationWords.send }));
};

/** y3: a message that begins at a reading carries it; the address has none of its values. */
export const TalkFromReading = meta.story({
  tags: ['w390', 'w320', 'dark'],
  parameters: fromReading,
  beforeEach: ({ msw }) => msw.use(...withReading),
  play: async (context) => {
    await expect(await context.canvas.findByText('168/97')).toBeVisible();
    await write(context);
    await waitFor(() =>
      expect(bodiesTo(addMyConversation)).toMatchObject([
        { text: 'I feel fine.', about: { vital: 'BloodPressure', time } },
      ]),
    );
    // The next one begins without it.
    await waitFor(() =>
      expect(context.canvas.queryByRole('button', { name: conversationWords.about.remove })).toBeNull(),
    );
  },
});

/** The reading can be taken away before. */
export const TalkWithoutIt = meta.story({
  parameters: fromReading,
  beforeEach: ({ msw }) => msw.use(...withReading),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: conversationWords.about.remove }));
    await expect(canvas.queryByText('168/97')).toBeNull();
    await write(context);
    await waitFor(() => expect(bodiesTo(addMyConversation)).toHaveLength(1));
    await expect(bodiesTo(addMyConversation)[0]).not.toHaveProperty('about');
  },
});

/** Behaviour 1a: without the reading the message can be written all the same. */
export const TalkReadingFails = meta.story({
  tags: ['network-fault'],
  parameters: fromReading,
  beforeEach: ({ msw }) => msw.use(fails(getReadingSteps, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, receiptWords.loading.failed);
    await expect(canvas.getByRole('button', { name: conversationWords.send })).toBeEnabled();
  },
});

/** y3, DSP-03: until when the clinic answers, by its own clock, and its number, stand above the messages. */
export const TalkWithHours = meta.story({
  tags: ['w390', 'w320'],
  parameters: { page: { ...page, path: '/my-doctors?talk=user-doctor-northside' } },
  globals: { zone: 'America/New_York' },
  beforeEach: ({ msw }) => msw.use(withPhone({ openUntil: '20261120-22:00:00', hasHours: true })),
  play: async ({ canvas }) => {
    const time = `${timeInWords('2026-11-20T22:00:00Z', 'time', 'America/Chicago')} CST`;
    const open = urgentWords.clinic.openUntil({ clinic: 'Northside Sample Clinic', time });
    await seesText(canvas, sentence(open));
    await expect(canvas.getByRole('link', { name: urgentWords.clinic.call })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:.*6145550142$/),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The messages cannot be loaded; the page stands. */
export const TalkFails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { ...page, path: '/my-doctors?talk=user-doctor-northside' } },
  beforeEach: ({ msw }) => msw.use(fails(getConversation, 503)),
  play: async ({ canvas }) => {
    // What is below a part that is still coming waits for it, unseen.
    for (const text of [conversationWords.loading.failed, texts.talk.lead])
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  },
});

/** Nobody yet. */
export const NoTeam = meta.story({
  tags: ['w390', 'empty'],
  beforeEach: ({ msw }) => {
    const patients = smallClinic().patients.map((patient) => ({ ...patient, providerId: null }));
    msw.use(backend({ world: { ...emptyClinic(), patients } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.none })).toBeVisible();
  },
});

/** ERR-02. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getCareTeam)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
  },
});

/** 503: sharing stands. */
export const Failed = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getCareTeam, 503)),
  play: async ({ canvas }) => {
    await seesText(canvas, texts.loading.failed);
    await expect(canvas.getByRole('link', { name: texts.openSharing })).toBeVisible();
  },
});

/** ROL-04. */
export const ForStaff = meta.story({
  globals: { role: 'provider' },
  play: async ({ canvas }) => {
    await seesText(canvas, othersPageWords.patients);
  },
});
