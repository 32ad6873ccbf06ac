import { recordAccessPoint } from '@rpm/domain';
import type { BluetoothPort, ConnectFault } from '@rpm/ui/screens/build-from-medical-devices/bluetooth.ts';

/** A device for stories. */
export interface DevicePart {
  service: number;
  characteristic: number;
  /** As its Device Information says; left out, it says nothing of itself. */
  serial?: string;
  /** What it sends once it is listened to, in hexadecimal. */
  packets?: readonly string[];
  /** It has them stored, and sends them when its Record Access Control Point is asked for all; what it says then. */
  recordsEnd?: string;
  /** It goes once it is connected, or in the same moment in which it is listened to. */
  goes?: 'connected' | 'heard';
  /** What goes wrong, try by try. */
  faults?: readonly ConnectFault[];
}

const bytesOf = (text: string) =>
  new DataView(Uint8Array.from(text.match(/[\da-f]{2}/gi) ?? [], (each) => Number.parseInt(each, 16)).buffer);

class Characteristic extends EventTarget {
  value?: DataView;
  private readonly sends: readonly DataView[];
  private readonly onWrite: (bytes: BufferSource) => void;
  constructor(sends: readonly DataView[], onWrite: (bytes: BufferSource) => void = () => {}) {
    super();
    this.sends = sends;
    this.onWrite = onWrite;
  }
  async readValue() {
    return this.sends[0] ?? new DataView(new ArrayBuffer(0));
  }
  async startNotifications() {
    this.tell(this.sends);
  }
  async writeValueWithResponse(bytes: BufferSource) {
    this.onWrite(bytes);
  }
  tell(packets: readonly DataView[]) {
    for (const packet of packets) {
      queueMicrotask(() => {
        this.value = packet;
        this.dispatchEvent(new Event('characteristicvaluechanged'));
      });
    }
  }
}

/** What a meter is asked: all records. @see https://www.bluetooth.com/specifications/specs/glucose-service-1-0-1/ */
const allRecords = '1,1';

/** The characteristics of a meter that keeps what it has until it is asked. */
function meter(packets: readonly DataView[], recordsEnd: string) {
  const measurement = new Characteristic([]);
  const point = new Characteristic([], (bytes) => {
    if (String(bytes) !== allRecords) return;
    measurement.tell(packets);
    point.tell([bytesOf(recordsEnd)]);
  });
  return { measurement, point };
}

function portOf({
  service,
  characteristic,
  serial,
  packets = [],
  recordsEnd,
  faults = [],
  goes,
}: DevicePart): BluetoothPort {
  const left = [...faults];
  const device = new EventTarget();
  return {
    async requestDevice() {
      const fault = left.shift();
      if (fault === 'canceled') throw new DOMException('Nothing picked', 'NotFoundError');
      if (fault === 'off') throw new DOMException('No adapter', 'SecurityError');
      const stored = recordsEnd === undefined ? null : meter(packets.map(bytesOf), recordsEnd);
      const getCharacteristic = async (uuid: number) => {
        if (stored && uuid === recordAccessPoint) return stored.point;
        if (stored && uuid === characteristic) return stored.measurement;
        if (fault === 'wrong' || uuid !== characteristic) throw new DOMException('None', 'NotFoundError');
        if (goes === 'heard') device.dispatchEvent(new Event('gattserverdisconnected'));
        return new Characteristic(packets.map(bytesOf));
      };
      if (goes === 'connected') setTimeout(() => device.dispatchEvent(new Event('gattserverdisconnected')));
      const information = async () =>
        new Characteristic([new DataView(new TextEncoder().encode(serial).buffer)]);
      const server = {
        connect: async () => {
          if (fault === 'lost') throw new DOMException('Gone', 'NetworkError');
          return server;
        },
        disconnect: () => {},
        getPrimaryService: async (uuid: number) => {
          if (uuid === service) return { getCharacteristic };
          if (serial === undefined) throw new DOMException('None', 'NotFoundError');
          return { getCharacteristic: information };
        },
      };
      return Object.assign(device, { name: 'Sample Device', gatt: server });
    },
  };
}

/** Gives the story's browser a Bluetooth with one device, or none. @returns takes it back */
export function fakeBluetooth(device: DevicePart | null): () => void {
  const before = Object.getOwnPropertyDescriptor(navigator, 'bluetooth');
  Object.defineProperty(navigator, 'bluetooth', {
    value: device ? portOf(device) : undefined,
    configurable: true,
  });
  return () => {
    if (before) Object.defineProperty(navigator, 'bluetooth', before);
    else Reflect.deleteProperty(navigator, 'bluetooth');
  };
}
