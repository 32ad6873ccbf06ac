import { useBillingCodes, useClinic, useRates } from '@rpm/api-client';
import {
  codeState,
  formatInstant,
  type KnownBillingSettings,
  type OpeningHours,
  openRuns,
} from '@rpm/domain';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { clinicDetailsWords } from '@rpm/domain/words/clinicDetails';
import { codeListWords } from '@rpm/domain/words/codeList';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useClinicsDay } from '../../hooks/useClinicsDay.ts';
import { useClock } from '../../hooks/useClock.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

const texts = billingConfigWords.inUse;

/**
 * What bills rest on that is set elsewhere: the codes in force, the payers with rates, and for administrators, who alone may
 * read them, the opening hours. @see SCR-04
 */
export function InUse({ known }: { known: KnownBillingSettings }) {
  return (
    <Card title={texts.title}>
      <ul className="flex flex-col">
        <Codes zone={known.clinicZone} />
        <Rates />
        {known.mayChange && <Hours />}
      </ul>
    </Card>
  );
}

/** What is in use, its details, and the way to where it is set. */
const Part = ({ title, children }: { title: string; children?: ReactNode }) => (
  <>
    <strong>{title}</strong>
    {children}
  </>
);
const Row = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-col items-start border-line border-t py-2.5 first:border-t-0 first:pt-0">
    {children}
  </li>
);
const waiting = <Skeleton width="half" />;

function Codes({ zone }: { zone: string }) {
  const { loadable } = useBillingCodes(useSession().user.clinicName);
  const today = useClinicsDay(zone);
  return (
    <Row>
      <Loaded loadable={loadable} says={codeListWords.loading} headingLevel={3} skeleton={waiting}>
        {({ rows }) => (
          <Part
            title={texts.codes({ count: rows.filter((code) => codeState(code, today) === 'inForce').length })}
          />
        )}
      </Loaded>
      <Link to="/cpt">{codeListWords.title}</Link>
    </Row>
  );
}

function Rates() {
  const { loadable } = useRates(useSession().user.clinicName);
  return (
    <Row>
      <Loaded loadable={loadable} says={texts.loadingRates} headingLevel={3} skeleton={waiting}>
        {({ rows }) => {
          const payers = [...new Set(rows.map(({ payer }) => payer))].sort();
          return (
            <Part title={texts.payers({ count: payers.length })}>
              <span className="wrap-anywhere text-fg-muted">{payers.join(', ')}</span>
            </Part>
          );
        }}
      </Loaded>
    </Row>
  );
}

function Hours() {
  const { loadable } = useClinic();
  return (
    <Row>
      <Loaded loadable={loadable} says={clinicDetailsWords.loading} headingLevel={3} skeleton={waiting}>
        {({ openingHours }) => (
          <Part title={clinicDetailsWords.hours}>
            {openingHours ? (
              <Week hours={openingHours} />
            ) : (
              <span className="text-fg-muted">{texts.noHours}</span>
            )}
          </Part>
        )}
      </Loaded>
      <Link to="/profile">{texts.changeHours}</Link>
    </Row>
  );
}

/** When the clinic is open, days alike on one line. */
function Week({ hours }: { hours: OpeningHours }) {
  // What a clock shows is no instant: it is drawn where the clock is the same.
  const clock = useClock('UTC');
  const time = (shown: string) => formatInstant(new Date(`2000-01-01T${shown}:00Z`), 'time', clock) ?? shown;
  const { days } = clinicDetailsWords;
  return openRuns(hours).map(({ from, to, spans }) => (
    <span key={from} className="text-fg-muted">
      {texts.open({
        days: from === to ? days[from] : texts.fromDayToDay({ from: days[from], to: days[to] }),
        hours: spans.map((span) => texts.fromTo({ from: time(span.from), to: time(span.to) })).join(', '),
      })}
    </span>
  ));
}
