import { useReadmitPatient } from '@rpm/api-client';
import type { PatientInfo, PatientStanding } from '@rpm/domain';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { useShownTime } from '../../../parts/person/when.ts';
import { Question } from '../../../parts/question/Question.tsx';
import { DischargeDialog } from './DischargeDialog.tsx';
import { LifeRow } from './LifeRow.tsx';

const texts = patientLifeWords.care;

interface CareRowProps {
  userId: string;
  name: string;
  enrolled: PatientInfo['enrolled'];
  discharge: PatientStanding['discharge'];
  timeZone: string;
}

/** Whether the patient is in the care of the clinic. @see F5 */
export function CareRow({ userId, name, enrolled, discharge, timeZone }: CareRowProps) {
  const readmit = useReadmitPatient();
  const [isAsking, setAsking] = useState(false);
  const shown = useShownTime(timeZone);
  const close = () => setAsking(false);
  return (
    <LifeRow
      title={texts.title}
      detail={
        discharge
          ? texts.dischargedBy({ name: discharge.by.name, moment: shown(discharge.at, 'datetime') })
          : texts.inCare
      }
      action={
        <Button size="sm" onClick={() => setAsking(true)}>
          {discharge ? texts.readmit : texts.discharge}
        </Button>
      }
    >
      {isAsking && !discharge && (
        <DischargeDialog userId={userId} name={name} enrolled={enrolled} onClose={close} />
      )}
      {isAsking && discharge && (
        <Question
          title={texts.readmitting.title({ name })}
          says={texts.readmitting.says}
          texts={texts.readmitting}
          act={texts.readmit}
          isDangerous={false}
          run={() => readmit({ userId })}
          onClose={close}
        />
      )}
    </LifeRow>
  );
}
