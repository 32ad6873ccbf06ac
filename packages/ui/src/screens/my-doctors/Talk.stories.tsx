import { endpoints } from '@rpm/api-client';
import { readingAddress } from '@rpm/domain';
import { conversationWords } from '@rpm/domain/words/conversation';
import { doctorWords as texts } from '@rpm/domain/words/doctors';
import { navWords } from '@rpm/domain/words/frame';
import { answers, backend, fails } from '@rpm/mock-server/msw';
import { demoAccounts } from '@rpm/mock-server/seed';
import { drawn } from '@rpm/storybook/drawn.ts';
import { noted, said } from '@rpm/storybook/noteStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, waitFor } from 'storybook/test';
import { MyDoctorsScreen } from './MyDoctorsScreen.tsx';

const { addMyConversation, getReadingSteps, markConversationSeen } = endpoints;
const { patient, staff } = demoAccounts;
const root = document.documentElement;

/** Twelve days on which the patient asked and the clinic answered; what came since `unreadFrom` is new. */
const days = Array.from({ length: 12 }, (_, at) => String(at + 3).padStart(2, '0'));
const talk = (...newer: ReturnType<typeof said>[]) => ({
  world: noted(
    ...days.flatMap((day) => [
      said(`q-${day}`, `Is 132 over 84 fine on day ${day}?`, patient.accountId, `${day}T14:00`),
      said(`a-${day}`, `Yes, on day ${day} it is.`, staff.accountId, `${day}T15:00`),
    ]),
    said('thanks', 'Thank you.', patient.accountId, '18T16:00'),
    ...newer,
  ),
});

const path = '/my-doctors?talk=clinic';
const meta = preview.meta({
  title: 'Screens/Patient/My doctors/Messages',
  component: MyDoctorsScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path, isSignedIn: true } },
  afterEach: () => window.scrollTo(0, 0),
});

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
const { write } = conversationWords.patient;
const field = (canvas: Canvas) => canvas.findByRole('textbox', { name: new RegExp(`^${write}`) });
/** How high the header is, in CSS pixels. */
const header = 72;
/** Whether all of it is in the window, below the header and above what lies over the end of the page. */
const isInView = (element: Element, above = window.innerHeight) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= header && bottom <= above;
};
const topOf = (element: Element) => element.getBoundingClientRect().top;
const formOf = (canvas: Canvas) => canvas.findByRole('form', { name: write });

/** API-25, y3: the last message is in view, and the field below it; the heading keeps the focus, so that it is read first. */
export const OpensAtTheEnd = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) =>
    msw.use(backend(talk(said('last', 'We call you today.', staff.accountId, '20T13:09')))),
  play: async ({ canvas }) => {
    const last = await canvas.findByText('We call you today.');
    await drawn();
    await waitFor(async () => expect(isInView(last, topOf(await formOf(canvas)))).toBe(true));
    await expect(isInView(await field(canvas))).toBe(true);
    await expect(canvas.getByRole('heading', { name: texts.talk.title, level: 1 })).toHaveFocus();
    // Being in view, it is no longer new.
    await waitFor(() => expect(bodiesTo(markConversationSeen)).toMatchObject([{ noteId: 'last' }]));
  },
});

/** The field stays at the foot of the window while older messages are read. */
export const FieldStays = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend(talk())),
  play: async ({ canvas }) => {
    await canvas.findByText('Thank you.');
    await drawn();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    window.scrollTo(0, 200);
    const button = canvas.getByRole('button', { name: conversationWords.send });
    const footBar = topOf(canvas.getByRole('navigation', { name: navWords.label }));
    await waitFor(() => expect(isInView(button, footBar)).toBe(true));
    await expect(isInView(await field(canvas))).toBe(true);
    // Nor does the page go back to its end when something grows.
    const { scrollY } = window;
    const [older] = canvas.getAllByRole('listitem');
    older?.style.setProperty('padding-bottom', '2px');
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(Math.abs(window.scrollY - scrollY)).toBeLessThan(20);
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** More is new than fits: reading begins at the first of them, and what was not in view stays new. */
export const OpensAtTheFirstNew = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => {
    const long = 'Please measure in the morning and in the evening, before you eat. '.repeat(12);
    msw.use(
      backend(
        talk(
          said('n-1', `First. ${long}`, staff.accountId, '20T12:00'),
          said('n-2', `Second. ${long}`, staff.accountId, '20T12:30'),
        ),
      ),
    );
  },
  play: async ({ canvas }) => {
    const first = await canvas.findByText(/^First/);
    await drawn();
    await waitFor(async () => {
      await expect(topOf(first)).toBeLessThan(window.innerHeight / 3);
      await expect(topOf(first)).toBeGreaterThanOrEqual(header);
    });
    await expect(bodiesTo(markConversationSeen)).toEqual([]);
    window.scrollTo(0, root.scrollHeight);
    await waitFor(() => expect(bodiesTo(markConversationSeen)).toMatchObject([{ noteId: 'n-2' }]));
  },
});

