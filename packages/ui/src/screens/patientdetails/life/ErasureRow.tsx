import { useAskErasure, useConfirmErasure, useWithdrawErasure } from '@rpm/api-client';
import {
  checked,
  isAdministrator,
  limits,
  type PatientStanding,
  ReasonedPatient,
  roleKind,
} from '@rpm/domain';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button/Button.tsx';
import { useShownTime } from '../../../parts/person/when.ts';
import { Question } from '../../../parts/question/Question.tsx';
import { ReasonDialog } from '../../../parts/question/ReasonDialog.tsx';
import { useConfirmed } from '../../../parts/security/useConfirmed.tsx';
import { useSession } from '../../../providers/session/SessionProvider.tsx';
import { LifeRow } from './LifeRow.tsx';

const texts = patientLifeWords.erasure;

interface ErasureRowProps {
  userId: string;
  name: string;
  erasure: PatientStanding['erasure'];
  timeZone: string;
}

type Asking = 'ask' | 'confirm' | 'withdraw' | null;

/** The erasure of the record: an administrator asks, and another administrator or a provider confirms. @see F5 */
export function ErasureRow({ userId, name, erasure, timeZone }: ErasureRowProps) {
  const { user } = useSession();
  const mayAsk = isAdministrator(user.role ?? '');
  const mayConfirm = mayAsk || roleKind(user.role ?? '') === 'provider';
  const [asking, setAsking] = useState<Asking>(null);
  const shown = useShownTime(timeZone);
  if (!erasure && !mayAsk) return null;
  return (
    <LifeRow
      title={texts.title}
      detail={
        erasure ? (
          <>
            <p>
              {texts.asked({
                name: erasure.by.name,
                moment: shown(erasure.at, 'datetime'),
                reason: erasure.reason,
              })}
            </p>
            <p>{texts.until({ moment: shown(erasure.until, 'datetime') })}</p>
          </>
        ) : (
          texts.none
        )
      }
      action={
        <>
          {!erasure && (
            <Button size="sm" onClick={() => setAsking('ask')}>
              {texts.ask}
            </Button>
          )}
          {erasure && mayAsk && (
            <Button size="sm" onClick={() => setAsking('withdraw')}>
              {texts.withdraw}
            </Button>
          )}
          {erasure && mayConfirm && erasure.by.userId !== user.userId && (
            <Button size="sm" variant="danger" onClick={() => setAsking('confirm')}>
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      <ErasureDialogs {...{ userId, name, asking }} onClose={() => setAsking(null)} />
    </LifeRow>
  );
}

interface ErasureDialogsProps {
  userId: string;
  name: string;
  asking: Asking;
  onClose: () => void;
}

function ErasureDialogs({ userId, name, asking, onClose }: ErasureDialogsProps) {
  const ask = useAskErasure();
  const confirm = useConfirmErasure();
  const withdraw = useWithdrawErasure();
  const navigate = useNavigate();
  const { confirmed, question } = useConfirmed();
  return (
    <>
      {asking === 'ask' && (
        <ReasonDialog
          title={texts.form.title}
          says={texts.form.says({ count: limits.erasureConfirmDays })}
          texts={texts.form}
          required={patientLifeWords.reasonRequired}
          check={(reason) => checked(ReasonedPatient, { userId, reason })}
          run={(wish) => confirmed(() => ask(wish))}
          done={texts.form.done}
          maxLength={limits.longTextMaxCharacters}
          act="danger"
          onClose={onClose}
        />
      )}
      {asking === 'withdraw' && (
        <Question
          title={texts.withdrawing.title}
          says={texts.withdrawing.says}
          texts={texts.withdrawing}
          act={texts.withdraw}
          isDangerous={false}
          run={() => withdraw({ userId })}
          onClose={onClose}
        />
      )}
      {asking === 'confirm' && (
        <Question
          title={texts.confirming.title({ name })}
          says={texts.confirming.says}
          texts={texts.confirming}
          act={texts.confirm}
          isDangerous
          run={() => confirmed(() => confirm({ userId }))}
          onClose={onClose}
          onDone={() => void navigate('/patient-list', { replace: true })}
        />
      )}
      {question}
    </>
  );
}
