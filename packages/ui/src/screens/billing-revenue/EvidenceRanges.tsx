import { type EvidencePack, limitText, type Measure, type UnitSystem, vitalMeasure } from '@rpm/domain';
import { evidenceWords as texts } from '@rpm/domain/words/evidence';
import { loadWords } from '@rpm/domain/words/load';
import { parameterName, vitalName } from '../../hooks/names.ts';

interface EvidenceRangesProps {
  ranges: EvidencePack['ranges'];
  units: UnitSystem;
  /** The day of a stamp. */
  dayOf: (stamp: string) => string;
}

type Level = 'normal' | 'critical';
type Limits = EvidencePack['ranges'][number]['limits'][string];

function spanText({ min, max }: Limits, level: Level, measure: Measure): string {
  const [low, high] = [min[level], max[level]];
  return texts.span({
    from: low === null ? loadWords.unknown : limitText(measure, low, 'min'),
    to: high === null ? loadWords.unknown : limitText(measure, high, 'max'),
  });
}

/** The ranges that readings were judged by, who set each, and when. */
export function EvidenceRanges({ ranges, units, dayOf }: EvidenceRangesProps) {
  return ranges.map(({ vital, version, setBy, setTime, limits }) => {
    const measure = vitalMeasure(vital, units);
    return (
      <div key={`${vital} ${version}`} className="mt-1 break-inside-avoid">
        <p>
          <b className="font-semibold">{vitalName(vital)}</b> ({measure.unit}).{' '}
          {texts.setBy({ day: dayOf(setTime), name: setBy.name })}
        </p>
        <ul className="grid grid-cols-2 gap-x-8">
          {Object.entries(limits).map(([parameter, limit]) => (
            <li key={parameter}>
              {parameterName(parameter)}: {texts.normal({ span: spanText(limit, 'normal', measure) })},{' '}
              {texts.critical({ span: spanText(limit, 'critical', measure) })}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
