import type { Browser, CDPSession, Page } from '@playwright/test';
import { ownReadingWords as texts } from '@rpm/domain/words/ownReading';
import { recordWords } from '@rpm/domain/words/record';
import { vitalWords } from '@rpm/domain/words/vital';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

/** The radio of Chromium's Bluetooth emulation: commands and events that Playwright has no types for. */
interface Radio {
  send(command: string, parameters?: object): Promise<Record<string, string>>;
  on(event: string, heard: (event: Record<string, string>) => void): void;
}
const uuid = (short: number) => `0000${short.toString(16)}-0000-1000-8000-00805f9b34fb`;
const address = '09:09:09:09:09:09';
const ok = 0;

/**
 * A cuff beside the browser that gives a measurement. Its serial number stays out: browsers keep that back, as the list
 * of what pages may not read says (https://github.com/WebBluetoothCG/registries).
 *
 * @see https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/
 */
async function cuff(browser: Browser, packet: Uint8Array) {
  const radio = (await browser.newBrowserCDPSession()) as unknown as Radio;
  await radio.send('BluetoothEmulation.enable', { state: 'powered-on', leSupported: true });
  await radio.send('BluetoothEmulation.simulatePreconnectedPeripheral', {
    ...{ address, name: 'Upper Arm Monitor', manufacturerData: [] },
    knownServiceUuids: [uuid(0x1810)],
  });
  radio.on('BluetoothEmulation.gattOperationReceived', async ({ type }) => {
    if (type === 'discovery') await addServices();
    await radio.send('BluetoothEmulation.simulateGATTOperationResponse', { address, type, code: ok });
  });
  radio.on('BluetoothEmulation.characteristicOperationReceived', async (event) => {
    const { characteristicId = '', type = '' } = event;
    await radio.send('BluetoothEmulation.simulateCharacteristicOperationResponse', {
      ...{ characteristicId, type, code: ok },
      ...(type === 'read' && { data: Buffer.from(packet).toString('base64') }),
    });
  });
  async function addServices() {
    const { serviceId } = await radio.send('BluetoothEmulation.addService', {
      ...{ address, serviceUuid: uuid(0x1810) },
    });
    const { characteristicId } = await radio.send('BluetoothEmulation.addCharacteristic', {
      ...{ serviceId, characteristicUuid: uuid(0x2a35), properties: { indicate: true, read: true } },
    });
    // By this one a device is told that somebody listens.
    await radio.send('BluetoothEmulation.addDescriptor', { characteristicId, descriptorUuid: uuid(0x2902) });
  }
}

/**
 * The emulation has no indications of its own. What is subscribed to is remembered, so that a read of it can take their
 * place: the browser raises the same event with the same bytes.
 */
async function keepSubscriptions(page: Page) {
  await page.addInitScript(() => {
    interface Values {
      startNotifications(): Promise<unknown>;
      readValue(): Promise<DataView>;
    }
    const { prototype } = (globalThis as unknown as Record<string, { prototype: Values }>)
      .BluetoothRemoteGATTCharacteristic as { prototype: Values };
    const start = prototype.startNotifications;
    prototype.startNotifications = function subscribe(this: Values) {
      Object.assign(globalThis, { measure: () => this.readValue().then(() => undefined) });
      return start.call(this);
    };
  });
}

/** Picks the first device of the browser's own list. */
async function pickFirst(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('DeviceAccess.enable');
  // The list is told again whenever something is found, and may be answered once.
  const answered = new Set<string>();
  session.on('DeviceAccess.deviceRequestPrompted', ({ id, devices: [first] }) => {
    if (!first || answered.has(id)) return;
    answered.add(id);
    void session.send('DeviceAccess.selectPrompt', { id, deviceId: first.id });
  });
}

journey.use({
  launchOptions: {
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    // Web Bluetooth is switched off on Linux unless asked for.
    args: [
      ...['--no-sandbox', '--disable-dev-shm-usage', '--enable-features=WebBluetooth'],
      '--enable-experimental-web-platform-features',
    ],
  },
});

/** 142 over 88 mmHg with a pulse of 71, as the specification of the service writes it; the cuff has no clock. */
const packet = Uint8Array.of(0x04, 142, 0, 88, 0, 106, 0, 71, 0);

journey(
  'a patient pairs the cuff of the clinic with the browser, measures and sends; the clinic sees it as the device’s (RTE-07)',
  async ({ page, browser }) => {
    await cuff(browser, packet);
    await pickFirst(page);
    await keepSubscriptions(page);
    await page.goto('/build-from-medical-devices');
    await logIn(page, 'patient@northside.example');
    await page.getByRole('link', { name: /^Connect Device for Blood Pressure/ }).click();
    await page.getByRole('button', { name: texts.measure.choose }).click();
    await expect(page.getByText(texts.measure.waiting({ name: 'Upper Arm Monitor' }))).toBeVisible();
    await page.evaluate(() => (globalThis as unknown as { measure: () => Promise<void> }).measure());
    await expect(page.getByText(texts.measure.found({ count: 1 }))).toBeVisible();
    await expect(page.getByText('142/88')).toBeVisible();
    await page.getByRole('radio', { name: texts.measure.ours.yes }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByRole('heading', { name: texts.sent.title, level: 1 })).toBeVisible();
    await expect(page.getByText(texts.sent.device)).toBeVisible();

    const clinic = await (await browser.newContext()).newPage();
    await clinic.goto('/patient-list');
    await logIn(clinic, 'staff@northside.example');
    await clinic.getByRole('link', { name: 'Marigold Testpatient' }).first().click();
    await clinic.getByRole('link', { name: recordWords.record.tabs.vitals }).click();
    await clinic.getByRole('link', { name: vitalWords.kinds.BloodPressure }).first().click();
    await expect(clinic.getByText('142/88').first()).toBeVisible();
    await clinic.context().close();
  },
);
