import { endpoints } from '@rpm/api-client';
import { placeholders } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { loadWords } from '@rpm/domain/words/load';
import { noteTemplateWords as texts } from '@rpm/domain/words/noteTemplate';
import { refusalWords } from '@rpm/domain/words/refusal';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, smallClinic } from '@rpm/mock-server/seed';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';

type World = ReturnType<typeof smallClinic>;
const { addNoteTemplate, endNoteTemplate, getNoteTemplates } = endpoints;
const { provider } = demoAccounts;
const { clinicId, accountId: byId } = provider;
const at = new Date('2026-11-02T15:00:00Z');
type Template = NonNullable<World['noteTemplates']>[number];
const call: Template = {
  ...{
    templateId: 't-1',
    clinicId,
    name: 'Call',
    topic: 'Encounter',
    text: 'Called {name}: {vital} {value}.',
  },
  ...{ byId, at, ended: null },
};
const before: Template = {
  ...{ ...call, templateId: 't-0', text: `<b>מרים</b> ${'Longword'.repeat(60)}` },
  ended: { byId, at, replacedBy: 't-1' },
};
const world = (...noteTemplates: Template[]) => ({ ...smallClinic(), noteTemplates });
const braces = Object.fromEntries(placeholders.map((each) => [each, `{${each}}`])) as Record<
  (typeof placeholders)[number],
  string
>;

const meta = preview.meta({
  title: 'Screens/Account/Note templates',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: world(call, before) })),
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
type Canvas = Context['canvas'];
const card = (canvas: Canvas) => cardNamed(canvas, texts.title);
const button = (label: string) => ({ name: `${label} ${texts.of({ name: 'Call' })}` });

/** SCR-03: those in use, and those that have ended, with who and when; whatever a text looks like, it is text. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas, userEvent }) => {
    const list = await card(canvas);
    await expect(await list.findByText(call.text)).toBeVisible();
    await userEvent.click(list.getByText(texts.ended({ count: 1 })));
    await expect(list.getByText(/^<b>מרים/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** SCR-03: a provider adds a template; a placeholder that nobody knows is refused with a sentence, and nothing is sent. */
export const Adds = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await card(canvas)).getByRole('button', { name: texts.add }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.dialog.add }));
    await userEvent.type(dialog.getByLabelText(texts.dialog.name), 'Refill');
    await userEvent.click(dialog.getByLabelText(texts.dialog.text));
    await userEvent.paste('Dose {dose}');
    await userEvent.click(dialog.getByRole('button', { name: texts.dialog.save }));
    await expect(await dialog.findByText(texts.dialog.errors.unknownPlaceholder(braces))).toBeVisible();
    await expect(bodiesTo(addNoteTemplate)).toEqual([]);
    await userEvent.clear(dialog.getByLabelText(texts.dialog.text));
    await userEvent.paste('Refill for {name}');
    await userEvent.click(dialog.getByRole('button', { name: texts.dialog.save }));
    await expect(await screen.findByText(texts.dialog.done)).toBeVisible();
    await expect(await (await card(canvas)).findByText('Refill for {name}')).toBeVisible();
    await expect(bodiesTo(addNoteTemplate)).toEqual([
      { name: 'Refill', topic: 'Encounter', text: 'Refill for {name}' },
    ]);
  },
});

/** SCR-03: a change puts another one in its place, and the one before stays among the ended ones. */
export const Changes = meta.story({
  globals: { role: 'administrator' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await (await card(canvas)).findByRole('button', button(texts.change)));
    const dialog = within(await screen.findByRole('dialog', { name: texts.dialog.change }));
    await userEvent.type(dialog.getByLabelText(texts.dialog.text), ' Agreed:');
    await userEvent.click(dialog.getByRole('button', { name: texts.dialog.save }));
    await expect(await (await card(canvas)).findByText(texts.ended({ count: 2 }))).toBeVisible();
    await expect(bodiesTo(addNoteTemplate)).toMatchObject([{ replaces: 't-1' }]);
  },
});

/** SCR-03: somebody was quicker: it is said, and what was typed stays. */
export const ChangedMeanwhile = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await (await card(canvas)).findByRole('button', button(texts.change)));
    const dialog = within(await screen.findByRole('dialog', { name: texts.dialog.change }));
    const { templateEnded: message } = refusalWords;
    msw.use(fails(addNoteTemplate, 409, { code: 'templateEnded', message }));
    await userEvent.click(dialog.getByRole('button', { name: texts.dialog.save }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    await expect(dialog.getByLabelText(texts.dialog.text)).toHaveValue(call.text);
  },
});

/** SCR-03: an end is asked about first. */
export const Ends = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await (await card(canvas)).findByRole('button', button(texts.end)));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: texts.end }));
    await expect(await screen.findByText(texts.ending.done)).toBeVisible();
    await expect(await (await card(canvas)).findByText(texts.ended({ count: 2 }))).toBeVisible();
    await expect(bodiesTo(endNoteTemplate)).toEqual([{ templateId: 't-1' }]);
  },
});

/** Behaviour 1a, 500: it is said, the question stays, and nothing has ended. */
export const EndFails = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await (await card(canvas)).findByRole('button', button(texts.end)));
    msw.use(fails(endNoteTemplate, 500));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: texts.end }));
    await expect(await question.findByText(taskWords.failed)).toBeVisible();
  },
});

/** Behaviour 1a, empty. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: world() })),
  play: async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText(texts.empty)).toBeVisible();
  },
});

/** ERR-02: loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getNoteTemplates)),
  play: async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText(appWords.loading)).toBeInTheDocument();
  },
});

/** Behaviour 1a, 503: the card fails alone, and can be tried again. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getNoteTemplates, 503)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await (await card(canvas)).findByText(texts.loading.failed)).toBeVisible();
    msw.use(backend({ world: world(call) }));
    await userEvent.click((await card(canvas)).getByRole('button', { name: loadWords.retry }));
    await expect(await (await card(canvas)).findByText(call.text)).toBeVisible();
  },
});

/** Who writes notes and is neither provider nor administrator uses templates, and has no card for them. */
export const StaffHaveNone = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(canvas.queryByRole('region', { name: texts.title })).toBeNull());
  },
});
