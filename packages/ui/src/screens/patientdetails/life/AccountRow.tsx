import { useEndPatientAccess, useRestorePatientAccess } from '@rpm/api-client';
import type { PatientStanding } from '@rpm/domain';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Question } from '../../../parts/question/Question.tsx';
import { LifeRow } from './LifeRow.tsx';

const texts = patientLifeWords.account;

interface AccountRowProps {
  userId: string;
  name: string;
  account: PatientStanding['account'];
}

/** Whether the patient can log in; the clinic ends that and gives it back. @see F5 */
export function AccountRow({ userId, name, account }: AccountRowProps) {
  const end = useEndPatientAccess();
  const restore = useRestorePatientAccess();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const hasEnded = account === 'ended';
  const says = hasEnded ? texts.restoring : texts.ending;
  const label = hasEnded ? texts.restore : texts.end;
  return (
    <LifeRow
      title={texts.title}
      detail={texts.states[account]}
      action={
        account !== 'none' && (
          <Button size="sm" onClick={() => setAsking(true)}>
            {label}
          </Button>
        )
      }
    >
      {isAsking && (
        <Question
          title={says.title({ name })}
          says={says.says({ name })}
          texts={says}
          act={label}
          isDangerous={!hasEnded}
          run={() => (hasEnded ? restore : end)({ userId })}
          onClose={close}
        />
      )}
    </LifeRow>
  );
}
