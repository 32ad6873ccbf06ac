import type { BluetoothPort, ConnectFault } from '@rpm/ui/screens/build-from-medical-devices/bluetooth.ts';

/** A device for stories. */
export interface DevicePart {
  service: number;
  characteristic: number;
  /** As its Device Information says; left out, it says nothing of itself. */
  serial?: string;
  /** What it sends once it is listened to, in hexadecimal. */
  packets?: readonly string[];
  /** What goes wrong, try by try. */
  faults?: readonly ConnectFault[];
}

const bytesOf = (text: string) =>
  new DataView(Uint8Array.from(text.match(/[\da-f]{2}/gi) ?? [], (each) => Number.parseInt(each, 16)).buffer);

class Characteristic extends EventTarget {
  value?: DataView;
  private readonly sends: readonly DataView[];
  constructor(sends: readonly DataView[]) {
    super();
    this.sends = sends;
  }
  async readValue() {
    return this.sends[0] ?? new DataView(new ArrayBuffer(0));
  }
  async startNotifications() {
    for (const packet of this.sends) {
      queueMicrotask(() => {
        this.value = packet;
        this.dispatchEvent(new Event('characteristicvaluechanged'));
      });
    }
  }
  async writeValueWithResponse() {}
}

function portOf({ service, characteristic, serial, packets = [], faults = [] }: DevicePart): BluetoothPort {
  const left = [...faults];
  return {
    async requestDevice() {
      const fault = left.shift();
      if (fault === 'cancelled') throw new DOMException('Nothing picked', 'NotFoundError');
      if (fault === 'off') throw new DOMException('No adapter', 'SecurityError');
      const getCharacteristic = async (uuid: number) => {
        if (fault === 'wrong' || uuid !== characteristic) throw new DOMException('None', 'NotFoundError');
        return new Characteristic(packets.map(bytesOf));
      };
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
      return Object.assign(new EventTarget(), { name: 'Sample Device', gatt: server });
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
