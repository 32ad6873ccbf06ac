import { type Loadable, useCareTeam, useServerTime } from '@rpm/api-client';
import { fullName, genderKind, type PatientInfo, zoneName } from '@rpm/domain';
import { genderWords } from '@rpm/domain/words/dashboard';
import { recordWords } from '@rpm/domain/words/record';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { asBeginning } from '../../hooks/asBeginning.ts';
import { useClock } from '../../hooks/useClock.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { EmailLink, shownText } from '../../parts/orders/cells.tsx';
import { ActivationCodeButton } from '../../parts/person/ActivationCodeButton.tsx';
import { CareTeam } from '../../parts/person/CareTeam.tsx';
import { Facts } from '../../parts/person/Facts.tsx';
import { addressText, contactText, dayText, languageText } from '../../parts/person/personTexts.ts';
import { birthDateText } from '../../parts/person/RecordMeta.tsx';
import { useShownTime } from '../../parts/person/when.ts';
import { EditDetails } from './EditDetails.tsx';
import { LifeCard } from './life/LifeCard.tsx';
import { PapersCard } from './papers/PapersCard.tsx';

export interface DemographicsTabProps {
  userId: string;
  info: Loadable<PatientInfo>;
  timeZone: string;
}

const { record } = recordWords;
const { demographics: texts } = record;

/** Everything that is recorded of the person, and who looks after them. @see DSP-01, DSP-02, API-18, API-19 */
export function DemographicsTab({ userId, info, timeZone }: DemographicsTabProps) {
  const now = useServerTime();
  const team = useCareTeam(userId);
  const place = useClock(timeZone);
  const shown = useShownTime(timeZone);
  const account = info.state === 'ready' && (info.data.standing?.account ?? 'none');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] items-start gap-4 pt-4">
      <Loaded
        loadable={info}
        says={record.patientLoading}
        headingLevel={2}
        skeleton={
          <Card title={texts.personal}>
            <Skeleton />
          </Card>
        }
      >
        {(patient) => {
          const { emergencyContact: emergency } = patient;
          return (
            <>
              <Card title={texts.personal} actions={<EditDetails userId={userId} patient={patient} />}>
                <Facts
                  facts={[
                    [texts.name, shownText(fullName(patient) || null)],
                    [texts.dob, birthDateText(patient.dob, now(), place)],
                    [texts.gender, genderWords[genderKind(patient.gender)]],
                    [texts.language, shownText(languageText(patient.language))],
                    [
                      texts.timeZone,
                      shownText(patient.timeZone && asBeginning(zoneName(patient.timeZone, 'long'))),
                    ],
                  ]}
                />
              </Card>
              <Card title={texts.contact}>
                <Facts
                  facts={[
                    [texts.email, <EmailLink key="email" email={patient.username} />],
                    [texts.phone, shownText(patient.phone)],
                    [texts.address, shownText(patient.address && addressText(patient.address))],
                    [texts.emergency, shownText(emergency && contactText(emergency))],
                  ]}
                />
              </Card>
              <Card title={texts.monitoring}>
                <Facts
                  facts={[
                    [texts.clinic, shownText(patient.clinic)],
                    [texts.provider, shownText(patient.provider?.name ?? null)],
                    [texts.consent, dayText(patient.consentDate, place.onBad)],
                    [texts.enrolled, shown(patient.enrolled, 'date')],
                  ]}
                />
              </Card>
              <LifeCard userId={userId} patient={patient} timeZone={timeZone} />
            </>
          );
        }}
      </Loaded>
      <PapersCard userId={userId} timeZone={timeZone} />
      {(account === 'none' || info.state === 'failed') && (
        <div className="print:hidden">
          <Card title={record.activation.title}>
            <p className="mb-3">{record.activation.says}</p>
            <ActivationCodeButton userId={userId} />
          </Card>
        </div>
      )}
      <CareTeam team={team.loadable} timeZone={timeZone} />
    </div>
  );
}
