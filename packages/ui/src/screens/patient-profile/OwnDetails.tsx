import { type Loadable, useServerTime } from '@rpm/api-client';
import { fullName, genderLabel, type PatientInfo, patientMessages, recordMessages } from '@rpm/domain';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { useClock } from '../../hooks/useClock.ts';
import { PatientPart } from '../../patient/PatientPart.tsx';
import { EmailLink, shownText } from '../orders/cells.tsx';
import { Facts } from '../patientdetails/Facts.tsx';
import { addressText, dayText, languageText } from '../patientdetails/personTexts.ts';
import { birthDateText } from '../patientdetails/RecordMeta.tsx';

const text = patientMessages.patientProfile;
const { demographics: names } = recordMessages.record;

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
        what={text.what}
        headingLevel={2}
        skeleton={<DetailSkeletons />}
        isEmpty={() => false}
        empty={<Card title={text.you}>{recordMessages.record.noName}</Card>}
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
            [names.gender, genderLabel(patient.gender)],
            [names.language, shownText(languageText(patient.language))],
            [names.timeZone, shownText(patient.timeZone)],
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
