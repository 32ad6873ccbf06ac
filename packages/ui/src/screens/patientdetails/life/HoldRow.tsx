import { useHoldPatient, useLiftPatientHold } from '@rpm/api-client';
import { checked, isAdministrator, limits, type PatientStanding, ReasonedPatient } from '@rpm/domain';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { useShownTime } from '../../../parts/person/when.ts';
import { Question } from '../../../parts/question/Question.tsx';
import { ReasonDialog } from '../../../parts/question/ReasonDialog.tsx';
import { useConfirmed } from '../../../parts/security/useConfirmed.tsx';
import { useSession } from '../../../providers/session/SessionProvider.tsx';
import { LifeRow } from './LifeRow.tsx';

const texts = patientLifeWords.hold;

interface HoldRowProps {
  userId: string;
  hold: PatientStanding['hold'];
  timeZone: string;
}

/** Whether the record must be kept; administrators set and lift that. Others are told when it is. @see F5 */
export function HoldRow({ userId, hold, timeZone }: HoldRowProps) {
  const mayDecide = isAdministrator(useSession().user.role ?? '');
  const set = useHoldPatient();
  const lift = useLiftPatientHold();
  const { confirmed, question } = useConfirmed();
  const [isAsking, setAsking] = useState(false);
  const shown = useShownTime(timeZone);
  const close = () => setAsking(false);
  if (!hold && !mayDecide) return null;
  return (
    <LifeRow
      title={texts.title}
      detail={
        hold
          ? texts.held({ day: shown(hold.at, 'date'), name: hold.by.name, reason: hold.reason })
          : texts.none
      }
      action={
        mayDecide && (
          <Button size="sm" onClick={() => setAsking(true)}>
            {hold ? texts.lift : texts.set}
          </Button>
        )
      }
    >
      {isAsking && !hold && (
        <ReasonDialog
          title={texts.form.title}
          says={texts.form.says}
          texts={texts.form}
          required={patientLifeWords.reasonRequired}
          check={(reason) => checked(ReasonedPatient, { userId, reason })}
          run={(wish) => confirmed(() => set(wish))}
          done={texts.form.done}
          maxLength={limits.longTextMaxCharacters}
          act="danger"
          onClose={close}
        />
      )}
      {isAsking && hold && (
        <Question
          title={texts.lifting.title}
          says={texts.lifting.says}
          texts={texts.lifting}
          act={texts.lift}
          isDangerous
          run={() => confirmed(() => lift({ userId }))}
          onClose={close}
        />
      )}
      {question}
    </LifeRow>
  );
}
