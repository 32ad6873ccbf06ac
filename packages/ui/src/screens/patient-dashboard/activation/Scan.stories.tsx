import { endpoints } from '@rpm/api-client';
import { activationWords } from '@rpm/domain/words/activation';
import { activateWords } from '@rpm/domain/words/device';
import { orderStatusWords } from '@rpm/domain/words/orderStatus';
import { backend, fails } from '@rpm/mock-server/msw';
import { anOrder, smallClinic } from '@rpm/mock-server/seed';
import { timePasses } from '@rpm/storybook/clock.ts';
import { seesText } from '@rpm/storybook/drawn.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import { PatientDashboardScreen } from '../PatientDashboardScreen.tsx';
import { cameraFails, cameraShows } from './cameraStory.ts';

const { activateDevice } = endpoints;
const { scan, check, unsure } = activationWords;
const world = {
  ...smallClinic(),
  orders: [anOrder({ patientId: 'user-patient-northside', orderId: 'RPM-1', status: 'Shipped' })],
};
const slow = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Screens/Patient/Activation/Scan',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world })),
});

interface Hands {
  click: (element: Element) => Promise<void>;
}
interface Canvas {
  findByRole: (role: 'button', options: { name: RegExp }) => Promise<HTMLElement>;
}
/** The dialog, whatever its step is called. */
async function opened(canvas: Canvas, userEvent: Hands) {
  await userEvent.click(
    await canvas.findByRole('button', { name: new RegExp(`^${activateWords.activate} `) }),
  );
  return within(await within(document.body).findByRole('dialog'));
}
const serialIn = (dialog: Awaited<ReturnType<typeof opened>>) =>
  dialog.findByRole('textbox', { name: activateWords.serial });

/** A browser's own reader of barcodes: it sees these codes, as they are when it looks. */
function detectorSees(codes: { now: string[] }) {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'BarcodeDetector');
  class BarcodeDetector {
    static getSupportedFormats = async () => ['code_128', 'ean_13', 'qr_code'];
    detect = async () => codes.now.map((rawValue) => ({ rawValue }));
  }
  Object.defineProperty(globalThis, 'BarcodeDetector', { configurable: true, value: BarcodeDetector });
  return () => {
    if (own) Object.defineProperty(globalThis, 'BarcodeDetector', own);
    else Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  };
}

let camera: ReturnType<typeof cameraShows>;
const seesLabel = () => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  camera = cameraShows('EX04127780');
};

/** Design v4: with a camera it begins with where the number is; the focus is at the scan. */
export const Where = meta.story({
  tags: ['w390', 'dark'],
  beforeEach: seesLabel,
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await expect(await dialog.findByRole('img', { name: activationWords.where.BloodPressure })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: scan.open })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: scan.type }));
    await waitFor(async () => expect(await serialIn(dialog)).toHaveFocus());
    await expect(camera.tracks).toHaveLength(0);
  },
});

/** ACT-01 to ACT-03: the library reads the bars; the number is compared, and sent only by Activate. The camera is off by then. */
export const Scans = meta.story({
  tags: ['w390'],
  beforeEach: seesLabel,
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: scan.open }));
    await expect(await dialog.findByText('EX 0412 7780', {}, slow)).toBeVisible();
    await expect(dialog.getByText(`E X, ${check.zero} 4 1 2, 7 7 8 ${check.zero}`)).toBeVisible();
    await expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
    await expect(bodiesTo(activateDevice)).toEqual([]);
    const yes = dialog.getByRole('button', { name: check.yes });
    await waitFor(() => expect(yes).toHaveFocus());
    await userEvent.click(yes);
    await seesText(canvas, orderStatusWords.Activated);
    await expect(bodiesTo(activateDevice)).toEqual([
      expect.objectContaining({ deviceSerialId: 'EX04127780' }),
    ]);
  },
});

const codes: { now: string[] } = { now: [] };

