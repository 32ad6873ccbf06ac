import { endpoints } from '@rpm/api-client';
import { shareLinkOf } from '@rpm/domain';
import { accountErrors, accountWords } from '@rpm/domain/words/account';
import { appWords } from '@rpm/domain/words/app';
import { carerWords } from '@rpm/domain/words/carer';
import { loginWords } from '@rpm/domain/words/login';
import { taskWords } from '@rpm/domain/words/task';
import { backend, hangs, storySession } from '@rpm/mock-server/msw';
import { failures } from '@rpm/storybook/failures.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CarerRegisterScreen, type CarerRegisterScreenProps } from './CarerRegisterScreen.tsx';

const texts = carerWords.register;
const username = 'larch@example.test';
const password = 'three old paper boats';

/** The address of the link in the last mail, and the share that it is of. */
let mailed = '';
let shareId = '';
const onMail = ({ text }: { text: string }) => {
  mailed = /\/TemporaryTimeline\/\S+/.exec(text)?.[0] ?? mailed;
};

const asPatient = (body: object) =>
  fetch('/api/share-data', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${storySession('patient').token}`,
    },
    body: JSON.stringify({ userId: storySession('patient').user.userId, ...body }),
  });

/** The patient shares with the address, and the page stands at the link of the mail. */
function ByItsLink({ link: { username: to }, ...screen }: CarerRegisterScreenProps) {
  const [from, setFrom] = useState('');
  const isShared = useRef(false);
  useEffect(() => {
    if (isShared.current) return;
    isShared.current = true;
    asPatient({ action: 'share', username: to, parts: ['readings'], days: 7 })
      .then((answer) => answer.json())
      .then((begun) => {
        shareId = begun.shareId;
        setFrom(mailed);
      });
  }, [to]);
  const link = shareLinkOf(from);
  return link && <CarerRegisterScreen {...screen} {...{ link, from }} />;
}

const meta = preview.meta({
  title: 'Screens/Account/Register by a share',
  component: CarerRegisterScreen,
  tags: ['no-read'],
  parameters: { layout: 'fullscreen', page: { path: '/register' } },
  globals: { density: 'patient' },
  args: { link: { username, token: '' }, from: '', onOpened: fn() },
  render: (args) => <ByItsLink {...args} />,
  beforeEach: ({ msw }) => msw.use(backend({ onMail })),
});

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas'];
type User = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['userEvent'];
const submit = (canvas: Canvas) => canvas.findByRole('button', { name: texts.submit });

async function fillIn({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) {
  await userEvent.type(await canvas.findByLabelText(texts.firstName), 'Briar');
  await userEvent.type(canvas.getByLabelText(texts.lastName), 'Testpatient');
  await userEvent.type(canvas.getByLabelText(accountWords.password.newLabel), password);
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(await submit(canvas));
}

/** SCR-07, behaviour R20: with which address one will log in; whose data it is, nobody is told before. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await expect(canvas.getByText(username)).toBeVisible();
    await expect(canvas.getByText(texts.nameNote)).toBeVisible();
    await expect(canvas.queryByText(/Marigold/)).toBeNull();
    await waitFor(() => expect(document.title).toBe(`${texts.title} · ${appWords.title}`));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The account is open, and one goes on to log in. The address and the token are those of the link. */
export const Opens = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledOnce());
    await expect(args.onOpened).toHaveBeenCalledWith(texts.done);
    await expect(bodiesTo(endpoints.acceptShare)).toEqual([
      {
        ...{ username, token: shareLinkOf(mailed)?.token, firstName: 'Briar', lastName: 'Testpatient' },
        ...{ password, acceptsTerms: true },
      },
    ]);
  },
});

/** Each field says what is missing, the first wrong one gets the focus, and nothing is sent. */
export const FieldsMissing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await submit(canvas));
    const first = canvas.getByLabelText(texts.firstName);
    await waitFor(() => expect(first).toHaveAccessibleDescription(accountErrors.firstNameRequired));
    await expect(first).toHaveFocus();
    await expect(canvas.getByLabelText(texts.lastName)).toHaveAccessibleDescription(
      accountErrors.lastNameRequired,
    );
    await expect(canvas.getByLabelText(accountWords.password.newLabel)).toHaveAccessibleDescription(
      expect.stringContaining(accountErrors.passwordRequired),
    );
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(accountErrors.termsRequired);
    await expect(bodiesTo(endpoints.acceptShare)).toEqual([]);
    await expect(args.onOpened).not.toHaveBeenCalled();
  },
});

/** Behaviour R20: the share was stopped meanwhile. One text for every link that opens nothing, with the way to log in. */
export const Gone = meta.story({
  tags: ['w390', 'network-fault'],
  play: async ({ args, canvas, userEvent }) => {
    await submit(canvas);
    await asPatient({ action: 'stop', shareId });
    await fillIn({ canvas, userEvent });
    const heading = await canvas.findByRole('heading', { name: texts.gone, level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(texts.goneWhy)).toBeVisible();
    await expect(canvas.getByRole('link', { name: texts.toLogin })).toHaveAttribute('href', '/login');
    await expect(args.onOpened).not.toHaveBeenCalled();
  },
});

/** A long address is not cut, and the page not too wide. */
export const LongAddress = meta.story({
  tags: ['w320'],
  args: { link: { username: `${'very.long.address.'.repeat(9)}@example.test`, token: '' } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(args.link.username)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Behaviour 1b, 500, malformed, bad schema, nothing comes back and no time left: what was typed stays, stored nowhere. */
export const ServerFails = meta.story({
  tags: ['network-fault'],
  parameters: { page: { path: '/register', callTimeoutMs: 1500 } },
  play: async ({ args, canvas, msw, userEvent }) => {
    await submit(canvas);
    const all = [...failures(endpoints.acceptShare), hangs(endpoints.acceptShare)];
    msw.use(...all.slice(0, 1));
    await fillIn({ canvas, userEvent });
    for (const [at, failure] of all.entries()) {
      msw.use(failure);
      if (at > 0) await userEvent.click(await submit(canvas));
      await expect(await canvas.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent(
        loginWords.unavailable,
      );
      await expect(bodiesTo(endpoints.acceptShare)).toHaveLength(at + 1);
    }
    await expect(canvas.getByLabelText(texts.firstName)).toHaveValue('Briar');
    await expect(canvas.getByLabelText(accountWords.password.newLabel)).toHaveValue(password);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(password);
    await expect(args.onOpened).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, slow: the button is busy, and a second press sends nothing. */
export const Busy = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await submit(canvas);
    msw.use(hangs(endpoints.acceptShare));
    await fillIn({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: texts.busy }));
    await waitFor(() => expect(bodiesTo(endpoints.acceptShare)).toHaveLength(1));
  },
});

/** Behaviour 1a, offline: nothing is sent, it says so, and what was typed stays. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    await submit(canvas);
    setOnline(false);
    await fillIn({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(bodiesTo(endpoints.acceptShare)).toEqual([]);
    await expect(canvas.getByLabelText(accountWords.password.newLabel)).toHaveValue(password);
  },
});
