import { type Loadable, useServerTime } from '@rpm/api-client';
import { fullName, genderKind, type PatientInfo, zoneName } from '@rpm/domain';
import { genderWords } from '@rpm/domain/words/dashboard';
import { patientWords } from '@rpm/domain/words/patient';
import { recordWords } from '@rpm/domain/words/record';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { asBeginning } from '../../hooks/asBeginning.ts';
import { useClock } from '../../hooks/useClock.ts';
import { EmailLink, shownText } from '../../parts/orders/cells.tsx';
import { PatientPart } from '../../parts/own-devices/PatientPart.tsx';
import { Facts } from '../../parts/person/Facts.tsx';
import { addressText, dayText, languageText } from '../../parts/person/personTexts.ts';
import { birthDateText } from '../../parts/person/RecordMeta.tsx';

const text = patientWords.patientProfile;
const { demographics: names } = recordWords.record;

interface OwnDetailsProps {
  info: Loadable<PatientInfo>;
  timeZone: string;
}

/** Person, contact, emergency contact and consent, as the clinic has recorded them. @see DSP-01, DSP-02, ROL-04 */
export function OwnDetails({ info, timeZone }: OwnDetailsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PatientPart
        loadable={info}
        says={text.loading}
        headingLevel={2}
        skeleton={<DetailSkeletons />}
        isEmpty={() => false}
        empty={<Card title={text.you}>{recordWords.record.noName}</Card>}
      >
        {(patient) => <DetailCards patient={patient} timeZone={timeZone} />}
      </PatientPart>
    </div>
  );
}

function DetailCards({ patient, timeZone }: { patient: PatientInfo; timeZone: string }) {
  const now = useServerTime();
  const place = useClock(timeZone);
  const emergency = patient.emergencyContact;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Card title={text.you}>
        <Facts
          facts={[
            [names.name, shownText(fullName(patient) || null)],
            [names.dob, birthDateText(patient.dob, now(), place)],
            [names.gender, genderWords[genderKind(patient.gender)]],
            [names.language, shownText(languageText(patient.language))],
            [text.timeZone, shownText(patient.timeZone && asBeginning(zoneName(patient.timeZone, 'long')))],
          ]}
        />
      </Card>
      <Card title={text.contact}>
        <Facts
          facts={[
            [names.phone, shownText(patient.phone)],
            [names.email, <EmailLink key="email" email={patient.username} />],
            [names.address, shownText(patient.address && addressText(patient.address))],
          ]}
        />
      </Card>
      <Card title={text.emergency}>
        {emergency ? (
          <Facts
            facts={[
              [names.name, shownText(emergency.name)],
              [text.relation, shownText(emergency.relation || null)],
              [names.phone, shownText(emergency.phone)],
            ]}
          />
        ) : (
          <p className="py-2 text-fg-muted">{text.noEmergency}</p>
        )}
      </Card>
      <Card title={text.monitoring}>
        <Facts
          facts={[
            [names.clinic, shownText(patient.clinic)],
            [names.provider, shownText(patient.provider?.name ?? null)],
            [names.consent, dayText(patient.consentDate, place.onBad)],
          ]}
        />
      </Card>
    </div>
  );
}

const skeletons: readonly [title: string, lines: ReactNode][] = [
  [
    text.you,
    <div key="you" className="flex flex-col gap-4 py-3">
      <Skeleton width="long" />
      <Skeleton width="half" />
      <Skeleton width="short" />
    </div>,
  ],
  [
    text.contact,
    <div key="contact" className="flex flex-col gap-4 py-3">
      <Skeleton width="half" />
      <Skeleton width="long" />
    </div>,
  ],
];

function DetailSkeletons() {
  return (
    <div className="flex flex-col gap-6">
      {skeletons.map(([title, lines]) => (
        <Card key={title} title={title}>
          {lines}
        </Card>
      ))}
    </div>
  );
}
