import { ApiError, useExportPatient } from '@rpm/api-client';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { Download } from 'lucide-react';
import { Problem } from '../../../components/Banner/Problem.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { saveFile } from '../../../hooks/saveFile.ts';
import { useTask } from '../../../hooks/useTask.ts';
import { NotConfirmed } from '../../../parts/security/NotConfirmed.ts';
import { useConfirmed } from '../../../parts/security/useConfirmed.tsx';
import { LifeRow } from './LifeRow.tsx';

const texts = patientLifeWords.record;

/** Exports all that is kept of the patient, after a confirmation that it is the owner of the account. @see F5 */
export function ExportRow({ userId }: { userId: string }) {
  const exportPatient = useExportPatient();
  const { confirmed, question } = useConfirmed();
  const task = useTask({
    name: texts.title,
    call: () => confirmed(() => exportPatient({ userId })),
    says: { done: texts.done },
    refused: (error) => {
      if (error instanceof NotConfirmed) return null;
      return error instanceof ApiError && error.status === 413 ? texts.tooLarge : undefined;
    },
    onDone: ({ fileName, contentType, content }) =>
      saveFile(fileName, JSON.stringify(content, null, 2), contentType),
  });
  return (
    <LifeRow
      title={texts.title}
      detail={texts.detail}
      action={
        <Button
          size="sm"
          icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          busy={task.isBusy ? texts.busy : undefined}
          onClick={() => void task.run()}
        >
          {texts.export}
        </Button>
      }
    >
      {task.problem && (
        <div className="w-full">
          <Problem>{task.problem}</Problem>
        </div>
      )}
      {question}
    </LifeRow>
  );
}
