import { type SerialFault, SerialNumber } from '@rpm/domain';
import { activateWords } from '@rpm/domain/words/device';
import { useState } from 'react';

/** The serial number of the device that is handed out, as it is typed or scanned; nobody has to give one. @see F9 */
export function useDispatchSerial() {
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  return {
    /** `null` while nobody has asked for the field. */
    text,
    error,
    onChange: (typed: string | null) => {
      setText(typed);
      setError(undefined);
    },
    /** What goes along with the new status; `null` when it is no serial number, which is then said at the field. */
    read: (): { deviceSerialId?: string } | null => {
      if (!text?.trim()) return {};
      const { data, error: wrong } = SerialNumber.safeParse(text);
      if (data !== undefined) return { deviceSerialId: data };
      const fault = wrong?.issues[0]?.message as SerialFault;
      setError(activateWords.errors[fault]);
      return null;
    },
  };
}
