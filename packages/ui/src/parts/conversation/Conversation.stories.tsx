import { endpoints } from '@rpm/api-client';
import { conversationWords as texts } from '@rpm/domain/words/conversation';
import { listenWords } from '@rpm/domain/words/listen';
import { loadWords } from '@rpm/domain/words/load';
import { classWords } from '@rpm/domain/words/reading';
import { taskWords } from '@rpm/domain/words/task';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts } from '@rpm/mock-server/seed';
import { setOnline } from '@rpm/storybook/network.ts';
import { noted, said } from '@rpm/storybook/noteStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { SessionMemory } from '../../providers/memory/SessionMemory.tsx';
import { AboutField } from './AboutField.tsx';
import { Conversation, type ConversationProps } from './Conversation.tsx';

const { addMyConversation, getConversation, markConversationSeen } = endpoints;
const { patient, staff } = demoAccounts;
const userId = patient.accountId;
const talk = () =>
  noted(
    said('m-1', 'My head aches since lunch.', userId, '19T19:12'),
    said('m-2', 'Please measure again in the morning.', staff.accountId, '19T19:31'),
    said('m-3', '168 over 97 this morning. Can somebody call me?', userId, '20T13:09'),
  );

const args: ConversationProps = { userId, timeZone: 'America/New_York', side: 'clinic' };

const meta = preview.meta({
  title: 'Parts/Conversation',
  component: Conversation,
  args,
  decorators: [
    (Story) => (
      <SessionMemory>
        <Story />
      </SessionMemory>
    ),
  ],
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => msw.use(backend({ world: talk() })),
});

/** API-25: oldest on top, who and when, 'Seen' on the own side, and how many wait; being shown marks it as seen, once. */
export const Clinic = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    const [question, answer, again] = await canvas.findAllByRole('listitem');
    // The days stand between the messages.
    await expect(canvas.getByText(texts.yesterday)).toBeVisible();
    await expect(canvas.getByText(texts.today)).toBeVisible();
    await expect(question).toHaveTextContent(
      `My head aches since lunch.${texts.by({ name: 'Marigold Testpatient', time: timeInWords('2026-11-19T19:12:00Z') })}`,
    );
    await expect(question).not.toHaveTextContent(texts.unseen);
    await expect(answer).toHaveTextContent(texts.seen({ time: timeInWords('2026-11-20T13:09:00Z') }));
    await expect(again).toHaveTextContent(/168 over 97/);
    await expect(canvas.getByText(texts.clinic.waiting({ count: 1 }))).toBeVisible();
    await waitFor(() => expect(bodiesTo(markConversationSeen)).toEqual([{ userId, noteId: 'm-3' }]));
  },
});

/** The patient's side: the own messages are 'You', and say who of the clinic saw them, and when. */
export const Patient = meta.story({
  tags: ['w390'],
  args: { side: 'patient' },
  globals: { role: 'patient' },
  play: async ({ canvas }) => {
    const [question, , again] = await canvas.findAllByRole('listitem');
    await expect(question).toHaveTextContent(
      texts.by({ name: texts.patient.you, time: timeInWords('2026-11-19T19:12:00Z') }),
    );
    await expect(question).toHaveTextContent(
      texts.seenBy({ name: 'Quince Deskworth', time: timeInWords('2026-11-19T19:31:00Z') }),
    );
    await expect(again).toHaveTextContent(texts.unseen);
    await expect(canvas.queryByText(texts.clinic.waiting({ count: 1 }))).toBeNull();
    await expect(bodiesTo(markConversationSeen)).toEqual([]);
  },
});

/** The reading that the nurse writes about, as the message keeps it. */
const about = {
  vital: 'BloodPressure',
  time: '20261120-13:05:00',
  class: 'Critical',
  values: { systolic: 168, diastolic: 97 },
} as const;
const aboutReading = () =>
  noted(
    {
      ...said('m-1', 'Please rest this morning. I will call you before noon.', staff.accountId, '20T13:47'),
      about,
    },
    said('m-2', 'Thank you. I feel fine.', userId, '20T13:55'),
  );