/** What was sent is seen above the field, also by who has read further up. */
export const SeesWhatWasSent = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend(talk())),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Thank you.');
    await drawn();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    window.scrollTo(0, 200);
    await userEvent.type(await field(canvas), 'I feel fine.');
    await userEvent.click(canvas.getByRole('button', { name: conversationWords.send }));
    await waitFor(async () =>
      expect(isInView(canvas.getByText('I feel fine.'), topOf(await formOf(canvas)))).toBe(true),
    );
  },
});

/** WCAG 2.4.11: what the keyboard comes to is not behind the field. */
export const NothingBehindTheField = meta.story({
  tags: ['w390', 'network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(addMyConversation, 503), backend(talk())),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Thank you.');
    await drawn();
    await userEvent.type(await field(canvas), 'I feel fine.');
    await userEvent.click(canvas.getByRole('button', { name: conversationWords.send }));
    const again = await canvas.findByRole('button', { name: conversationWords.tryAgain });
    (await field(canvas)).focus();
    // In the window, so that the browser would leave it there, but behind the field.
    const behind = topOf(await formOf(canvas)) + 20;
    window.scrollBy(0, topOf(again) - behind);
    await expect(Math.abs(topOf(again) - behind)).toBeLessThan(2);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(again).toHaveFocus();
    await waitFor(async () => expect(isInView(again, topOf(await formOf(canvas)))).toBe(true));
  },
});

const time = '20261120-13:05:00';
const reading = {
  ...{ mrSubType: 'BloodPressure', mrTime: time, receivedTime: time, class: 'Critical' },
  ...{ values: { systolic: 168, diastolic: 97 }, classes: {}, isContradicted: false },
};
const fromReading = {
  parameters: {
    page: { path: `${path}&reading=${readingAddress('BloodPressure', time)}`, isSignedIn: true },
  },
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof backend>[]) => void } }) =>
    msw.use(answers(getReadingSteps, JSON.stringify({ reading, steps: [] })), backend(talk())),
};
const comesToTheField = async ({ canvas }: { canvas: Canvas }) => {
  const about = await canvas.findByText('168/97');
  await drawn();
  await waitFor(async () => expect(await field(canvas)).toHaveFocus());
  await waitFor(async () => expect(isInView(await field(canvas))).toBe(true));
  await waitFor(() => expect(isInView(about)).toBe(true));
};

/** Design b2: who asks about a reading stands in the field, with the reading in view. */
export const AsksAboutReading = meta.story({ ...fromReading, tags: ['w390'], play: comesToTheField });

/** At 320 px the field leaves the foot; it is in view all the same. */
export const AsksOnSmallPhone = meta.story({ ...fromReading, tags: ['w320'], play: comesToTheField });

/** With large text the field takes most of the window: it does not lie over the messages. */
export const LargeText = meta.story({
  tags: ['w390'],
  globals: { text: 'percent-200' },
  beforeEach: ({ msw }) => msw.use(backend(talk())),
  play: async ({ canvas }) => {
    const last = await canvas.findByText('Thank you.');
    await drawn();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    await waitFor(() => expect(isInView(last)).toBe(true));
    window.scrollTo(0, 0);
    await waitFor(async () => expect(topOf(await formOf(canvas))).toBeGreaterThan(window.innerHeight));
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
