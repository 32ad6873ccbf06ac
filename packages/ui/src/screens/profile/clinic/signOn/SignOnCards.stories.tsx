import { endpoints } from '@rpm/api-client';
import { formatDate } from '@rpm/domain';
import { clinicSignOnWords as texts } from '@rpm/domain/words/clinicSignOn';
import { refusalWords } from '@rpm/domain/words/refusal';
import { securityWords } from '@rpm/domain/words/security';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { aLoginProvider, anEhr, demoAccounts, demoPassword, smallClinic } from '@rpm/mock-server/seed';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProfileScreen } from '../../ProfileScreen.tsx';

const { getSignOn, saveSignOn, checkSignOn, addEhr, endEhr, unlinkSignOn } = endpoints;
const { dialog, ehrs } = texts;
const provider = aLoginProvider();
const { address: issuer } = provider;
const linked = {
  ...{ clinicId: provider.clinicId, issuer, subject: 'nurse-1' },
  accountId: demoAccounts.staff.accountId,
};
const world = (special = {}) => ({
  ...smallClinic(),
  ...{ loginProviders: [aLoginProvider(special), anEhr()], signOnLinks: [linked] },
});

const meta = preview.meta({
  title: 'Screens/Account/Clinic login settings',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
  beforeEach: ({ msw }) => msw.use(backend({ world: world() })),
});
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const slow = { timeout: 10_000 };
const card = ({ canvas }: Pick<Context, 'canvas'>, title: string = texts.title) => cardNamed(canvas, title);

/** Opens the dialog of the provider. */
async function opened(context: Context, name: string = texts.change) {
  const own = await card(context);
  await context.userEvent.click(await own.findByRole('button', { name }, slow));
  return { own, box: within(await screen.findByRole('dialog', { name: dialog.title }, slow)) };
}

/** Issue 15.4: what is set, whether it works, and the EHRs. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark', 'pseudo'],
  play: async ({ canvas }) => {
    const own = await card({ canvas });
    await expect(
      await own.findByText(texts.proved({ date: formatDate({ year: 2026, month: 11, day: 2 }) }), {}, slow),
    ).toBeVisible();
    await expect(own.getByText(texts.passwords.kept)).toBeVisible();
    const ehrCard = await card({ canvas }, ehrs.title);
    await expect(await ehrCard.findByText('Riverbend EHR', {}, slow)).toBeVisible();
  },
});

/** Issue 15.4: nothing is set; what is typed is saved, and the redirect address can be copied. */
export const SetsUp = meta.story({
  tags: ['w390', 'dark', 'empty'],
  beforeEach: ({ msw }) => msw.use(backend({ world: smallClinic() })),
  play: async (context) => {
    const { userEvent } = context;
    const { own, box } = await opened(context, texts.setUp);
    await expect(box.getByText(`${location.origin}/sign-on`)).toBeVisible();
    await userEvent.type(box.getByLabelText(dialog.issuer), issuer);
    await userEvent.type(box.getByLabelText(dialog.clientId), 'portal');
    await userEvent.type(box.getByLabelText(dialog.secret), 'a secret');
    await userEvent.type(box.getByLabelText(dialog.domains), 'northside.example');
    await userEvent.click(box.getByRole('button', { name: dialog.save }));
    await expect(await screen.findByText(dialog.saved, {}, slow)).toBeVisible();
    await expect(await own.findByText(texts.unproved, {}, slow)).toBeVisible();
    await expect(bodiesTo(saveSignOn)).toEqual([
      {
        ...{ issuer, clientId: 'portal', secret: 'a secret', domains: ['northside.example'] },
        ...{ isOn: true, asksFactor: true, keepsPasswords: true },
      },
    ]);
  },
});

/** What is wrong is said at its field, and nothing is sent. */
export const Wrong = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { userEvent } = context;
    const { box } = await opened(context);
    await userEvent.clear(box.getByLabelText(dialog.issuer));
    await userEvent.clear(box.getByLabelText(dialog.domains));
    await userEvent.type(box.getByLabelText(dialog.domains), 'gmail.com');
    await userEvent.click(box.getByRole('button', { name: dialog.save }));
    await expect(await box.findByText(dialog.errors.required)).toBeVisible();
    await expect(box.getByText(dialog.errors.publicDomain)).toBeVisible();
    await expect(bodiesTo(saveSignOn)).toEqual([]);
  },
});

