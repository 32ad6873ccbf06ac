import {
  convert,
  formatInstant,
  type NewReading,
  readingText,
  readStamp,
  unitNamed,
  vitalMeasure,
  vitalParameters,
} from '@rpm/domain';
import { ownReadingWords } from '@rpm/domain/words/ownReading';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { vitalName } from '../../hooks/names.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import type { Taken } from './useDevice.ts';

const { measure: texts, notes } = ownReadingWords;
/** So many stand there one by one; a meter may bring hundreds. */
const MOST = 5;

/** What a device has measured, the newest first, before it is sent. Announced as it comes. */
export function TakenList({ taken }: { taken: readonly Taken[] }) {
  const newest = taken.toReversed().slice(0, MOST);
  return (
    <section className="flex flex-col gap-3" aria-live="polite">
      <h3 className="text-h3">
        {taken.some(({ isContinuous }) => isContinuous) ? texts.worn : texts.found({ count: taken.length })}
      </h3>
      <ul className="flex flex-col gap-3">
        {newest.map((each) => (
          <TakenRow key={JSON.stringify(each.readings)} taken={each} />
        ))}
      </ul>
    </section>
  );
}

function TakenRow({ taken: { readings, notes: said, clock, isContinuous } }: { taken: Taken }) {
  const place = usePlace(browserTimeZone());
  const at = readStamp(readings[0]?.mrTime ?? '');
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]">
      {readings.map((reading) => (
        <Value key={reading.mrSubType} reading={reading} />
      ))}
      {at && <p className="text-fg-muted">{formatInstant(at, 'datetime', place)}</p>}
      {clock === 'receipt' && !isContinuous && <p className="text-fg-muted">{texts.byReceipt}</p>}
      {said.map((note) => (
        <p key={note}>{notes[note]}</p>
      ))}
    </li>
  );
}

/** A reading in the units of its reader: 142/91 mmHg. */
function Value({ reading: { mrSubType, values, unit: named } }: { reading: NewReading }) {
  const measure = vitalMeasure(mrSubType, useUnits());
  const unit = unitNamed(named ?? '') ?? measure.from;
  const texts = vitalParameters[mrSubType].map(({ parameter, ucum }) => {
    const value = Number(values[parameter]);
    return readingText(measure, unit ? convert(value, unit, ucum) : value);
  });
  return (
    <p>
      <span className="block text-fg-muted">{vitalName(mrSubType)}</span>
      <span className="numeric font-semibold text-[2.5rem] leading-tight">{texts.join('/')}</span>{' '}
      <span className="text-fg-muted">{measure.unit}</span>
    </p>
  );
}
