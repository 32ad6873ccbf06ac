import { type MessageReading, type ReadingClass, shortReading } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { classWords } from '@rpm/domain/words/reading';
import { ReadingGlyph } from '../../components/ReadingGlyph/ReadingGlyph.tsx';
import { vitalName } from '../../hooks/names.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { Values } from '../vitals/Values.tsx';
import { useWhen } from './useWhen.ts';

const glyphColor: Record<ReadingClass, string> = {
  Normal: 'text-reading-normal-fg',
  Cautious: 'text-reading-cautious-fg',
  Critical: 'text-reading-critical-fg',
};

/** The reading that a message is about, above its text. Said as 'Blood Pressure, 168 over 97 mmHg, Critical, today, 8:05 AM'. @see API-25 */
export function AboutReading({ about, timeZone }: { about: MessageReading; timeZone: string }) {
  const when = useWhen(timeZone);
  const reading = shortReading(about.vital, about.values, useUnits());
  const [, number = reading, unit = ''] = /^(\S+) (.+)$/u.exec(reading) ?? [];
  return (
    <div className="mb-2 flex items-center gap-2 rounded-sm border border-line-subtle bg-surface-sunken px-3 py-2">
      <span className={`size-5 flex-none ${glyphColor[about.class]}`}>
        <ReadingGlyph reading={about.class} fill />
      </span>
      <p>
        <span className="sr-only">{vitalName(about.vital)}, </span>
        <b className="font-semibold">
          <Values text={number || loadWords.unknown} />
        </b>{' '}
        {unit}
        <span className="sr-only">, {classWords[about.class]},</span> {when(about.time)}
      </p>
    </div>
  );
}