/** Issue 15.4: passwords cannot end while nobody has logged in without one. */
export const Untested = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(backend({ world: world({ provedAt: null }) })),
  play: async (context) => {
    const { box } = await opened(context);
    await context.userEvent.click(box.getByRole('checkbox', { name: dialog.keepsPasswords }));
    await context.userEvent.click(box.getByRole('button', { name: dialog.save }));
    await expect(await box.findByRole('alert')).toHaveTextContent(refusalWords.signOnUntested);
    await expect(box.getByRole('checkbox', { name: dialog.keepsPasswords })).not.toBeChecked();
  },
});

/** F6: who has not confirmed for a while is asked to, and then it goes on by itself. */
export const ConfirmsFirst = meta.story({
  tags: ['network-fault'],
  play: async (context) => {
    const { userEvent, msw } = context;
    const refusal = { code: 'confirmFirst', message: refusalWords.confirmFirst };
    msw.use(answers(saveSignOn, JSON.stringify(refusal), { status: 403 }));
    const { box } = await opened(context);
    await userEvent.click(box.getByRole('button', { name: dialog.save }));
    const step = within(await screen.findByRole('dialog', { name: securityWords.step.title }));
    await userEvent.type(await step.findByLabelText(securityWords.step.password), demoPassword);
    msw.use(backend({ world: world() }));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(dialog.saved, {}, slow)).toBeVisible();
    await expect(bodiesTo(saveSignOn)).toHaveLength(2);
  },
});

/** Issue 15.4: the provider's own description is read, and what is wrong with it is said. */
export const Checks = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { userEvent, msw } = context;
    const own = await card(context);
    const button = await own.findByRole('button', { name: texts.check }, slow);
    await userEvent.click(button);
    await expect(await own.findByText(texts.good)).toBeVisible();
    msw.use(answers(checkSignOn, JSON.stringify({ fault: 'otherIssuer' })));
    await userEvent.click(button);
    await expect(await own.findByText(texts.faults.otherIssuer)).toBeVisible();
  },
});

/** Behaviour 1a: the check is slow. */
export const Checking = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(checkSignOn)),
  play: async (context) => {
    const own = await card(context);
    await context.userEvent.click(await own.findByRole('button', { name: texts.check }, slow));
    await expect(await own.findByRole('button', { name: texts.checking })).toBeVisible();
  },
});

/** Behaviour 1a: it cannot be loaded, and a retry brings it. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getSignOn, 503)),
  play: async (context) => {
    const own = await card(context);
    await expect(await own.findByText(texts.loading.failed, {}, slow)).toBeVisible();
  },
});

/** Behaviour 1a: saving fails; what was typed stays. */
export const NotSaved = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(saveSignOn, 500)),
  play: async (context) => {
    const { box } = await opened(context);
    await context.userEvent.click(box.getByRole('button', { name: dialog.save }));
    await expect(await box.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(box.getByLabelText(dialog.issuer)).toHaveValue(issuer);
  },
});

/** Issue 15.4: an EHR is connected. */
export const ConnectsAnEhr = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { userEvent } = context;
    const own = await card(context, ehrs.title);
    await userEvent.click(await own.findByRole('button', { name: ehrs.add }));
    const box = within(await screen.findByRole('dialog', { name: ehrs.dialog.title }, slow));
    await userEvent.type(box.getByLabelText(ehrs.dialog.name), 'Hillside EHR');
    await userEvent.type(box.getByLabelText(ehrs.dialog.iss), 'https://ehr.hillside.example/r4');
    await userEvent.type(box.getByLabelText(dialog.clientId), 'portal');
    await userEvent.type(box.getByLabelText(dialog.domains), 'northside.example');
    await userEvent.click(box.getByRole('button', { name: ehrs.dialog.connect }));
    await waitFor(() => expect(own.getAllByRole('listitem')).toHaveLength(2), slow);
    await expect(bodiesTo(addEhr)).toMatchObject([{ name: 'Hillside EHR', secret: null }]);
  },
});

/** Issue 15.4: an EHR is disconnected after a question. */
export const DisconnectsAnEhr = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const own = await card(context, ehrs.title);
    await userEvent.click(await own.findByRole('button', { name: new RegExp(ehrs.end) }, slow));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: ehrs.end }));
    await expect(await own.findByText(ehrs.empty, {}, slow)).toBeVisible();
    await expect(bodiesTo(endEhr)).toEqual([{ ehrId: 'ehr-1' }]);
  },
});

/** Issue 15.4: a colleague with a new account at the provider is unlinked. */
export const Unlinks = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = `${texts.unlinking.act} Quince Deskworth`;
    await userEvent.click(await canvas.findByRole('button', { name }, slow));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: texts.unlinking.act }));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull(), slow);
    await expect(bodiesTo(unlinkSignOn)).toEqual([{ accountId: demoAccounts.staff.accountId }]);
  },
});
