import { endpoints } from '@rpm/api-client';
import { formatStamp, serialKey } from '@rpm/domain';
import { allocationWords } from '@rpm/domain/words/allocation';
import { taskWords } from '@rpm/domain/words/task';
import { vitalWords } from '@rpm/domain/words/vital';
import { waitingDeviceWords as texts } from '@rpm/domain/words/waitingDevice';
import { answers, backend, fails } from '@rpm/mock-server/msw';
import { demoAccounts, monitoredClinic, northside } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { anything, containing, timeInWords } from '@rpm/storybook/sentence.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { DeviceAllocationScreen } from '../DeviceAllocationScreen.tsx';

const { bindWaitingDevice, dismissWaitingDevice, getWaitingDevices } = endpoints;
const { clinicId } = northside;
const serial = '5F1C9A42-77D0-4C1E';
const long = `${serial}-${'0123456789'.repeat(6)}`;
const connectionId = 'vendor-1';
const at = new Date('2026-11-20T13:05:00Z');
const hourBefore = timeInWords('2026-11-20T12:05:00Z', 'datetime', browserTimeZone());

/** A clinic to which a vendor delivered readings of two cuffs that nobody has. */
const clinic = () => {
  const waiting = (name: string, minutes: number) => ({
    ...{ clinicId, connectionId, serial: name, serialKey: serialKey(name), isTyped: false },
    ...{ at: new Date(at.getTime() - minutes * 60_000), receivedAt: at },
    reading: {
      ...{ mrSubType: 'BloodPressure' as const, unit: 'mm[Hg]' },
      mrTime: formatStamp(new Date(at.getTime() - minutes * 60_000)),
      values: { systolic: 128, diastolic: 79 },
    },
  });
  const world = monitoredClinic();
  // The second reading of the first cuff is from before its patient had it.
  const activatedAt = new Date(at.getTime() - 30 * 60_000);
  return {
    ...world,
    orders: world.orders.map((order) => ({ ...order, activatedAt })),
    vendorConnections: [
      {
        ...{ connectionId, clinicId, vendor: 'tenovi' as const, madeAt: at, secret: '', old: null },
        ...{ heardAt: at, madeById: demoAccounts.administrator.accountId },
      },
    ],
    waitingReadings: [waiting(serial, 0), waiting(serial, 60), waiting(long, 90)],
  };
};

const meta = preview.meta({
  title: 'Screens/Clinic/Device allocation/Waiting devices',
  component: DeviceAllocationScreen,
  globals: { role: 'staff' },
  parameters: { layout: 'fullscreen', page: { path: '/rpm-device-allocation', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: clinic() })),
});
type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const slow = { timeout: 10_000 };
const list = async ({ canvas }: Pick<Context, 'canvas'>) =>
  within(await canvas.findByRole('list', { name: texts.list }, slow));
const of = (words: string, name = serial) => ({ name: `${words} ${texts.of({ serial: name })}` });
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: texts.dialog.title({ serial }) }));

/** Finds the patient, and chooses the cuff. */
async function choose(userEvent: Context['userEvent']) {
  const box = await dialog();
  await userEvent.type(await box.findByLabelText(allocationWords.search), 'Marigold');
  await waitFor(() => expect(box.getAllByRole('listitem')).toHaveLength(1), slow);
  await userEvent.click(box.getByRole('button', { name: /^Marigold/ }));
  await userEvent.click(await box.findByRole('combobox', { name: texts.dialog.device }, slow));
  await userEvent.click(await screen.findByRole('option', { name: /Arm Monitor/ }));
  const link = box.getByRole('button', { name: texts.dialog.link });
  await waitFor(() => expect(link).toBeEnabled());
  return { box, link };
}

/** RTE-07: readings of devices that nobody has are work for staff, the newest first. */
export const Default = meta.story({
  tags: ['w390', 'w320', 'dark', 'pseudo'],
  play: async ({ canvas }) => {
    const rows = (await list({ canvas })).getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent(
      containing(
        `5F1C9A42${anything}Tenovi · ${vitalWords.kinds.BloodPressure} · ${texts.count({ count: 2 })} · ${texts.last({ date: '' })}`,
      ),
    );
    await expect(canvas.getByRole('heading', { name: texts.title({ count: 2 }) })).toBeVisible();
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** RTE-07: linked to the patient's device, the readings since its activation come in; the one from before stays in the list. */
export const Links = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await list({ canvas })).getByRole('button', of(texts.link)));
    const { link } = await choose(userEvent);
    await userEvent.click(link);
    await expect(await screen.findByText(texts.dialog.doneEarlier({ count: 1, earlier: 1 }))).toBeVisible();
    await seesText(canvas, containing(`${texts.count({ count: 1 })} · ${texts.last({ date: hourBefore })}`));
    await expect(bodiesTo(bindWaitingDevice)).toMatchObject([{ connectionId, serial }]);
  },
});

/** RTE-07: what is dismissed is gone, after a question that says how much it is. */
export const Dismisses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await list({ canvas })).getByRole('button', of(texts.dismiss)));
    const asked = within(await screen.findByRole('alertdialog'));
    await expect(asked.getByText(texts.dismissing.says({ count: 2 }))).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: texts.dismiss }));
    await waitFor(async () => expect((await list({ canvas })).getAllByRole('listitem')).toHaveLength(1));
    await expect(bodiesTo(dismissWaitingDevice)).toEqual([{ connectionId, serial }]);
  },
});

/** 409, 404, 500 and offline: the dialog stays, and says what is the matter. */
export const LinkFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(bindWaitingDevice, 409, { current: 'Deactivated' })),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click((await list({ canvas })).getByRole('button', of(texts.link)));
    const { box, link } = await choose(userEvent);
    await userEvent.click(link);
    await expect(await box.findByRole('alert')).toHaveTextContent(texts.dialog.cannotBe);
    msw.use(fails(bindWaitingDevice, 500));
    await userEvent.click(link);
    await waitFor(() => expect(box.getByRole('alert')).toHaveTextContent(taskWords.failed));
    const back = setOnline(false);
    await userEvent.click(link);
    await waitFor(() => expect(box.getByRole('alert')).toHaveTextContent(taskWords.offline));
    back();
  },
});

/** When it cannot be asked, that is said, and orders go on; when nothing waits, nothing is shown. */
export const NotKnown = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getWaitingDevices, 500)),
  play: async ({ canvas }) => {
    // What is below a part that is still coming waits for it, unseen.
    await waitFor(() => expect(canvas.getByText(texts.failed)).toBeVisible(), slow);
    await expect(await canvas.findByLabelText(allocationWords.search)).toBeVisible();
  },
});
export const Nothing = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(getWaitingDevices, '[]')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(allocationWords.search)).toBeVisible(), slow);
    await expect(canvas.queryByText(texts.says)).toBeNull();
  },
});
