import {
  cleanSerial,
  type Decoded,
  type DeviceMeasurement,
  decodeRecordAccess,
  deviceInformation,
  type HealthService,
  recordAccessPoint,
  reportRecords,
} from '@rpm/domain';

/** What of Web Bluetooth is used. @see https://webbluetoothcg.github.io/web-bluetooth/ */
interface Characteristic extends EventTarget {
  value?: DataView;
  readValue(): Promise<DataView>;
  startNotifications(): Promise<unknown>;
  writeValueWithResponse(bytes: BufferSource): Promise<void>;
}
interface Service {
  getCharacteristic(uuid: number): Promise<Characteristic>;
}
interface Server {
  connect(): Promise<Server>;
  disconnect(): void;
  getPrimaryService(uuid: number): Promise<Service>;
}
interface Device extends EventTarget {
  name?: string;
  gatt?: Server;
}
export interface BluetoothPort {
  requestDevice(wish: { filters: { services: number[] }[]; optionalServices: number[] }): Promise<Device>;
}

/** The browser's Bluetooth; `undefined` in one that has none. */
export const browsersBluetooth = (): BluetoothPort | undefined =>
  (navigator as Navigator & { bluetooth?: BluetoothPort }).bluetooth;

/** A packet of a device. */
export interface Heard {
  decoded: Decoded<DeviceMeasurement>;
  /** One of a stream: it takes the place of the one before. */
  isContinuous: boolean;
}

/** Why no device could be used. */
export type ConnectFault = 'canceled' | 'off' | 'wrong' | 'lost';

/** Lets the person pick a device that has a service. A press of a button must have asked for it. */
export async function pickDevice(
  port: BluetoothPort,
  { service }: HealthService,
): Promise<Device | ConnectFault> {
  try {
    return await port.requestDevice({
      filters: [{ services: [service] }],
      optionalServices: [deviceInformation.service],
    });
  } catch (error) {
    // Nothing was picked, or nothing was there to pick.
    return error instanceof DOMException && error.name === 'NotFoundError' ? 'canceled' : 'off';
  }
}

/** What a connection tells. */
interface Listener {
  onHeard: (heard: Heard) => void;
  /** The device has gone: many do, once they have sent what they have. */
  onGone: () => void;
}

/** A device that is listened to. */
export interface Connection {
  /** As the device says itself; '' for none. */
  serial: string;
  stop: () => void;
}

async function serialOf(server: Server): Promise<string> {
  try {
    const information = await server.getPrimaryService(deviceInformation.service);
    const serial = await information.getCharacteristic(deviceInformation.serialNumber);
    return cleanSerial(new TextDecoder().decode(await serial.readValue()));
  } catch {
    // Many say nothing of themselves.
    return '';
  }
}

/** Listens to what a device measures, stored readings included. */
export async function listenTo(
  device: Device,
  { service, characteristics, hasRecords }: HealthService,
  { onHeard, onGone }: Listener,
): Promise<Connection | ConnectFault> {
  const off = new AbortController();
  const { signal } = off;
  device.addEventListener('gattserverdisconnected', onGone, { signal });
  try {
    const server = await device.gatt?.connect();
    const source = await server?.getPrimaryService(service);
    if (!server || !source) return 'lost';
    const serial = await serialOf(server);
    let listened = 0;
    for (const { characteristic, decode, isContinuous = false } of characteristics) {
      const values = await source.getCharacteristic(characteristic).catch(() => null);
      if (!values) continue;
      const hear = () => values.value && onHeard({ decoded: decode(values.value), isContinuous });
      values.addEventListener('characteristicvaluechanged', hear, { signal });
      await values.startNotifications();
      listened += 1;
    }
    const stop = () => {
      off.abort();
      server.disconnect();
    };
    if (listened === 0) {
      stop();
      return 'wrong';
    }
    if (hasRecords) await askForRecords(source, signal);
    return { serial, stop };
  } catch {
    off.abort();
    return 'lost';
  }
}

/** Asks a meter for what it has stored; its answer is how it ended, and the records themselves come by themselves. */
async function askForRecords(source: Service, signal: AbortSignal): Promise<void> {
  const point = await source.getCharacteristic(recordAccessPoint);
  const ended = new Promise<void>((resolve, reject) => {
    point.addEventListener(
      'characteristicvaluechanged',
      () => {
        const answer = point.value && decodeRecordAccess(point.value);
        if (answer && 'value' in answer && answer.value === 'refused') reject(new Error('refused'));
        else resolve();
      },
      { signal },
    );
    signal.addEventListener('abort', () => resolve());
  });
  await point.startNotifications();
  await point.writeValueWithResponse(reportRecords(null));
  await ended;
}
