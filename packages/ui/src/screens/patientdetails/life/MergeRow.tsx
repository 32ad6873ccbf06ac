import { useUndoMerge } from '@rpm/api-client';
import { isAdministrator, type PatientStanding } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { mergeWords as texts } from '@rpm/domain/words/merge';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { lazily, useLazy } from '../../../hooks/lazily.ts';
import { useShownTime } from '../../../parts/person/when.ts';
import { Question } from '../../../parts/question/Question.tsx';
import { useConfirmed } from '../../../parts/security/useConfirmed.tsx';
import { useSession } from '../../../providers/session/SessionProvider.tsx';
import { LifeRow } from './LifeRow.tsx';

const dialog = lazily(() =>
  import('../../../dialogs/merge-patients/MergePatientsDialog.tsx').then(
    ({ MergePatientsDialog }) => MergePatientsDialog,
  ),
);

interface MergeRowProps {
  userId: string;
  name: string;
  timeZone: string;
  standing: PatientStanding;
}

/** Other records of the same person: those that came into this one, and the way to another one. @see F5 */
export function MergeRow({ userId, name, timeZone, standing }: MergeRowProps) {
  const mayDecide = isAdministrator(useSession().user.role ?? '');
  const { part: Dialog, isComing, hasFailed, open, close } = useLazy(dialog);
  const mergedIn = standing.mergedIn ?? [];
  return (
    <>
      {mergedIn.map((merge) => (
        <MergedInRow key={merge.record.userId} {...{ merge, timeZone, mayDecide }} />
      ))}
      {mayDecide && (
        <LifeRow
          title={texts.title}
          detail={texts.none}
          action={
            <Button size="sm" busy={isComing ? texts.opening : undefined} {...dialog.interest} onClick={open}>
              {texts.open}
            </Button>
          }
        >
          {hasFailed && (
            <p role="alert" className="w-full text-danger-fg">
              {texts.codeFailed}
            </p>
          )}
          {Dialog && <Dialog userId={userId} name={name} onClose={close} />}
        </LifeRow>
      )}
    </>
  );
}

interface MergedInRowProps {
  merge: NonNullable<PatientStanding['mergedIn']>[number];
  timeZone: string;
  mayDecide: boolean;
}

/** A record that came into this one, which an administrator separates again. */
function MergedInRow({ merge, timeZone, mayDecide }: MergedInRowProps) {
  const undo = useUndoMerge();
  const { confirmed, question } = useConfirmed();
  const [isAsking, setAsking] = useState(false);
  const shown = useShownTime(timeZone);
  const close = () => setAsking(false);
  const name = merge.record.name || loadWords.unknown;
  return (
    <LifeRow
      title={texts.title}
      detail={texts.mergedIn({ name, by: merge.by.name, moment: shown(merge.at, 'datetime') })}
      action={
        mayDecide && (
          <Button size="sm" onClick={() => setAsking(true)}>
            {texts.undo}
          </Button>
        )
      }
    >
      {isAsking && (
        <Question
          title={texts.undoing.title({ name })}
          says={texts.undoing.says}
          texts={texts.undoing}
          act={texts.undo}
          isDangerous
          run={() => confirmed(() => undo({ userId: merge.record.userId }))}
          onClose={close}
        />
      )}
      {question}
    </LifeRow>
  );
}
