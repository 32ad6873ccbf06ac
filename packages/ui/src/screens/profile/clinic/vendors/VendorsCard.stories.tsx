import { endpoints } from '@rpm/api-client';
import { formatDate, limits } from '@rpm/domain';
import { copyWords } from '@rpm/domain/words/copy';
import { loadWords } from '@rpm/domain/words/load';
import { taskWords } from '@rpm/domain/words/task';
import { vendorWords as texts } from '@rpm/domain/words/vendor';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { demoAccounts, northside, smallClinic } from '@rpm/mock-server/seed';
import { cardNamed } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ProfileScreen } from '../../ProfileScreen.tsx';

const { addVendorConnection, endVendorConnection, getVendorConnections, renewVendorSecret } = endpoints;
const at = new Date('2026-10-11T13:05:00Z');
const clinic = () => ({
  ...smallClinic(),
  vendorConnections: [
    {
      ...{ connectionId: 'vendor-1', clinicId: northside.clinicId, vendor: 'tenovi' as const, madeAt: at },
      ...{ secret: '', old: null, heardAt: new Date('2026-11-20T13:00:00Z') },
      madeById: demoAccounts.administrator.accountId,
    },
  ],
});

const meta = preview.meta({
  title: 'Screens/Account/Device vendors',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  globals: { role: 'administrator' },
  beforeEach: ({ msw }) => msw.use(backend({ world: clinic() })),
});
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const slow = { timeout: 10_000 };
const card = ({ canvas }: Pick<Context, 'canvas'>) => cardNamed(canvas, texts.title);
const made = formatDate({ year: 2026, month: 10, day: 11 });
const november = (day: number) => formatDate({ year: 2026, month: 11, day });
const of = (words: string) => ({
  name: `${words} ${texts.of({ name: 'Tenovi', date: made })}`,
});

/** RTE-07: an administrator sees which vendors deliver, and when each did last. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark', 'pseudo'],
  play: async ({ canvas }) => {
    const row = await (await card({ canvas })).findByRole('listitem');
    await expect(row).toHaveTextContent(
      new RegExp(`Tenovi.*${texts.connected({ date: made })} · ${texts.heard({ date: november(20) })}`),
    );
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** RTE-07: a vendor is connected; its address and secret can be copied, are shown this once, and nothing keeps them. */
export const Connects = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const vendors = await card({ canvas });
    await userEvent.click(vendors.getByRole('button', { name: texts.add }));
    const box = within(await screen.findByRole('dialog', { name: texts.dialog.add }));
    await userEvent.click(box.getByRole('combobox', { name: texts.dialog.vendor }));
    await userEvent.click(await screen.findByRole('option', { name: texts.names.impilo }));
    await userEvent.click(box.getByRole('button', { name: texts.dialog.connect }));
    const secret = (await box.findByRole('status', { name: texts.dialog.secret })).textContent ?? '';
    await expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await expect(box.getByRole('status', { name: texts.dialog.address })).toHaveTextContent(
      `${location.origin}/api/vendor-readings/`,
    );
    await expect(box.getByText(texts.dialog.once)).toBeVisible();
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(box.getByRole('button', { name: `${copyWords.copy} ${texts.dialog.secret}` }));
    await expect(writeText).toHaveBeenCalledWith(secret);
    await expect(await box.findByText(copyWords.copied)).toBeVisible();
    await expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(secret);
    await userEvent.keyboard('{Escape}');
    await expect(box.getByRole('status', { name: texts.dialog.secret })).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: texts.dialog.done }));
    await waitFor(() => expect(vendors.getAllByRole('listitem')).toHaveLength(2));
    await expect(bodiesTo(addVendorConnection)).toEqual([{ vendor: 'impilo' }]);
  },
});

/** RTE-07: a new secret; until when the old one works is said, in the dialog and in the list. */
export const Renews = meta.story({
  play: async ({ canvas, userEvent }) => {
    const vendors = await card({ canvas });
    await userEvent.click(await vendors.findByRole('button', of(texts.renew)));
    const box = within(await screen.findByRole('dialog', { name: texts.dialog.renew({ name: 'Tenovi' }) }));
    await expect(box.getByText(texts.dialog.renewSays({ hours: limits.webhookOverlapHours }))).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: texts.dialog.make }));
    await box.findByRole('status', { name: texts.dialog.secret });
    await userEvent.click(box.getByRole('button', { name: texts.dialog.done }));
    await expect(
      await vendors.findByText(
        new RegExp([20, 21, 22].map((day) => `^${texts.oldUntil({ date: november(day) })}`).join('|')),
      ),
    ).toBeVisible();
  },
});

/** RTE-07: a vendor is disconnected after a question. */
export const Disconnects = meta.story({
  play: async ({ canvas, userEvent }) => {
    const vendors = await card({ canvas });
    await userEvent.click(await vendors.findByRole('button', of(texts.end)));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: texts.end }));
    await expect(await vendors.findByText(texts.empty)).toBeVisible();
    await expect(bodiesTo(endVendorConnection)).toEqual([{ connectionId: 'vendor-1' }]);
  },
});

/** Behaviour 1a: a full clinic, a failure and a vendor that is gone; nothing is said to be done. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(addVendorConnection, 500), fails(renewVendorSecret, 404)),
  play: async ({ canvas, userEvent }) => {
    const vendors = await card({ canvas });
    await userEvent.click(vendors.getByRole('button', { name: texts.add }));
    const box = within(await screen.findByRole('dialog', { name: texts.dialog.add }));
    await userEvent.click(box.getByRole('button', { name: texts.dialog.connect }));
    await expect(await box.findByRole('alert')).toHaveTextContent(taskWords.failed);
    await userEvent.click(box.getByRole('button', { name: texts.dialog.cancel }));
    await userEvent.click(await vendors.findByRole('button', of(texts.renew)));
    const again = within(await screen.findByRole('dialog'));
    await userEvent.click(again.getByRole('button', { name: texts.dialog.make }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText(texts.dialog.gone)).toBeVisible();
  },
});

/** Loading, a failure that can be tried again, and a row of which nothing can be made out. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getVendorConnections)),
  play: async ({ canvas }) => {
    await expect((await card({ canvas })).queryByRole('listitem')).toBeNull();
  },
});
export const LoadFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getVendorConnections, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const vendors = await card({ canvas });
    await expect(await vendors.findByText(texts.loading.failed)).toBeVisible();
    msw.use(answers(getVendorConnections, JSON.stringify([7])));
    await userEvent.click(vendors.getByRole('button', { name: loadWords.retry }));
    await expect(await vendors.findByText(loadWords.rowsNotShown({ count: 1 }))).toBeVisible();
  },
});

/** RTE-07: none is connected yet. */
export const Empty = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(backend({ world: smallClinic() })),
  play: async ({ canvas }) => {
    const own = await card({ canvas });
    await expect(await own.findByText(texts.empty, {}, slow)).toBeVisible();
    await expect(own.getByText(texts.emptyHint)).toBeVisible();
    await expect(own.getByRole('button', { name: texts.add })).toBeVisible();
  },
});
