import { endpoints } from '@rpm/api-client';
import { copyWords } from '@rpm/domain/words/copy';
import { deviceTokenWords as texts } from '@rpm/domain/words/deviceToken';
import { dialogWords } from '@rpm/domain/words/frame';
import { loadWords } from '@rpm/domain/words/load';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic } from '@rpm/mock-server/seed';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, dayInWords, sentence } from '@rpm/storybook/sentence.ts';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DeviceTokenDialog } from './DeviceTokenDialog.tsx';

const { getDeviceTokens, issueDeviceToken, revokeDeviceToken } = endpoints;
const orderId = 'RPM-20103';

const meta = preview.meta({
  title: 'Dialogs/Device token',
  component: DeviceTokenDialog,
  args: {
    device: {
      ...{ orderId, deviceId: 'PL-WS20', name: 'Connected Scale', deviceName: null, imgSource: null },
      ...{ brand: 'Placeholder Labs', model: 'PL-WS20', vitals: ['Weight'], mrSubType: null, dUserId: null },
      ...{ status: 'Activated', modeOfDelivery: 'Mail', creationTime: '20260501-13:00:00' },
    },
    userId: demoAccounts.patient.accountId,
    onClose: fn(),
  },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

const held = () =>
  answers(getDeviceTokens, JSON.stringify({ tokens: [{ orderId, issuedTime: '20261102-14:05:00' }] }));
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: texts.title({ device: 'Connected Scale' }) }));

/** API-25: a device without a token says so; opening it gives none. */
export const Default = meta.story({
  tags: ['w390', 'pseudo'],
  play: async () => {
    await expect(await (await dialog()).findByText(texts.none)).toBeVisible();
    await expect((await dialog()).queryByRole('button', { name: texts.revoke })).toBeNull();
    await expect(bodiesTo(issueDeviceToken)).toEqual([]);
  },
});

/** Behaviour R1: a token is shown once, can be copied, and comes with the lines that try it. Nothing keeps it; it goes by its button alone. */
export const Issues = meta.story({
  tags: ['dark'],
  play: async ({ userEvent, args }) => {
    const box = await dialog();
    await box.findByText(texts.none);
    await userEvent.click(box.getByRole('button', { name: texts.issue }));
    const token = (await box.findByRole('status', { name: texts.token })).textContent ?? '';
    await expect(token).toMatch(/^[\w-]{43}$/);
    await expect(box.getByText(texts.once)).toBeVisible();
    await userEvent.click(box.getByText(texts.lines));
    const lines = await box.findByRole('status', { name: texts.command });
    await waitFor(() => expect(lines).toBeVisible());
    await expect(lines).toHaveTextContent(`curl ${location.origin}/api/readings`);
    await expect(lines).toHaveTextContent(`Authorization: Bearer ${token}`);
    await expect(lines).toHaveTextContent('"mrSubType":"Weight"');
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(box.getByRole('button', { name: `${copyWords.copy} ${texts.token}` }));
    await expect(await box.findByText(copyWords.copied)).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(token);
    await expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(token);
    await expect(bodiesTo(issueDeviceToken)).toEqual([{ orderId }]);
    await userEvent.keyboard('{Escape}');
    await expect(box.queryByRole('button', { name: dialogWords.close })).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(box.getByRole('button', { name: texts.done }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** API-25: one that is in force says since when, and is ended by a press. */
export const Revokes = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(held()),
  play: async ({ userEvent, args }) => {
    const box = await dialog();
    await expect(
      await box.findByText(sentence(texts.since({ date: `${dayInWords('2026-11-02')}${anything}` }))),
    ).toBeVisible();
    await expect(box.getByRole('button', { name: texts.issueNew })).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: texts.revoke }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(bodiesTo(revokeDeviceToken)).toEqual([{ orderId }]);
  },
});

/** Behaviour 1a, 500 and timeout: nothing is said to be done, and it can be tried again. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(held(), fails(issueDeviceToken, 503), fails(revokeDeviceToken, 500)),
  play: async ({ userEvent, args }) => {
    const box = await dialog();
    await box.findByText(sentence(texts.since({ date: anything })));
    await userEvent.click(box.getByRole('button', { name: texts.issueNew }));
    await expect(await box.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await userEvent.click(box.getByRole('button', { name: texts.revoke }));
    await waitFor(() => expect(bodiesTo(revokeDeviceToken)).toHaveLength(1));
    await expect(await box.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Behaviour 1c, 409: somebody has taken the device out of use meanwhile. It is said, and the dialog closes. */
export const OutOfUse = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(issueDeviceToken, 409, { current: 'Deactivated' })),
  play: async ({ userEvent, args }) => {
    const box = await dialog();
    await box.findByText(texts.none);
    await userEvent.click(box.getByRole('button', { name: texts.issue }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1a: while nobody knows whether there is a token, and when the read fails, nothing can be pressed. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getDeviceTokens)),
  play: async () => {
    const button = (await dialog()).getByRole('button', { name: texts.issue });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});
export const LoadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getDeviceTokens, 500)),
  play: async ({ userEvent, msw }) => {
    const box = await dialog();
    await expect(await box.findByText(texts.loading.failed)).toBeVisible();
    msw.use(held());
    await userEvent.click(box.getByRole('button', { name: loadWords.retry }));
    await expect(await box.findByText(sentence(texts.since({ date: anything })))).toBeVisible();
  },
});

/** Behaviour 1a, offline: it says so, and nothing is asked. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(held()),
  play: async () => {
    const box = await dialog();
    await box.findByText(sentence(texts.since({ date: anything })));
    const back = setOnline(false);
    await expect(await box.findByText(taskWords.offline)).toBeVisible();
    await expect(box.getByRole('button', { name: texts.revoke })).toHaveAttribute('aria-disabled', 'true');
    back();
  },
});
