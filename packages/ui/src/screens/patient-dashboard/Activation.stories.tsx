import { endpoints } from '@rpm/api-client';
import { limits } from '@rpm/domain';
import { activationWords } from '@rpm/domain/words/activation';
import { activateWords } from '@rpm/domain/words/device';
import { orderStatusWords } from '@rpm/domain/words/orderStatus';
import { refusalWords } from '@rpm/domain/words/refusal';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails, hangs } from '@rpm/mock-server/msw';
import { anOrder, smallClinic } from '@rpm/mock-server/seed';
import { seesText } from '@rpm/storybook/drawn.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { expect, waitFor, within } from 'storybook/test';
import { PatientDashboardScreen } from './PatientDashboardScreen.tsx';

const { activateDevice } = endpoints;
const world = (status = 'Shipped') => ({
  ...smallClinic(),
  orders: [anOrder({ patientId: 'user-patient-northside', orderId: 'RPM-1', status })],
});

const meta = preview.meta({
  title: 'Screens/Patient/Activation',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: world() })),
});

interface Hands {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
}
interface Canvas {
  findByRole: (role: 'button', options: { name: RegExp }) => Promise<HTMLElement>;
}
async function opened(canvas: Canvas, userEvent: Hands) {
  await userEvent.click(
    await canvas.findByRole('button', { name: new RegExp(`^${activateWords.activate} `) }),
  );
  return within(await within(document.body).findByRole('dialog', { name: activateWords.title }));
}
type Dialog = Awaited<ReturnType<typeof opened>>;
const serial = (dialog: Dialog) => dialog.getByRole('textbox', { name: activateWords.serial });
const activate = (dialog: Dialog) => dialog.getByRole('button', { name: activateWords.activate });

/** PDB-06, STS-09, ACT-02, ACT-03: a serial number in any writing activates the device, and the server's words are shown. */
export const Activates = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await waitFor(() => expect(serial(dialog)).toHaveFocus());
    await expect(serial(dialog)).toHaveAccessibleDescription(
      new RegExp(activationWords.whereIs.BloodPressure),
    );
    await userEvent.type(serial(dialog), ' ex 0412 ');
    await userEvent.click(activate(dialog));
    await seesText(canvas, orderStatusWords.Activated);
    await expect(canvas.getAllByText(activateWords.done)[0]).toBeVisible();
    // The button that opened the form is gone: the focus is at what came of it, and wears no ring there.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(activateWords.done));
    await expect(document.activeElement).toHaveStyle({ outlineStyle: 'none' });
    await expect(bodiesTo(activateDevice)).toEqual([
      {
        orderId: 'RPM-1',
        userId: 'user-patient-northside',
        dUserId: 'user-doctor-northside',
        deviceId: expect.any(String),
        deviceSerialId: 'ex 0412',
      },
    ]);
  },
});

/** ACT-01: the mock-up of the missing serial number. Nothing is sent, and the field has the focus. */
export const SerialMissing = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.type(serial(dialog), '   ');
    await userEvent.click(activate(dialog));
    await expect(serial(dialog)).toBeInvalid();
    await expect(serial(dialog)).toHaveAccessibleDescription(new RegExp(activateWords.errors.serialRequired));
    await waitFor(() => expect(serial(dialog)).toHaveFocus());
    await expect(bodiesTo(activateDevice)).toEqual([]);
  },
});

/** ACT-01: what nobody sees is no serial number, and is not sent with one: pasted from a mail, it may come along. */
export const SerialInvisible = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.click(serial(dialog));
    await userEvent.paste('\u200b\u2060');
    await userEvent.click(activate(dialog));
    await expect(serial(dialog)).toHaveAccessibleDescription(new RegExp(activateWords.errors.serialRequired));
    await expect(bodiesTo(activateDevice)).toEqual([]);
    await userEvent.clear(serial(dialog));
    await userEvent.paste('\u200bEX-\u00ad0412\ufeff');
    await userEvent.click(activate(dialog));
    await seesText(canvas, orderStatusWords.Activated);
    await expect(bodiesTo(activateDevice)).toEqual([expect.objectContaining({ deviceSerialId: 'EX-0412' })]);
  },
});

