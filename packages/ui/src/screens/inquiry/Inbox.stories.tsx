import { endpoints } from '@rpm/api-client';
import { appWords } from '@rpm/domain/words/app';
import { inboxWords } from '@rpm/domain/words/inbox';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import { loadWords } from '@rpm/domain/words/load';
import { navMarkWords } from '@rpm/domain/words/navMark';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { demoAccounts, makeInquiries, smallClinic, storyNow } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, sentence } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { InquiryScreen } from './InquiryScreen.tsx';

const { getInbox, getOperatorInbox, moveInquiry, moveOperatorItem } = endpoints;
const name = 'Marigold Testpatient';
const page = (part: string) => ({ page: { path: `/inquiry?part=${part}`, isSignedIn: true } });
const full = () => backend({ world: { ...smallClinic(), ...makeInquiries(storyNow) } });

const meta = preview.meta({
  title: 'Screens/Account/Inquiry/Inbox',
  component: InquiryScreen,
  parameters: { layout: 'fullscreen' as const, ...page('clinic') },
  globals: { role: 'staff' },
  beforeEach: ({ msw }) => msw.use(full()),
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;
const entries = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: inboxWords.list })).getAllByRole('article');
const first = async (canvas: Canvas) => {
  const [entry] = await entries(canvas);
  if (!entry) throw new Error('The inbox has an entry.');
  return within(entry);
};
const button = (entry: ReturnType<typeof within>, label: string) =>
  entry.getByRole('button', { name: new RegExp(`^${label} `) });

