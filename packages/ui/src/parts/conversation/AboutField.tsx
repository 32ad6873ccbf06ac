import { useVitalList } from '@rpm/api-client';
import { type MessageReading, readingAddress, shortReading } from '@rpm/domain';
import { conversationWords } from '@rpm/domain/words/conversation';
import { Select } from '../../components/Select/Select.tsx';
import { vitalName } from '../../hooks/names.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { useWhen } from './useWhen.ts';

const { about: texts } = conversationWords;
/** Where nothing is chosen. */
const none = 'none';

export interface AboutFieldProps {
  /** The patient. */
  userId: string;
  timeZone: string;
  /** The reading that the message will carry. */
  value: MessageReading | null;
  onChange: (about: MessageReading | null) => void;
}

/**
 * Attaches a reading to a message of the clinic: the newest of each vital, which the record has read already. Nothing is
 * drawn while there is none.
 *
 * @see API-25
 */
export function AboutField({ userId, timeZone, value, onChange }: AboutFieldProps) {
  const { loadable } = useVitalList(userId);
  const units = useUnits();
  const when = useWhen(timeZone);
  const newest = (loadable.state === 'ready' ? loadable.data.rows : []).flatMap(({ latest }) =>
    latest
      ? [{ vital: latest.mrSubType, time: latest.mrTime, class: latest.class, values: latest.values }]
      : [],
  );
  const addressOf = ({ vital, time }: MessageReading) => readingAddress(vital, time);
  // What was chosen stays a choice when a newer one has come since.
  const isKnown = value === null || newest.some((each) => addressOf(each) === addressOf(value));
  const readings = isKnown ? newest : [value, ...newest];
  if (readings.length === 0) return null;
  return (
    <Select
      label={texts.choose}
      hint={texts.hint}
      options={[
        { value: none, label: texts.none },
        ...readings.map((each) => ({
          value: addressOf(each),
          label: `${vitalName(each.vital)} ${shortReading(each.vital, each.values, units)}, ${when(each.time)}`,
        })),
      ]}
      value={value === null ? none : addressOf(value)}
      onChange={(address) => onChange(readings.find((each) => addressOf(each) === address) ?? null)}
    />
  );
}