/** Behaviour R33: after five refused serial numbers one must wait; the dialog says how long, and keeps what was typed. */
export const TooManyTries = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(
      backend({
        world: {
          ...smallClinic(),
          orders: [
            anOrder({ patientId: 'user-patient-northside', orderId: 'RPM-1', status: 'Shipped' }),
            anOrder({ orderId: 'RPM-2', status: 'Activated', serial: 'EX-0412', deviceModel: 'SD-WS55' }),
          ],
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.type(serial(dialog), 'EX-0412');
    for (let tries = 1; tries <= 5; tries += 1) {
      await userEvent.click(activate(dialog));
      await waitFor(() => expect(bodiesTo(activateDevice)).toHaveLength(tries));
      await expect(await dialog.findByRole('alert')).toHaveTextContent(refusalWords.serialTaken);
    }
    await userEvent.click(activate(dialog));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        refusalWords.tooManySerials({ minutes: limits.loginWindowMinutes }),
      ),
    );
    await expect(serial(dialog)).toHaveValue('EX-0412');
  },
});

/** Behaviour 1c: a serial number has at most 64 characters; what was pasted stays whole. */
export const SerialTooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.click(serial(dialog));
    await userEvent.paste('9'.repeat(80));
    await userEvent.click(activate(dialog));
    await expect(serial(dialog)).toHaveAccessibleDescription(new RegExp(activateWords.errors.serialTooLong));
    await expect(serial(dialog)).toHaveValue('9'.repeat(80));
  },
});

/** ACT-04: another answer shows the server's words; dialog and serial number stay. */
export const RefusedWithWords = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(fails(activateDevice, 409, { message: 'This serial number is in use', current: 'Shipped' })),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.type(serial(dialog), 'EX-0412');
    await userEvent.click(activate(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This serial number is in use');
    await expect(serial(dialog)).toHaveValue('EX-0412');
  },
});

/** ACT-04, behaviour 1b, 500: without words it is 'An error occurred'. The next try may work. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(activateDevice, 500, {})),
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.type(serial(dialog), 'EX-0412');
    await userEvent.click(activate(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(activateWords.failed);
    msw.use(backend({ world: world() }));
    await userEvent.click(activate(dialog));
    await seesText(canvas, orderStatusWords.Activated);
  },
});

/** ACT-03, behaviour R13: a 200 that does not say so is no success. */
export const AnswerWithoutTheWord = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) =>
    msw.use(answers(activateDevice, JSON.stringify({ message: 'Device Deactivated' }))),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.type(serial(dialog), 'EX-0412');
    await userEvent.click(activate(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Device Deactivated');
  },
});

/** Behaviour 1a, malformed: it may be activated; nobody says that it is not. */
export const AnswerIsCut = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(answers(activateDevice, '{"mess')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.type(serial(dialog), 'EX-0412');
    await userEvent.click(activate(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.unconfirmed);
  },
});

/** Behaviour 1b, slow: the button is busy, a second press does nothing, and a press outside does not close. */
export const Slow = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(hangs(activateDevice)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.type(serial(dialog), 'EX-0412');
    await userEvent.dblClick(activate(dialog));
    await expect(await dialog.findByRole('button', { name: activationWords.busy })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(bodiesTo(activateDevice)).toHaveLength(1);
    await expect(serial(dialog)).toBeVisible();
  },
});

/** Behaviour 1b, timeout: nobody knows what happened: it is told, the serial number is kept, and the devices are read again. */
export const TookTooLong = meta.story({
  parameters: { page: { path: '/patient-dashboard', isSignedIn: true, callTimeoutMs: 1500 } },
  beforeEach: ({ msw }) => msw.use(hangs(activateDevice)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    const reads = () =>
      seen.call.mock.calls.filter(([line]) => String(line).includes('allotted-devices-to-user')).length;
    const before = reads();
    await userEvent.type(serial(dialog), 'EX-0412');
    await userEvent.click(activate(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.unconfirmed);
    await expect(serial(dialog)).toHaveValue('EX-0412');
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  },
});

/** Behaviour 1b, offline: told at once, and the serial number is kept. */
export const Offline = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.type(serial(dialog), 'EX-0412');
    const back = setOnline(false);
    await userEvent.click(activate(dialog));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(taskWords.offline);
    await expect(serial(dialog)).toHaveValue('EX-0412');
    await expect(bodiesTo(activateDevice)).toEqual([]);
    back();
  },
});
