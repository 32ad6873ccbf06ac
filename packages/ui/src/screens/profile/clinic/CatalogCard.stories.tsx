import { endpoints } from '@rpm/api-client';
import { standardModels } from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { catalogWords } from '@rpm/domain/words/catalog';
import { loadWords } from '@rpm/domain/words/load';
import { refusalWords } from '@rpm/domain/words/refusal';
import { taskWords } from '@rpm/domain/words/task';
import { vitalWords } from '@rpm/domain/words/vital';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { smallClinic } from '@rpm/mock-server/seed';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';

const { addDeviceModel, getDeviceCatalogue, useDeviceModel: setUse } = endpoints;
const texts = catalogWords.dialog;

const meta = preview.meta({
  title: 'Screens/Account/Device catalog',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
type Canvas = Context['canvas'];
const card = (canvas: Canvas) => cardNamed(canvas, catalogWords.title);
const root = document.documentElement;
const button = (words: string, name: string) => ({ name: `${words} ${name}` });

/** F1: an administrator sees what the clinic can order: its own devices and the standard ones, each state in words. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas }) => {
    const devices = await card(canvas);
    const rows = await devices.findAllByRole('listitem');
    await expect(rows).toHaveLength(6 + standardModels.length);
    const of = async (name: string) => (await devices.findByText(name, { selector: 'bdi' })).closest('li');
    await expect(await of('Connected Scale')).toHaveTextContent(
      new RegExp(`Sample Devices.*SD-WS55.*${vitalWords.kinds.Weight}.*${catalogWords.inUse}`),
    );
    await expect(await of('Body Weight Scale')).toHaveTextContent(
      new RegExp(`${catalogWords.standard}.*STD-WS.*${vitalWords.kinds.Weight}.*${catalogWords.notInUse}`),
    );
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** F1: a standard device is taken into use, and out of it again. */
export const Uses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const devices = await card(canvas);
    const name = 'Body Weight Scale';
    await userEvent.click(await devices.findByRole('button', button(catalogWords.use, name)));
    await expect(await screen.findByText(catalogWords.used({ name }))).toBeVisible();
    await userEvent.click(await devices.findByRole('button', button(catalogWords.stopUsing, name)));
    await expect(await screen.findByText(catalogWords.unused({ name }))).toBeVisible();
    await expect(bodiesTo(setUse)).toEqual([
      { model: 'STD-WS', isInUse: true },
      { model: 'STD-WS', isInUse: false },
    ]);
    await expect(await devices.findByRole('button', button(catalogWords.use, name))).toHaveFocus();
  },
});

/** Behaviour 1a, 500 and offline: the row says why nothing changed, and the next try does it. */
export const UseFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(setUse, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const devices = await card(canvas);
    const use = await devices.findByRole('button', button(catalogWords.use, 'Digital Thermometer'));
    await userEvent.click(use);
    await expect(await devices.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(devices.getByRole('alert').closest('li')).toHaveTextContent('Digital Thermometer');
    const back = setOnline(false);
    await userEvent.click(use);
    await expect(await devices.findByText(taskWords.offline)).toBeVisible();
    back();
    msw.use(backend());
    await userEvent.click(use);
    await expect(await screen.findByText(catalogWords.used({ name: 'Digital Thermometer' }))).toBeVisible();
  },
});

async function openDialog({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await (await card(canvas)).findByRole('button', { name: catalogWords.add }));
  return within(await screen.findByRole('dialog', { name: texts.title }));
}
async function fill(context: Context, model = 'OURS-1') {
  const dialog = await openDialog(context);
  await context.userEvent.type(dialog.getByLabelText(texts.name), 'Bath Scale');
  await context.userEvent.type(dialog.getByLabelText(texts.brand), 'Ours');
  await context.userEvent.type(dialog.getByLabelText(texts.model), model);
  await context.userEvent.click(dialog.getByRole('checkbox', { name: vitalWords.kinds.Weight }));
  return dialog;
}

