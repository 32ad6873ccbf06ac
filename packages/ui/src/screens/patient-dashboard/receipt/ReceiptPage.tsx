import { useNotes, useReadingSteps } from '@rpm/api-client';
import {
  guardedRoutes,
  limits,
  measureIn,
  type ReadingSteps,
  readStamp,
  talkPath,
  unitText,
  type VitalKind,
  valuesText,
  vitalUnit,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { patientWords } from '@rpm/domain/words/patient';
import { receiptWords as texts } from '@rpm/domain/words/receipt';
import { silentWords } from '@rpm/domain/words/silent';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { ReadingTag } from '../../../components/ReadingTag/ReadingTag.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VitalIcon } from '../../../components/VitalIcon/VitalIcon.tsx';
import { vitalName } from '../../../hooks/names.ts';
import { useRereadOnFocus } from '../../../hooks/useRereadOnFocus.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { useShownTime } from '../../../parts/person/when.ts';
import { Values } from '../../../parts/vitals/Values.tsx';
import { useUnits } from '../../../providers/preferences/PreferencesProvider.tsx';
import { ListenButton } from '../ListenButton.tsx';
import { ReceiptSteps } from './ReceiptSteps.tsx';

interface ReceiptPageProps {
  userId: string;
  /** Which reading it is about. */
  reading: { vital: VitalKind; time: string };
  timeZone: string;
}

/**
 * `/patient-dashboard?reading=…`: what happened to one reading, as it was recorded, and nothing that was not. No next
 * step is told: a clinic records none.
 *
 * @see PDB-07, design v3
 */
export function ReceiptPage({ userId, reading: asked, timeZone }: ReceiptPageProps) {
  const { loadable, reread } = useReadingSteps(asked);
  useRereadOnFocus(reread);
  const spoken = useRef<HTMLDivElement>(null);
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      back={
        <Link
          to={guardedRoutes.patientDashboard.paths[0]}
          look="alone"
          icon={<ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        >
          {silentWords.toDashboard}
        </Link>
      }
      actions={<ListenButton of={spoken} />}
    >
      <div
        ref={spoken}
        className="grid @min-[64rem]/page:grid-cols-[minmax(0,1fr)_25rem] grid-cols-[minmax(0,1fr)] items-start gap-4"
      >
        <Loaded
          loadable={loadable}
          says={texts.loading}
          headingLevel={2}
          skeleton={<Skeleton shape="chart" />}
          isEmpty={({ reading }) => reading === null}
          empty={
            <div className="rounded-xl border border-line bg-surface">
              <EmptyState headingLevel={2} title={texts.none} reason={texts.noneText} />
            </div>
          }
        >
          {({ reading, steps }) =>
            reading && <Receipt {...{ userId, reading, steps, timeZone }} vital={asked.vital} />
          }
        </Loaded>
        <Banner kind="info">{patientWords.patientDashboard.notWatched}</Banner>
      </div>
    </Page>
  );
}

interface ReceiptProps {
  userId: string;
  vital: VitalKind;
  reading: NonNullable<ReadingSteps['reading']>;
  steps: ReadingSteps['steps'];
  timeZone: string;
}

/** The number, and the chain below it. */
function Receipt({ userId, vital, reading, steps, timeZone }: ReceiptProps) {
  const measure = measureIn(useUnits(), unitText(vitalUnit(vital)));
  const shown = useShownTime(timeZone);
  const { loadable } = useNotes(userId);
  const notes = loadable.state === 'ready' ? loadable.data.rows : [];
  return (
    <article
      aria-labelledby="this-reading"
      className="min-w-0 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="this-reading" className="flex items-center gap-2.5 text-fg-muted text-label">
          <span className="size-6 flex-none">
            <VitalIcon kind={vital} fill />
          </span>
          {vitalName(vital)}
        </h2>
        <ReadingTag reading={reading.class} />
      </div>
      <p className="wrap-anywhere border-line-subtle border-b pb-4">
        <b className="numeric text-display-hero">
          <Values text={valuesText(vital, reading.values, measure) ?? loadWords.unknown} />
        </b>{' '}
        <span className="text-fg-muted">{measure.unit}</span>
      </p>
      <ReceiptSteps
        vital={vital}
        reading={reading}
        steps={steps}
        notes={notes.filter(
          ({ kind, time }) => kind !== 'conversation' && isSoonAfter(time, reading.receivedTime),
        )}
        shown={shown}
      />
      {loadable.state === 'failed' && <p className="mt-3 text-danger-fg">{texts.notesFailed}</p>}
      <p className="mt-3">
        <Link look="alone" to={talkPath({ vital, time: reading.mrTime })}>
          {texts.write}
        </Link>
      </p>
      <News count={steps.length} />
    </article>
  );
}

/** Whether a note was written in the time in which it belongs to what happened to a reading. */
function isSoonAfter(time: string | null, received: string): boolean {
  const [at, from] = [readStamp(String(time)), readStamp(received)];
  if (!at || !from) return false;
  const passed = at.getTime() - from.getTime();
  return passed >= 0 && passed <= limits.receiptNoteHours * 3_600_000;
}

/** Says once that there is a new step, to those who do not see it. */
function News({ count }: { count: number }) {
  const known = useRef(count);
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    if (count > known.current) setIsNew(true);
    known.current = count;
  }, [count]);
  return (
    <p role="status" className="sr-only">
      {isNew && texts.update}
    </p>
  );
}
