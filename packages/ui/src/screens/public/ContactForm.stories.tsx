import { endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { contactWords } from '@rpm/domain/words/contact';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, waitFor } from 'storybook/test';
import { ContactScreen } from './ContactScreen.tsx';

const { sendContact } = endpoints;
const message = 'How does our clinic begin?';

const meta = preview.meta({
  title: 'Screens/Public/Contact form',
  component: ContactScreen,
  tags: ['no-read'],
  parameters: { layout: 'fullscreen', page: { path: '/contact' } },
  globals: { density: 'patient' },
  args: { dashboardPath: null },
  beforeEach: ({ msw }) => msw.use(backend()),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

async function fill({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByRole('textbox', { name: contactWords.name }), 'Ann Example');
  await userEvent.type(canvas.getByRole('textbox', { name: contactWords.email }), ' ann@example.test');
  await userEvent.type(canvas.getByRole('textbox', { name: contactWords.message }), message);
}
/** Presses the button, as soon as a try before this one is over: while one runs it has another name. */
const send = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) =>
  userEvent.click(await canvas.findByRole('button', { name: contactWords.submit }));

/** SCR-10, INQ-03: sent with its counter in sight; the focus goes to what says so and what is next, and another can be written. */
export const Sent = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await expect(canvas.getByText(`${message.length} / 500`)).toBeVisible();
    await send(context);
    const heading = await canvas.findByRole('heading', { name: contactWords.sentTitle });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(contactWords.next({ email: 'ann@example.test' }))).toBeVisible();
    await expect(bodiesTo(sendContact)).toEqual([
      { name: 'Ann Example', email: 'ann@example.test', message },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: contactWords.another }));
    await expect(canvas.getByRole('textbox', { name: contactWords.name })).toHaveValue('Ann Example');
    await expect(canvas.getByRole('textbox', { name: contactWords.message })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: contactWords.message })).toHaveFocus();
  },
});

/** INQ-09, INQ-10: each field says what is wrong, the first one gets the focus, and nothing is sent. */
export const Invalid = meta.story({
  tags: ['w390', 'dark'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = await canvas.findByRole('textbox', { name: contactWords.name });
    await send(context);
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(contactWords.errors.nameRequired);
    const email = canvas.getByRole('textbox', { name: contactWords.email });
    await expect(email).toHaveAccessibleDescription(new RegExp(contactWords.errors.emailInvalid));
    const text = canvas.getByRole('textbox', { name: contactWords.message });
    await expect(text).toHaveAccessibleDescription(new RegExp(contactWords.errors.detailsRequired));
    await userEvent.type(name, 'Ann');
    await userEvent.type(email, 'ann@example.test');
    await userEvent.type(text, 'too short');
    await send(context);
    await expect(text).toHaveFocus();
    await expect(text).toHaveAccessibleDescription(new RegExp(contactWords.errors.detailsTooShort));
    await expect(bodiesTo(sendContact)).toEqual([]);
  },
});

/** Behaviour 1c: a name that is too long is said to be; what was pasted stays whole. */
export const PastedTooLong = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = await canvas.findByRole('textbox', { name: contactWords.name });
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(120));
    await send(context);
    await expect(name).toHaveAccessibleDescription(contactWords.errors.nameTooLong);
    await expect(name).toHaveValue('x'.repeat(120));
    await expect(bodiesTo(sendContact)).toEqual([]);
  },
});

/** INQ-13, behaviour 1a, offline, 500 and 429: what was typed stays, and the next try sends it. */
export const NotSent = meta.story({
  tags: ['network-fault', 'w390', 'failed', 'offline'],
  play: async (context) => {
    const { canvas, msw } = context;
    await fill(context);
    const back = setOnline(false);
    await send(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(sendContact)).toEqual([]);
    back();
    msw.use(fails(sendContact, 500));
    await send(context);
    await waitFor(() => expect(bodiesTo(sendContact)).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(taskWords.failed));
    msw.use(fails(sendContact, 429));
    await send(context);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        contactWords.tooMany({ minutes: limits.loginWindowMinutes }),
      ),
    );
    await expect(canvas.getByRole('textbox', { name: contactWords.message })).toHaveValue(message);
    msw.use(backend());
    await send(context);
    await expect(await canvas.findByRole('heading', { name: contactWords.sentTitle })).toBeVisible();
  },
});

/** Behaviour 1b, slow: the button is busy, and a second press sends nothing. */
export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(sendContact)),
  play: async (context) => {
    await fill(context);
    await send(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: contactWords.busy }));
    await expect(bodiesTo(sendContact)).toHaveLength(1);
  },
});
