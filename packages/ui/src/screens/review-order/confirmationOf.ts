import {
  type Clock,
  letterFrame,
  letterRows,
  type PatientInfo,
  parseStamp,
  type UserRecord,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import type { LetterProps } from './Letter.tsx';
import type { Placed } from './usePlacing.ts';

/**
 * What the letter says: dated by the server's clock in the user's calendar, addressed to the patient, signed by who is
 * logged in.
 *
 * @param place the server's time, for an answer that does not say when the order was placed; the user's zone; and who
 *   gets a line for a time that cannot be read (DSP-06)
 * @see LET-01, LET-02, LET-03
 */
export function letterOf(
  { draft, answer }: Placed,
  devices: Parameters<typeof letterRowsOf>[0],
  patient: PatientInfo,
  user: UserRecord,
  { now, timeZone, onBad }: { now: Date } & Clock,
): LetterProps {
  const placedAt = answer.creationTime ? parseStamp(answer.creationTime, onBad) : null;
  const frame = letterFrame({
    patient,
    sentTo: draft.mode === 'Mail' ? draft.address.address : null,
    user,
    at: placedAt ?? now,
    timeZone,
  });
  return {
    ...frame,
    patientName: frame.patientName ?? loadWords.unknown,
    clinic: user.clinicName,
    rows: letterRowsOf(devices),
  };
}

/** LET-03: the vital type is the device's own, its type is its name. */
const letterRowsOf = (
  devices: readonly { mrSubType: string | null; deviceName: string; deviceModel: string }[],
) =>
  letterRows(
    devices.map(({ mrSubType, deviceName, deviceModel }) => ({
      mrSubType,
      name: deviceName,
      model: deviceModel,
    })),
  );
