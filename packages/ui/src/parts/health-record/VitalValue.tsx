import { type ReadingRow, type VitalKind, valuesText, vitalMeasure } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { useShownTime } from '../person/when.ts';
import { Values } from '../vitals/Values.tsx';

interface VitalValueProps {
  vital: VitalKind;
  reading: Pick<ReadingRow, 'values' | 'class' | 'mrTime' | 'enteredBy'> | null;
  timeZone: string;
}

/** A reading in short: the number, its class and its moment. */
export function VitalValue({ vital, reading, timeZone }: VitalValueProps) {
  const measure = vitalMeasure(vital, useUnits());
  const shown = useShownTime(timeZone);
  return (
    <div className="wrap-anywhere flex flex-col items-start gap-1.5">
      <p>
        <b className="text-number">
          <Values text={valuesText(vital, reading?.values ?? null, measure, null) ?? loadWords.unknown} />
        </b>{' '}
        <span className="text-fg-muted">{measure.unit}</span>
      </p>
      {reading?.class && <ReadingTag reading={reading.class} />}
      {reading?.enteredBy && <p>{patientWords.patientDashboard.entered}</p>}
      <p className="text-fg-muted">{shown(reading?.mrTime ?? null, 'datetime')}</p>
    </div>
  );
}
