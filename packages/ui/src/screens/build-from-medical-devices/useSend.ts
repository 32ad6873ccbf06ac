import { useAddOwnReadings } from '@rpm/api-client';
import { type EnteredBy, limits, type NewReading, type OwnReadings } from '@rpm/domain';
import { ownReadingWords as texts } from '@rpm/domain/words/ownReading';
import { useTask } from '../../hooks/useTask.ts';

/** What became of the readings that were sent. */
export interface Sent {
  enteredBy: EnteredBy;
  /** None was new. */
  wasThere: boolean;
  readings: readonly NewReading[];
}

interface Sending {
  readings: readonly NewReading[];
  device?: OwnReadings['device'];
}

/** Sends readings of the patient's own; twice they are harmless. */
export function useSend(userId: string, onSent: (sent: Sent) => void) {
  const add = useAddOwnReadings();
  return useTask({
    name: texts.title,
    call: async ({ readings, device }: Sending) => {
      let accepted = 0;
      let enteredBy: EnteredBy = null;
      // A meter that was not read for long has more than one call takes.
      for (let at = 0; at < readings.length; at += limits.readingsAtOnce) {
        const part = readings.slice(at, at + limits.readingsAtOnce);
        const answer = await add({ userId, readings: part, ...(device && { device }) });
        accepted += answer.accepted;
        enteredBy ??= answer.enteredBy;
      }
      return { enteredBy, wasThere: accepted === 0, readings };
    },
    onDone: onSent,
  });
}
