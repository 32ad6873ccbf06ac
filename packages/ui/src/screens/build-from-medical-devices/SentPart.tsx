import { useVitalLimits } from '@rpm/api-client';
import {
  formatInstant,
  guardedRoutes,
  mostSevere,
  type SentReading,
  sentReadings,
  valuesText,
  vitalMeasure,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { ownReadingWords } from '@rpm/domain/words/ownReading';
import { patientWords } from '@rpm/domain/words/patient';
import { urgentWords } from '@rpm/domain/words/urgent';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ReadingTag } from '../../components/ReadingTag/ReadingTag.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { vitalName } from '../../hooks/names.ts';
import { usePlace } from '../../hooks/usePlace.ts';
import { Values } from '../../parts/vitals/Values.tsx';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import type { Sent } from './useSend.ts';

const texts = ownReadingWords.sent;
const [path] = guardedRoutes.medicalDevices.paths;

interface SentPartProps {
  sent: Sent;
  userId: string;
  onAnother: () => void;
}

/** The clinic has it: what was sent and what it means, as whose reading it counts, and the ways on. @see RTE-07, PDB-07 */
export function SentPart({ sent, userId, onAnother }: SentPartProps) {
  const navigate = useNavigate();
  const { loadable } = useVitalLimits(userId);
  if (loadable.state === 'loading') return <Skeleton shape="chart" />;
  const shown = sentReadings(sent.readings, loadable.state === 'ready' ? loadable.data : null);
  const isNormal = shown.every((reading) => reading.class === 'Normal');
  const isCritical = mostSevere(shown.map((reading) => reading.class)) === 'Critical';
  const again = () => {
    onAnother();
    void navigate(path);
  };
  return (
    <>
      {shown.map((reading) => (
        <SentCard key={reading.vital} reading={reading} />
      ))}
      {!isNormal && <Banner kind="warning">{patientWords.patientDashboard.notWatched}</Banner>}
      <Banner kind={isNormal ? 'success' : 'info'}>
        {sent.wasThere ? texts.before : sent.enteredBy === 'patient' ? texts.patient : texts.device}
      </Banner>
      <div className="flex flex-col gap-3">
        <Link to={guardedRoutes.patientDashboard.paths[0]} look="primary">
          {isCritical ? texts.whatNow : texts.done}
        </Link>
        <Button onClick={again} icon={<Plus aria-hidden="true" strokeWidth={1.75} className="size-icon" />}>
          {texts.another}
        </Button>
      </div>
    </>
  );
}

/** A reading that was sent, its class and, of a critical one, what to do first. */
function SentCard({ reading: { vital, at, values, class: reading } }: { reading: SentReading }) {
  const id = useId();
  const place = usePlace(browserTimeZone());
  const measure = vitalMeasure(vital, useUnits());
  return (
    <article
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-2 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-fg-muted text-label">
          {vitalName(vital)}
        </h2>
        {reading && <ReadingTag reading={reading} />}
      </div>
      <p className="wrap-anywhere">
        <b className="text-number">
          <Values text={valuesText(vital, values, measure) ?? loadWords.unknown} />
        </b>{' '}
        <span className="text-fg-muted">{measure.unit}</span>
      </p>
      <p className="text-fg-muted">{formatInstant(at, 'datetime', place)}</p>
      {reading && <p className="font-semibold">{urgentWords.classMeans[reading]}</p>}
      {reading === 'Critical' && <p>{urgentWords.rest}</p>}
    </article>
  );
}
