import { useServerTime } from '@rpm/api-client';
import {
  ageOn,
  type Clock,
  calendarDateOf,
  formatDate,
  genderKind,
  type PatientInfo,
  parseCalendarDate,
} from '@rpm/domain';
import { genderWords } from '@rpm/domain/words/dashboard';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { useClock } from '../../hooks/useClock.ts';

const { record: texts } = recordWords;

/** A birth date with the age on a day: 'March 04, 1948 (78 years)'. What cannot be read is '—'. */
export function birthDateText(dob: string | null, now: Date, { timeZone, onBad }: Clock): string {
  const born = dob && parseCalendarDate(dob, onBad);
  if (!born) return loadWords.unknown;
  const age = ageOn(born, calendarDateOf(now, timeZone));
  return age === null ? formatDate(born) : `${formatDate(born)} (${texts.age({ count: age })})`;
}

/** One line that tells a patient from another of the same name: birth date and age, gender, address, provider; and by whose
 * clock the record's times are. @see DSP-01, DSP-02 */
export function RecordMeta({ patient, timeZone }: { patient: PatientInfo; timeZone: string }) {
  const now = useServerTime();
  const place = useClock(timeZone);
  const facts = [
    birthDateText(patient.dob, now(), place),
    genderWords[genderKind(patient.gender)],
    patient.username,
    patient.provider && texts.provider({ name: patient.provider.name }),
    texts.timesIn({ timeZone }),
  ].filter((fact) => fact !== null);
  return (
    // The dots at the beginning of a line lie outside, and are cut off.
    <ul className="flex flex-wrap overflow-x-clip">
      {facts.map((fact) => (
        <li
          key={fact}
          className="wrap-anywhere -ms-5 before:inline-block before:w-5 before:text-center before:text-fg-subtle before:content-['·']"
        >
          <bdi>{fact}</bdi>
        </li>
      ))}
    </ul>
  );
}