/** F7: what names a symptom is on top and says so; the tab counts what is open; a name leads to the record. */
export const Default = meta.story({
  tags: ['w390', 'dark'],
  play: async ({ canvas }) => {
    const all = await entries(canvas);
    await expect(all).toHaveLength(2);
    const entry = await first(canvas);
    await expect(entry.getByText(inboxWords.raised({ words: 'dizzy' }))).toBeVisible();
    await expect(entry.getByText(inboxWords.states.New)).toBeVisible();
    await expect(entry.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/patientdetails?id=${demoAccounts.patient.accountId}&tab=notes`,
    );
    const waiting = `${inboxWords.parts.clinic} ${navMarkWords.inquiries({ count: 2 })}`;
    await expect(await canvas.findByRole('tab', { name: waiting })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: inboxWords.parts.operator })).toBeNull();
    await waitFor(() => expect(document.title).toBe(`${inboxWords.title} · ${appWords.title}`));
  },
});

/** F7: taken on, an entry has an owner; the answer goes to the conversation, and the entry is done with who and when. */
export const TakesAndAnswers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(await first(canvas), inboxWords.take));
    const said = inboxWords.owner({ state: inboxWords.states.InProgress, name: 'Quince Deskworth' });
    await expect(await canvas.findByText(said)).toBeVisible();
    const open = async () => userEvent.click(button(await first(canvas), inboxWords.answer));
    await open();
    await userEvent.click(await canvas.findByRole('button', { name: inboxWords.reply.cancel }));
    await waitFor(async () => expect(button(await first(canvas), inboxWords.answer)).toHaveFocus());
    await open();
    const answer = await canvas.findByRole('textbox', { name: inboxWords.reply.label({ name }) });
    await expect(answer).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: inboxWords.reply.send }));
    await expect(answer).toHaveAccessibleDescription(new RegExp(`${inboxWords.reply.errors.required}$`));
    await userEvent.type(answer, 'Please sit down and call us.');
    await userEvent.click(canvas.getByRole('button', { name: inboxWords.reply.send }));
    await waitFor(async () => expect(await entries(canvas)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('radio', { name: inboxWords.tabs.done }));
    await expect(await canvas.findByText('Please sit down and call us.')).toBeVisible();
    await expect(
      canvas.getByText(sentence(inboxWords.moves.answer({ name: 'Quince Deskworth', time: anything }))),
    ).toBeVisible();
    await expect(bodiesTo(moveInquiry).map((body) => (body as { move: string }).move)).toEqual([
      'take',
      'answer',
    ]);
  },
});

/** F7: what needs no answer is closed. */
export const Closes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(await first(canvas), inboxWords.close));
    await waitFor(async () => expect(await entries(canvas)).toHaveLength(1));
  },
});

/** F7: somebody else was quicker: who, and how it stands; what was typed is there still. */
export const SomebodyWasQuicker = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(button(await first(canvas), inboxWords.answer));
    const answer = await canvas.findByRole('textbox', { name: inboxWords.reply.label({ name }) });
    await userEvent.type(answer, 'Please call us.');
    const by = { userId: 'user-doctor-northside', name: 'Wren Q. Exampledoc' };
    msw.use(fails(moveInquiry, 409, { state: 'Answered', by, time: '20261120-14:59:00' }));
    await userEvent.click(canvas.getByRole('button', { name: inboxWords.reply.send }));
    const quicker = inboxWords.changed({ name: by.name, state: inboxWords.states.Answered, time: anything });
    await expect((await screen.findAllByText(sentence(quicker)))[0]).toBeVisible();
    await expect(answer).toHaveValue('Please call us.');
  },
});

/** F7: who runs the installation has what others sent; guests are told from colleagues, and an answer goes by mail. */
export const Operator = meta.story({
  tags: ['w390'],
  globals: { role: 'administrator' },
  parameters: page('operator'),
  play: async ({ canvas, userEvent }) => {
    await expect(await entries(canvas)).toHaveLength(2);
    await expect(canvas.getByText(/Southside Sample Clinic · staff@southside\.example/)).toBeVisible();
    await expect(canvas.getByText(inboxWords.guest)).toBeVisible();
    const guest = within(canvas.getByRole('article', { name: 'Ann Example' }));
    await userEvent.click(button(guest, inboxWords.answer));
    const hint = inboxWords.reply.hint.operator({ email: 'ann@example.test' });
    await expect(await guest.findByText(hint)).toBeVisible();
    await userEvent.type(guest.getByRole('textbox'), 'A day or two.');
    await userEvent.click(guest.getByRole('button', { name: inboxWords.reply.send }));
    await waitFor(async () => expect(await entries(canvas)).toHaveLength(1));
  },
});

/** F7: where mail is off, an answer by mail is not taken, and says so. */
export const MailIsOff = meta.story({
  tags: ['network-fault'],
  globals: { role: 'administrator' },
  parameters: page('operator'),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(button(await first(canvas), inboxWords.answer));
    await userEvent.type(await canvas.findByRole('textbox'), 'Thank you.');
    msw.use(fails(moveOperatorItem, 409, { code: 'mailOff', message: 'Email is off on this server.' }));
    await userEvent.click(canvas.getByRole('button', { name: inboxWords.reply.send }));
    await expect((await screen.findAllByText(inboxWords.mailOff))[0]).toBeVisible();
  },
});

/** F7: nothing waits, and nothing is done yet; the page says when what is done is deleted. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: smallClinic() })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: inboxWords.empty.open })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: inboxWords.tabs.done }));
    await expect(await canvas.findByText(inboxWords.emptyReason.done({ days: 180 }))).toBeVisible();
  },
});

/** Behaviour 1c: markup is text, foreign writing runs its own way, and a long word stays in the page. */
export const OddText = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => {
    const sent = makeInquiries(storyNow);
    const message = `מרים <img src=x onerror=alert(1)> ${'W'.repeat(300)}`;
    const inquiries = sent.inquiries.map((each) => ({ ...each, message }));
    msw.use(backend({ world: { ...smallClinic(), inquiries } }));
  },
  play: async ({ canvas }) => {
    await first(canvas);
    await expect(canvas.getAllByText(/<img src=x onerror=alert\(1\)>/)).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** While it loads there is no entry and nothing says that there is none. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getInbox), full()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: inboxWords.tabs.open })).toBeChecked();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByText(inboxWords.empty.open)).toBeNull();
  },
});

/** Behaviour 1a, 503: said, and tried again. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getInbox, 503), full()),
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: loadWords.retry });
    msw.use(full());
    await userEvent.click(again);
    await expect(await entries(canvas)).toHaveLength(2);
  },
});

/** Behaviour 1a: whoever is no operator and follows the link finds the form. */
export const NotTheOperator = meta.story({
  parameters: page('operator'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: inquiryWords.title, level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: inboxWords.list })).toBeNull();
  },
});

/** Behaviour 1a, 403 of the operator's inbox: another setting since the page was opened. */
export const Unauthorized = meta.story({
  tags: ['network-fault'],
  globals: { role: 'administrator' },
  parameters: page('operator'),
  beforeEach: ({ msw }) => msw.use(fails(getOperatorInbox, 403), full()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: inboxWords.parts.operator })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
  },
});

/** Behaviour 1a, offline: nothing is moved, what was typed stays. */
export const Offline = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(button(await first(canvas), inboxWords.answer));
    const answer = await canvas.findByRole('textbox');
    await userEvent.type(answer, 'Please call us.');
    msw.use(offline(moveInquiry));
    await userEvent.click(canvas.getByRole('button', { name: inboxWords.reply.send }));
    await expect((await screen.findAllByText(taskWords.failed))[0]).toBeVisible();
    await expect(answer).toHaveValue('Please call us.');
  },
});

/** Behaviour 1a: an entry that cannot be read is counted, and the others are shown. */
export const HalfReadable = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers(getInbox, JSON.stringify({ result: [7, { itemId: 'one', message: 'Hello there' }], total: 2 })),
      full(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hello there')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${inboxWords.answer}`) })).toBeNull();
  },
});

/** F7: filters stand in the address; what nothing matches says so, and how to see more. */
export const Filters = meta.story({
  tags: ['w390'],
  parameters: page('clinic&owner=nobody&type=nonsense'),
  play: async ({ canvas, userEvent }) => {
    const { filters } = inboxWords;
    await expect(await entries(canvas)).toHaveLength(2);
    await expect(canvas.getByRole('combobox', { name: filters.type })).toHaveTextContent(filters.any);
    await expect(canvas.getByRole('combobox', { name: filters.owner })).toHaveTextContent(
      filters.owners.nobody,
    );
    await userEvent.click(canvas.getByRole('combobox', { name: filters.owner }));
    await userEvent.click(await screen.findByRole('option', { name: filters.owners.mine }));
    await expect(await canvas.findByText(filters.none)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