/** API-25: the reading that a message is about stands above its text; a voice says the vital, the value, its class and when. */
export const AboutReading = meta.story({
  tags: ['w390', 'dark'],
  args: { side: 'patient' },
  globals: { role: 'patient' },
  beforeEach: ({ msw }) => msw.use(backend({ world: aboutReading() })),
  play: async ({ canvas }) => {
    const [advice, thanks] = await canvas.findAllByRole('listitem');
    const when = texts.about.today({ time: timeInWords('2026-11-20T13:05:00Z', 'time') });
    await expect(
      await canvas.findByText(listenWords.over({ first: '168', second: '97' })),
    ).toBeInTheDocument();
    await expect(advice).toHaveTextContent(`${vitalWords.kinds.BloodPressure}, 168/97`);
    await expect(advice).toHaveTextContent(`mmHg, ${classWords.Critical}, ${when}Please rest this morning.`);
    await expect(thanks).not.toHaveTextContent(classWords.Critical);
    // The patient attaches nothing.
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

/** API-25: the clinic attaches the newest reading of a vital; it goes with the one message, stays with it when sending fails, and stands in the bubble. */
export const AttachesReading = meta.story({
  tags: ['network-fault'],
  args: { About: AboutField },
  play: async ({ canvas, msw, userEvent }) => {
    const attach = () => canvas.findByRole('combobox', { name: texts.about.choose });
    await expect(await attach()).toHaveTextContent(texts.about.none);
    await userEvent.click(await attach());
    const option = await screen.findByRole('option', {
      name: new RegExp(`^${vitalWords.kinds.BloodPressure}`),
    });
    const value = /\d+\/\d+/.exec(option.textContent ?? '')?.[0] ?? 'no value';
    await userEvent.click(option);
    await expect(await attach()).toHaveTextContent(value);
    msw.use(fails(addMyConversation, 503));
    await userEvent.type(canvas.getByRole('textbox'), 'Please rest this morning.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await canvas.findByRole('alert');
    await expect(await canvas.findByText(value)).toBeVisible();
    await expect(await attach()).toHaveTextContent(texts.about.none);
    msw.use(backend({ world: talk() }));
    await userEvent.click(canvas.getByRole('button', { name: texts.tryAgain }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent(value);
    await expect(bodiesTo(addMyConversation).at(-1)).toEqual({
      userId,
      text: 'Please rest this morning.',
      about: { vital: 'BloodPressure', time: expect.stringMatching(/^\d{8}-/) },
    });
  },
});

/** API-25: an answer is sent with Control+Enter and stands below; nobody waits any more. */
export const Answers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(texts.clinic.waiting({ count: 1 }));
    await userEvent.type(canvas.getByRole('textbox'), 'I will call at 9.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent(`I will call at 9.`);
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent(texts.unseen);
    await expect(canvas.queryByText(texts.clinic.waiting({ count: 1 }))).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(bodiesTo(addMyConversation)).toEqual([{ userId, text: 'I will call at 9.' }]);
  },
});

/** Nothing is sent while nothing is written. */
export const EmptyMessage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByText(texts.errors.required)).toBeVisible();
    await expect(bodiesTo(addMyConversation)).toEqual([]);
  },
});

/** Behaviour 1a, 500: the bubble stays with 'Not sent', and the next try sends it; or it is taken back and written on. */
export const SendingFails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findAllByRole('listitem');
    msw.use(fails(addMyConversation, 503));
    await userEvent.type(canvas.getByRole('textbox'), 'I will call at 9.');
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`${texts.notSent} ${taskWords.failed}`);
    await expect(canvas.getByText('I will call at 9.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: texts.send })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: texts.takeBack }));
    await expect(canvas.getByRole('textbox')).toHaveValue('I will call at 9.');
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await canvas.findByRole('alert');
    msw.use(backend({ world: talk() }));
    await userEvent.click(canvas.getByRole('button', { name: texts.tryAgain }));
    await expect(await screen.findByText(texts.sent)).toBeVisible();
  },
});

/** Behaviour 1a, offline: nothing is sent, and the text stays. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.type(canvas.getByRole('textbox'), 'I will call at 9.');
    const restore = setOnline(false);
    try {
      await expect(await canvas.findByText(taskWords.offline)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: texts.send }));
      await expect(bodiesTo(addMyConversation)).toEqual([]);
    } finally {
      restore();
    }
    await expect(canvas.getByRole('textbox')).toHaveValue('I will call at 9.');
  },
});

/** That it was seen could not be said: nobody is bothered, and it stays unread. */
export const MarkingFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(markConversationSeen, 503)),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await waitFor(() => expect(bodiesTo(markConversationSeen)).toHaveLength(1));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Nobody has written yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: noted() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible();
  },
});

/** ERR-02: while it loads, it is not said that there is none. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getConversation)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeVisible();
    await expect(canvas.queryByText(texts.none)).toBeNull();
  },
});

/** DDB-06: it fails alone, and is tried again alone. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getConversation, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(texts.loading.failed)).toBeVisible();
    msw.use(backend({ world: talk() }));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect(await canvas.findByText('My head aches since lunch.')).toBeVisible();
  },
});

/** Behaviour 1c: long, right-to-left and marked-up messages are text, and nothing is pushed out of the page. */
export const OddTexts = meta.story({
  tags: ['w390', 'w320'],
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: noted(
          said('m-1', '<img src=x onerror=alert(1)>', userId, '19T19:12'),
          said('m-2', 'מרים, תודה על המדידות', staff.accountId, '19T19:31'),
          said('m-3', 'Longword'.repeat(500), userId, '20T13:09'),
        ),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.getByText('מרים, תודה על המדידות')).toHaveAttribute('dir', 'auto');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