/** ACT-01: no barcode for 20 seconds, the light, a page that is hidden, the wrong code, the right one, and once more. */
export const BrowserReads = meta.story({
  tags: ['w390'],
  beforeEach: () => {
    camera = cameraShows('EX04127780');
    codes.now = ['https://example.com/'];
    return detectorSees(codes);
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: scan.open }));
    const light = await dialog.findByRole('button', { name: scan.light }, slow);
    await userEvent.click(light);
    await waitFor(() => expect(light).toHaveAttribute('aria-pressed', 'true'));
    await expect(camera.light).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
    timePasses(30);
    await expect(await dialog.findByText(scan.slow)).toBeVisible();

    const visibility = spyOn(document, 'visibilityState', 'get');
    visibility.mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended']));
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'live']));

    codes.now = ['S/N EX-0412'];
    await expect(await dialog.findByText('EX 0412')).toBeVisible();
    codes.now = [];
    await userEvent.click(dialog.getByRole('button', { name: check.again }));
    await expect(await dialog.findByRole('status')).toHaveTextContent(scan.hold);
    await userEvent.click(dialog.getByRole('button', { name: scan.show }));
    await expect(await dialog.findByRole('img', { name: activationWords.where.BloodPressure })).toBeVisible();
    await waitFor(() => expect(camera.tracks.at(-1)?.readyState).toBe('ended'));
    await expect(bodiesTo(activateDevice)).toEqual([]);
  },
});

/** ACT-04: the server refuses the number that was found: its words, and typing is there too. */
export const FoundAndRefused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => {
    msw.use(fails(activateDevice, 409, { message: 'This serial number is in use', current: 'Shipped' }));
    camera = cameraShows('EX04127780');
    return detectorSees({ now: ['EX04127780'] });
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: scan.open }));
    await userEvent.click(await dialog.findByRole('button', { name: check.yes }, slow));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This serial number is in use');
    await userEvent.click(dialog.getByRole('button', { name: scan.type }));
    await expect(await serialIn(dialog)).toHaveValue('EX04127780');
  },
});

/** The camera is refused: it is told, and the field is there; it can be tried again. */
export const CameraRefused = meta.story({
  tags: ['w390'],
  beforeEach: () => cameraFails('NotAllowedError'),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: scan.open }));
    await expect(await dialog.findByRole('alert', {}, slow)).toHaveTextContent(scan.refused);
    const field = await serialIn(dialog);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.getByRole('button', { name: scan.open })).toBeVisible();
  },
});

/** The camera is gone, or in use by another program: typing goes on. */
export const CameraGone = meta.story({
  beforeEach: () => cameraFails('NotFoundError'),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: scan.open }));
    await expect(await dialog.findByRole('alert', {}, slow)).toHaveTextContent(scan.none);
    await expect(dialog.queryByRole('button', { name: scan.open })).not.toBeInTheDocument();
  },
});

/** ACT-01: a letter that looks like a digit is asked about, and changed only by a press; what is typed is sent otherwise. */
export const LetterOrDigit = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent);
    const field = await serialIn(dialog);
    const broughtInSight = spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.type(field, 'ex 0412 778O');
    await expect(await dialog.findByText(unsure.asked({ letter: 'O', digit: '0' }))).toBeVisible();
    await expect(field).toHaveValue('ex 0412 778O');
    // In sight in a low window too.
    await expect(broughtInSight).toHaveBeenCalledWith({ block: 'nearest' });
    await userEvent.click(dialog.getByRole('button', { name: unsure.change({ digit: '0' }) }));
    await waitFor(() => expect(field).toHaveValue('ex 0412 7780'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.queryByText(unsure.asked({ letter: 'O', digit: '0' }))).not.toBeInTheDocument();
    await userEvent.type(field, 'I');
    await userEvent.click(dialog.getByRole('button', { name: activateWords.activate }));
    await waitFor(() =>
      expect(bodiesTo(activateDevice)).toEqual([
        expect.objectContaining({ deviceSerialId: 'ex 0412 7780I' }),
      ]),
    );
  },
});