/** F1: an own device is added and in use at once. */
export const Adds = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const dialog = await fill(context);
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await screen.findByText(texts.done)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bodiesTo(addDeviceModel)).toEqual([
      { name: 'Bath Scale', brand: 'Ours', model: 'OURS-1', vitals: ['Weight'] },
    ]);
    const added = await (await card(context.canvas)).findByText('Bath Scale', { selector: 'bdi' });
    await expect(added.closest('li')).toHaveTextContent(
      new RegExp(`Ours.*OURS-1.*${vitalWords.kinds.Weight}.*${catalogWords.inUse}`),
    );
  },
});

/** The dialog as it opens. */
export const Dialog = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.getByLabelText(texts.name)).toHaveFocus();
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(6);
  },
});

/** Each field says what is wrong, the first one gets the focus, and nothing is sent. */
export const FieldsMissing = meta.story({
  tags: ['w320'],
  play: async (context) => {
    const dialog = await openDialog(context);
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    const { nameRequired, brandRequired, modelRequired, vitalsRequired } = texts.errors;
    for (const error of [nameRequired, brandRequired, modelRequired, vitalsRequired])
      await expect(await dialog.findByText(error)).toBeVisible();
    await expect(dialog.getByLabelText(texts.name)).toHaveFocus();
    await expect(bodiesTo(addDeviceModel)).toEqual([]);
  },
});

/** A model number that the clinic has is refused in the server's words, and what was typed stays. */
export const Taken = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const dialog = await fill(context, 'SD-WS55');
    await context.userEvent.click(dialog.getByRole('button', { name: texts.submit }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(refusalWords.deviceModelTaken);
    await expect(dialog.getByLabelText(texts.model)).toHaveValue('SD-WS55');
  },
});

/** ERR-02: loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getDeviceCatalogue)),
  play: async ({ canvas }) => {
    const devices = await card(canvas);
    await expect(devices.getByText(appWords.loading)).toBeInTheDocument();
  },
});

/** Behaviour 1a, empty. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(getDeviceCatalogue, '{"result":[],"total":0}')),
  play: async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText(catalogWords.empty)).toBeVisible();
  },
});

/** Behaviour 1a: 500, a cut answer and another shape are failures of the card alone, with a retry. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getDeviceCatalogue, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const devices = await card(canvas);
    const text = catalogWords.loading.failed;
    await expect(await devices.findByText(text)).toBeVisible();
    for (const [at, failure] of failures(getDeviceCatalogue).entries()) {
      msw.use(failure);
      await userEvent.click(await devices.findByRole('button', { name: loadWords.retry }));
      await waitFor(() => expect(seen.log.mock.calls.length).toBeGreaterThanOrEqual(at + 2));
      await expect(await devices.findByText(text)).toBeVisible();
    }
    msw.use(backend());
    await userEvent.click(await devices.findByRole('button', { name: loadWords.retry }));
    await expect(await devices.findByText('Connected Scale', { selector: 'bdi' })).toBeVisible();
  },
});

/** Behaviour 1a, 403: the right was taken back meanwhile. */
export const Refused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getDeviceCatalogue, 403)),
  play: async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText(loadWords.forbidden)).toBeVisible();
  },
});

const oddNames = () => {
  const world = smallClinic();
  const devices = world.devices.map((device) => ({
    ...device,
    name: `<img src=x onerror=alert(1)> מרים ${'Longname'.repeat(15)}`,
    brand: 'B'.repeat(200),
  }));
  return { ...world, devices };
};

/** Behaviour 1a: long, foreign and hostile names are shown as they are, and nothing is cut. */
export const OddNames = meta.story({
  tags: ['w320', 'w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: oddNames() })),
  play: async ({ canvas }) => {
    const devices = await card(canvas);
    await expect(
      (
        await devices.findAllByText(/^<img src=x onerror=alert\(1\)> מרים (Longname){15}$/, {
          selector: 'bdi',
        })
      ).length,
    ).toBe(6);
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
