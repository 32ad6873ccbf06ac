import { endpoints } from '@rpm/api-client';
import { credentialWords as texts } from '@rpm/domain/words/credential';
import { refusalWords } from '@rpm/domain/words/refusal';
import { backend, fails } from '@rpm/mock-server/msw';
import { makeCredentials, smallClinic, storyNow } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MyCredentialsScreen } from './MyCredentialsScreen.tsx';

const { checkCredential, getClinicCredentials, saveCredentialRule } = endpoints;
const { check, clinic } = texts;
const meta = preview.meta({
  title: 'Screens/Account/Credentials of the clinic',
  component: MyCredentialsScreen,
  globals: { role: 'administrator' },
  parameters: { layout: 'fullscreen', page: { path: '/mycredentials', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...smallClinic(), ...makeCredentials(storyNow) } })),
});
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const slow = { timeout: 10_000 };
const waiting = texts.kinds.malpractice;
const toCheck = {
  name: `${clinic.check} ${texts.of({ credential: `${waiting}, Wren Q. Exampledoc` })}`,
};
async function opened({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', toCheck, slow));
  return within(await screen.findByRole('dialog', { name: check.title({ credential: waiting }) }, slow));
}

/** SCR-09: an administrator sees what waits, then what ends, with whose it is; nothing of what is fine. */
export const Default = meta.story({
  tags: ['w390', 'dark', 'pseudo'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', toCheck, slow);
    await expect(canvas.getAllByText('Wren Q. Exampledoc')).toHaveLength(3);
    await expect(canvas.queryByText(texts.kinds.dea)).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** SCR-09: what is verified no longer waits. */
export const Verifies = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const box = await opened(context);
    await expect(box.getByText(check.says({ name: 'Wren Q. Exampledoc' }))).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: check.accept }));
    await waitFor(() => expect(canvas.queryByRole('button', toCheck)).toBeNull(), slow);
    await expect(bodiesTo(checkCredential)).toEqual([
      { outcome: 'accepted', credentialId: 'credential-malpractice' },
    ]);
  },
});

/** SCR-09: what is not accepted needs a reason, which its owner reads. */
export const Refuses = meta.story({
  tags: ['w390'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const box = await opened(context);
    const refuse = box.getByRole('button', { name: check.refuse });
    await userEvent.click(refuse);
    await expect(box.getByRole('textbox', { name: check.reason })).toHaveFocus();
    // Were it the button that sends, a press would open the form and send it at once.
    await expect(refuse).not.toBeInTheDocument();
    await expect(box.queryByText(check.reasonRequired)).toBeNull();
    await userEvent.click(await box.findByRole('button', { name: check.sendRefusal }));
    await expect(await box.findByText(check.reasonRequired)).toBeVisible();
    await userEvent.type(box.getByRole('textbox', { name: check.reason }), 'Page 2 is missing');
    await userEvent.click(box.getByRole('button', { name: check.sendRefusal }));
    await waitFor(() => expect(canvas.queryByRole('button', toCheck)).toBeNull(), slow);
    await expect(bodiesTo(checkCredential)).toEqual([
      { outcome: 'refused', credentialId: 'credential-malpractice', reason: 'Page 2 is missing' },
    ]);
  },
});

/** SCR-09: orders wait from now on; a failure is told, and the choice stays as it was. */
export const HoldsOrders = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent, msw }) => {
    const hold = await canvas.findByRole('radio', { name: clinic.wait }, slow);
    await userEvent.click(hold);
    await expect(await canvas.findByText(texts.reminders.waits)).toBeVisible();
    await waitFor(() => expect(hold).toBeChecked());
    msw.use(fails(saveCredentialRule, 500));
    await userEvent.click(canvas.getByRole('radio', { name: clinic.warn }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(hold).toBeChecked();
  },
});

/** Behaviour 1a: somebody else was first, one is the own, and the list cannot be loaded. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(fails(checkCredential, 409, { code: 'ownCredential', message: refusalWords.ownCredential })),
  play: async (context) => {
    const { userEvent } = context;
    const box = await opened(context);
    await userEvent.click(box.getByRole('button', { name: check.accept }));
    await expect(await box.findByText(refusalWords.ownCredential)).toBeVisible();
  },
});
export const LoadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getClinicCredentials, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(clinic.loading.failed, {}, slow)).toBeVisible();
  },
});

/** SCR-09: nobody has uploaded anything. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...smallClinic(), credentials: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(clinic.empty, {}, slow)).toBeVisible();
    await expect(canvas.getByText(clinic.emptyHint)).toBeVisible();
  },
});
