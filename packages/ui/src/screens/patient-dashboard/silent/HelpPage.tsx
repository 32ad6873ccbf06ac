import { useUrgentReading } from '@rpm/api-client';
import { formatInstant, guardedRoutes, readCalendarDate, utcInstant, type VitalKind } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { silentWords as texts } from '@rpm/domain/words/silent';
import { ArrowLeft, Check } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { DeviceDrawing } from '../../../components/DeviceDrawing/DeviceDrawing.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { usePlace } from '../../../hooks/usePlace.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { numberOf } from '../../../parts/person/clinicNumber.ts';
import { useShownTime } from '../../../parts/person/when.ts';
import { AwayPart } from '../AwayPart.tsx';
import { CallClinic } from '../CallClinic.tsx';
import { ListenButton } from '../ListenButton.tsx';
import { BatteryPicture, SignalPicture } from './StepPicture.tsx';
import { type HeardDay, useSilence } from './useSilence.ts';

interface HelpPageProps {
  userId: string;
  vital: VitalKind;
  now: Date;
  timeZone: string;
}

/** `/patient-dashboard?help=…`: a device of which nothing was heard, what to try, whom to call. @see PDB-03, SCR-02 */
export function HelpPage({ userId, vital, now, timeZone }: HelpPageProps) {
  const { loadable, last, days, isSilent, backSince, week } = useSilence(userId, vital, timeZone);
  const spoken = useRef<HTMLDivElement>(null);
  const shown = useShownTime(timeZone);
  const device = texts.devices[vital];
  return (
    <Page
      title={texts.help({ device })}
      back={
        <Link
          to={guardedRoutes.patientDashboard.paths[0]}
          look="alone"
          icon={<ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        >
          {texts.toDashboard}
        </Link>
      }
      actions={<ListenButton of={spoken} />}
    >
      <div ref={spoken} className="flex flex-col gap-4">
        <Loaded
          loadable={loadable}
          says={texts.loading}
          headingLevel={2}
          skeleton={<Skeleton shape="chart" />}
        >
          {() => (
            <Card
              title={
                isSilent
                  ? days === null
                    ? texts.never({ device })
                    : texts.title({ device, count: days })
                  : backSince
                    ? texts.back({ device })
                    : texts.last({ time: last ? shown(last, 'datetime') : loadWords.unknown })
              }
            >
              {isSilent && last && (
                <p className="mb-4 text-fg-muted">{texts.last({ time: shown(last, 'datetime') })}</p>
              )}
              {!isSilent && backSince && (
                <p className="mb-4 text-fg-muted">{texts.backText({ time: shown(backSince, 'datetime') })}</p>
              )}
              <Week days={week} timeZone={timeZone} />
            </Card>
          )}
        </Loaded>
        <AwayPart now={now} timeZone={timeZone} />
        <Card title={texts.try}>
          <ol className="grid @min-[54rem]/page:grid-cols-3 grid-cols-[minmax(0,1fr)] gap-5">
            <Step at={1} {...texts.power} picture={<BatteryPicture name={texts.power.picture} />} />
            <Step
              at={2}
              {...texts.place[vital]}
              picture={
                <span className="grid place-items-center rounded-lg bg-surface-sunken p-3">
                  <span className="w-28">
                    <DeviceDrawing kind={vital} />
                  </span>
                </span>
              }
            />
            <Step at={3} {...texts.signal} picture={<SignalPicture name={texts.signal.picture} />} />
          </ol>
        </Card>
        <StillNothing />
        {loadable.state === 'ready' && isSilent && <Banner kind="info">{texts.clinicSees}</Banner>}
      </div>
    </Page>
  );
}

interface StepProps {
  at: number;
  title: string;
  text: string;
  picture: ReactNode;
}

const Step = ({ at, title, text, picture }: StepProps) => (
  <li className="grid @max-[20rem]/page:grid-cols-1 @min-[54rem]/page:grid-cols-1 grid-cols-[8rem_minmax(0,1fr)] items-center gap-4">
    {picture}
    <div className="min-w-0">
      <h3 className="text-h3">{`${at}. ${title}`}</h3>
      <p>{text}</p>
    </div>
  </li>
);

/** The last seven days: a tick where there is a reading, a dashed ring where there is none. */
function Week({ days, timeZone }: { days: readonly HeardDay[]; timeZone: string }) {
  const place = usePlace(timeZone);
  const utc = { ...place, timeZone: 'UTC' };
  const dayOf = (day: string) => {
    const date = readCalendarDate(day);
    return date && utcInstant(date.year, date.month, date.day);
  };
  return (
    <ol aria-label={texts.days} className="grid grid-cols-[repeat(auto-fit,minmax(2rem,1fr))] gap-1">
      {days.map(({ day, isHeard }) => {
        const at = dayOf(day);
        const name = (at && formatInstant(at, 'longMonthDay', utc)) ?? day;
        return (
          <li key={day} className="flex flex-col items-center gap-1">
            <span className="sr-only">{(isHeard ? texts.heard : texts.notHeard)({ day: name })}</span>
            <span aria-hidden="true" lang={place.locale} className="text-caption text-fg-muted">
              {at && formatInstant(at, { custom: { weekday: 'short' } }, utc)}
            </span>
            <span
              aria-hidden="true"
              className={`grid size-8 place-items-center rounded-full border-2 ${isHeard ? 'border-brand-solid bg-brand-solid text-fg-on-brand forced-colors:bg-[Highlight]' : 'border-line-control border-dashed'}`}
            >
              {isHeard && <Check strokeWidth={2.5} className="size-4" />}
            </span>
            <span aria-hidden="true" className="numeric">
              {Number(day.slice(8))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Whom to call, by the number that answers now. */
function StillNothing() {
  const { loadable } = useUrgentReading();
  const clinic = loadable.state === 'ready' ? loadable.data.clinic : null;
  const hasNumber = clinic !== null && numberOf(clinic).dialed;
  return (
    <Card title={texts.still}>
      <p className="mb-3">{hasNumber ? texts.call : texts.noCall}</p>
      {clinic && <CallClinic clinic={clinic} isPrimary />}
    </Card>
  );
}
