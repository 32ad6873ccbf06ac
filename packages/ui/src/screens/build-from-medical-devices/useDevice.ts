import {
  type DeviceMeasurement,
  deviceReadings,
  healthServices,
  limits,
  type MeasuringNote,
  measuredAt,
  type NewReading,
  type PacketRefusal,
  type VitalKind,
} from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import {
  type BluetoothPort,
  type ConnectFault,
  type Connection,
  type Heard,
  listenTo,
  pickDevice,
} from './bluetooth.ts';

/** A measurement that can be sent. */
export interface Taken {
  readings: readonly NewReading[];
  notes: readonly MeasuringNote[];
  /** Whose clock says when. */
  clock: 'device' | 'receipt';
  isContinuous: boolean;
}

type Phase = 'idle' | 'connecting' | 'waiting';

/** What of a packet can be sent, or why nothing can; `null` for what is passed over. */
function takenFrom({ decoded, isContinuous }: Heard, now: Date): Taken | PacketRefusal | 'doubtful' | null {
  if ('refusal' in decoded) return decoded.refusal;
  const measurement: DeviceMeasurement = decoded.value;
  const { instant, clock } = measuredAt(measurement.shown, now, browserTimeZone(), limits.readingMaxAgeDays);
  // A stored record without a time that can be is not of now: nobody knows of when it is.
  if (measurement.sequence !== undefined && clock === 'receipt') return null;
  const made = deviceReadings(measurement, instant);
  if (made === 'doubtful') return made;
  return { readings: made.readings, notes: measurement.notes, clock, isContinuous };
}

const keyOf = ({ readings: [first] }: Taken) => JSON.stringify(first);

/** A device beside the browser that measures a vital: picked, listened to, and let go with the page. */
export function useDevice(kind: VitalKind, port: BluetoothPort | undefined) {
  const connection = useRef<Connection>(null);
  const hasTold = useRef(false);
  const [phase, setPhase] = useState<Phase>('idle');
  const [name, setName] = useState('');
  const [serial, setSerial] = useState('');
  const [fault, setFault] = useState<ConnectFault | null>(null);
  const [refusal, setRefusal] = useState<PacketRefusal | 'doubtful' | null>(null);
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  useEffect(() => () => connection.current?.stop(), []);

  function hear(heard: Heard) {
    const found = takenFrom(heard, new Date());
    if (found === null) return;
    hasTold.current = true;
    if (typeof found === 'string') {
      setRefusal(found);
      return;
    }
    setRefusal(null);
    setTaken((before) => {
      if (found.isContinuous) return [found];
      return before.some((each) => keyOf(each) === keyOf(found)) ? before : [...before, found];
    });
  }

  async function connect() {
    const service = healthServices.find((each) => each.kind === kind);
    if (!port || !service) return;
    setFault(null);
    setRefusal(null);
    const device = await pickDevice(port, service);
    if (typeof device === 'string') {
      setFault(device);
      return;
    }
    setName(device.name ?? '');
    setPhase('connecting');
    hasTold.current = false;
    let isGone = false;
    const made = await listenTo(device, service, {
      onHeard: hear,
      // Many go once they have sent what they have; one that has sent nothing is missed.
      onGone: () => {
        isGone = true;
        setPhase('idle');
        if (!hasTold.current) setFault('lost');
      },
    });
    if (typeof made === 'string') {
      setFault(made);
      setPhase('idle');
      return;
    }
    connection.current = made;
    setSerial(made.serial);
    if (!isGone) setPhase('waiting');
  }

  return { phase, name, serial, fault, refusal, taken, connect };
}
