import { endpoints } from '@rpm/api-client';
import { activationCodeWords as texts } from '@rpm/domain/words/activationCode';
import { taskWords } from '@rpm/domain/words/task';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, demoActivationCode } from '@rpm/mock-server/seed';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, sentence } from '@rpm/storybook/sentence.ts';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ActivationCodeDialog } from './ActivationCodeDialog.tsx';

const { newActivationCode } = endpoints;

const meta = preview.meta({
  title: 'Dialogs/Activation code',
  component: ActivationCodeDialog,
  args: { userId: 'patient-003', onClose: fn() },
  beforeEach: ({ msw }) => msw.use(backend()),
});

type User = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['userEvent'];
const dialog = async () => within(await screen.findByRole('dialog', { name: texts.title }));
const press = async (user: User) => user.click((await dialog()).getByRole('button', { name: texts.get }));

/** F5: opening it makes no code, which would end the one before; it says what the code is for. */
export const Default = meta.story({
  tags: ['w390'],
  play: async () => {
    await expect((await dialog()).getByText(texts.says)).toBeVisible();
    await expect((await dialog()).getByText(texts.replaces)).toBeVisible();
    await expect(bodiesTo(newActivationCode)).toEqual([]);
  },
});

/** F5: the code, once, large, with until when; and the sheet, on paper alone, with the same code and nobody else's. */
export const Made = meta.story({
  tags: ['w390'],
  play: async ({ args, userEvent }) => {
    await press(userEvent);
    const code = (await (await dialog()).findByRole('status')).textContent ?? '';
    await expect(code).toMatch(/^[2346789A-HJKMNP-RTV-Z]{4}-[2346789A-HJKMNP-RTV-Z]{4}$/);
    await expect(code).not.toContain(demoActivationCode);
    await expect((await dialog()).getByText(sentence(texts.until({ day: anything })))).toBeVisible();
    await expect(bodiesTo(newActivationCode)).toEqual([{ userId: 'patient-003' }]);
    await expect(document.title).not.toContain(code);
    await expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(code);
    const sheet = document.querySelector('[data-print-sheet]');
    await expect(sheet).toHaveTextContent(code);
    await expect(sheet).toHaveTextContent(texts.sheet.otherClinic);
    await expect(sheet).toHaveTextContent(texts.sheet.keep);
    await waitFor(() => expect(sheet).toHaveTextContent('Juniper Mockford'));
    await expect(sheet).not.toBeVisible();
    const print = fn();
    window.print = print;
    await userEvent.click((await dialog()).getByRole('button', { name: texts.print }));
    await expect(print).toHaveBeenCalledOnce();
    await userEvent.click((await dialog()).getByRole('button', { name: texts.done }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** F5: who has an account needs no code. */
export const HasAccount = meta.story({
  tags: ['network-fault'],
  args: { userId: demoAccounts.patient.accountId },
  play: async ({ userEvent }) => {
    await press(userEvent);
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent(texts.hasAccount);
    await expect(document.querySelector('[data-print-sheet]')).toBeNull();
  },
});

/** F5, R33: a patient's codes can be made a few times only in a while: the server says how long to wait. */
export const TooMany = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(newActivationCode, 429, { code: 'tooManyTries', message: 'x' })),
  play: async ({ userEvent }) => {
    await press(userEvent);
    await expect(await (await dialog()).findByRole('alert')).toBeVisible();
    await expect((await dialog()).queryByRole('status')).toBeNull();
  },
});

/** Behaviour 1b: 500, malformed and what else can come back show no code, and it can be tried again. */
export const ServerFails = meta.story({
  tags: ['network-fault'],
  play: async ({ msw, userEvent }) => {
    for (const [at, failure] of failures(newActivationCode).entries()) {
      msw.use(failure);
      await press(userEvent);
      await waitFor(() => expect(bodiesTo(newActivationCode)).toHaveLength(at + 1));
      await expect(await (await dialog()).findByRole('alert')).toBeVisible();
      await expect((await dialog()).queryByRole('status')).toBeNull();
    }
  },
});

/** Behaviour 1a: offline nothing is sent. */
export const Offline = meta.story({
  play: async () => {
    await dialog();
    const restore = setOnline(false);
    try {
      await expect(await (await dialog()).findByText(taskWords.offline)).toBeVisible();
      await expect((await dialog()).getByRole('button', { name: texts.get })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    } finally {
      restore();
    }
  },
});

/** Behaviour 1b, slow: the button is busy, and a second press makes no second code. */
export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(newActivationCode)),
  play: async ({ userEvent }) => {
    await press(userEvent);
    await userEvent.click(await (await dialog()).findByRole('button', { name: texts.busy }));
    await waitFor(() => expect(bodiesTo(newActivationCode)).toHaveLength(1));
  },
});
