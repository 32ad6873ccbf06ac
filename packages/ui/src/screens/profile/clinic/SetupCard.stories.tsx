import { endpoints } from '@rpm/api-client';
import { type ClinicSetup, setupSteps } from '@rpm/domain';
import { catalogWords } from '@rpm/domain/words/catalog';
import { loadWords } from '@rpm/domain/words/load';
import { profileWords } from '@rpm/domain/words/profile';
import { answers, backend, fails } from '@rpm/mock-server/msw';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { expect, waitFor } from 'storybook/test';
import { ProfileScreen } from '../ProfileScreen.tsx';

const { getClinicSetup } = endpoints;
const texts = catalogWords.setup;

const meta = preview.meta({
  title: 'Screens/Account/Set up your clinic',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
});

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
const card = (canvas: Canvas) => cardNamed(canvas, texts.title);
const having = (...done: (keyof ClinicSetup)[]) =>
  answers(
    getClinicSetup,
    JSON.stringify(Object.fromEntries(setupSteps.map((step) => [step, done.includes(step)]))),
  );

/** F1: a new clinic sees what is missing, the next step marked; the billing codes are there from the first. */
export const FirstStart = meta.story({
  tags: ['w390', 'w320', 'dark'],
  beforeEach: ({ msw }) => msw.use(having('clinic', 'billing')),
  play: async ({ canvas }) => {
    const setup = await card(canvas);
    await expect(setup.getByText(texts.progress({ done: 2, total: 8 }))).toBeVisible();
    const rows = setup.getAllByRole('listitem');
    await expect(rows[1]).toHaveTextContent(`${texts.steps.billing.title} ${texts.done}`);
    await expect(rows[2]).toHaveAttribute('aria-current', 'step');
    await expect(rows[2]).toHaveTextContent(texts.steps.devices.says);
    const first = canvas.getAllByRole('heading', { level: 2 })[0];
    await expect(first).toHaveTextContent(texts.title);
  },
});

/** F1: a step that is done elsewhere leads there. */
export const FirstPatient = meta.story({
  beforeEach: ({ msw }) => msw.use(having('clinic', 'billing', 'devices', 'provider')),
  play: async ({ canvas }) => {
    const setup = await card(canvas);
    await expect(setup.getByRole('link', { name: texts.toPatients })).toHaveAttribute(
      'href',
      expect.stringContaining('/patient-list'),
    );
    await expect(setup.getAllByRole('link')).toHaveLength(1);
  },
});

/** F1: the card is gone when nothing is missing. */
export const AllDone = meta.story({
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: catalogWords.title });
    await waitFor(() => expect(seen.call).toHaveBeenCalledWith('GET /api/clinic-setup', undefined));
    await expect(canvas.queryByRole('region', { name: texts.title })).toBeNull();
  },
});

/** F1: it is the administrators'; nobody else is shown it or asks for it. */
export const NotForStaff = meta.story({
  globals: { role: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: profileWords.account });
    await expect(canvas.queryByRole('region', { name: texts.title })).toBeNull();
    await expect(seen.call).not.toHaveBeenCalledWith('GET /api/clinic-setup', undefined);
  },
});

/** Behaviour 1a, 500: the card says that it does not know, with a retry. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getClinicSetup, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const setup = await card(canvas);
    await expect(await setup.findByText(texts.loading.failed)).toBeVisible();
    msw.use(backend());
    await userEvent.click(setup.getByRole('button', { name: loadWords.retry }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: texts.title })).toBeNull());
  },
});
