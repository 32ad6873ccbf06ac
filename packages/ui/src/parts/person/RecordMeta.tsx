import { useServerTime } from '@rpm/api-client';
import {
  ageOn,
  type Clock,
  calendarDateOf,
  formatDate,
  genderKind,
  type PatientInfo,
  parseCalendarDate,
  zoneName,
} from '@rpm/domain';
import { genderWords } from '@rpm/domain/words/dashboard';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { cx } from 'class-variance-authority';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useClock } from '../../hooks/useClock.ts';

const { record: texts } = recordWords;

/** A birth date with the age on a day: 'March 04, 1948 (78 years)'. What cannot be read is '—'. */
export function birthDateText(dob: string | null, now: Date, { timeZone, onBad }: Clock): string {
  const born = dob && parseCalendarDate(dob, onBad);
  if (!born) return loadWords.unknown;
  const age = ageOn(born, calendarDateOf(now, timeZone));
  return age === null ? formatDate(born) : `${formatDate(born)} (${texts.age({ count: age })})`;
}

/** As long as the facts of most people are: they break into as many lines. */
const factWidths = ['w-49', 'w-16', 'w-54', 'w-46', 'w-60'] as const;

/** Such a line on its way. */
export function RecordMetaSkeleton() {
  return (
    <div className="overflow-x-clip">
      <div className="-ms-5 flex flex-wrap">
        {factWidths.map((width) => (
          <span key={width} className={`flex h-[1lh] max-w-full items-center ps-5 ${width}`}>
            <Skeleton />
          </span>
        ))}
      </div>
    </div>
  );
}

interface RecordMetaProps {
  patient: PatientInfo;
  timeZone: string;
  /** On a phone birth date, age and gender alone. */
  isShort?: boolean;
}

/** One line that tells a patient from another of the same name: birth date and age, gender, address, provider; and by whose
 * clock the record's times are. @see DSP-01, DSP-02 */
export function RecordMeta({ patient, timeZone, isShort = false }: RecordMetaProps) {
  const now = useServerTime();
  const place = useClock(timeZone);
  const facts = [
    birthDateText(patient.dob, now(), place),
    genderWords[genderKind(patient.gender)],
    patient.username,
    patient.provider && texts.provider({ name: patient.provider.name }),
    texts.timesIn({ timeZone: zoneName(timeZone, 'long') }),
  ].filter((fact) => fact !== null);
  return (
    // The dots at the beginning of a line lie outside, and are cut off.
    <div className="overflow-x-clip">
      <ul className="-ms-5 flex flex-wrap">
        {facts.map((fact, at) => (
          <li
            key={fact}
            className={cx(
              "flex before:w-5 before:flex-none before:text-center before:text-fg-subtle before:content-['·']",
              isShort && at > 1 && 'max-md:hidden',
            )}
          >
            <bdi className="wrap-anywhere min-w-0">{fact}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
