import { endpoints } from '@rpm/api-client';
import { conversationWords as texts } from '@rpm/domain/words/conversation';
import { loadWords } from '@rpm/domain/words/load';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts } from '@rpm/mock-server/seed';
import { setOnline } from '@rpm/storybook/network.ts';
import { noted, said } from '@rpm/storybook/noteStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { SessionMemory } from '../../providers/memory/SessionMemory.tsx';
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
