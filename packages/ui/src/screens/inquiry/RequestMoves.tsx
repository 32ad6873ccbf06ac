import { ApiError, useMoveRecordRequest } from '@rpm/api-client';
import {
  checked,
  limits,
  movesOf,
  noteMoves,
  type RequestMove,
  RequestMoved,
  type RequestWork,
} from '@rpm/domain';
import { requestWorkWords as texts } from '@rpm/domain/words/recordRequest';
import { useState } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';

const addFiles = lazily(() => import('../../parts/files/AddFiles.tsx').then(({ AddFiles }) => AddFiles));

/** What can be done with a request: say how far it is, and add what came to the record. @param isAllowed whether the permission still holds */
export function RequestMoves({ request, isAllowed }: { request: RequestWork; isAllowed: boolean }) {
  const call = useMoveRecordRequest();
  const [asking, setAsking] = useState<'needPatient' | 'refuse' | null>(null);
  const [hasFiles, setFiles] = useState(false);
  const { requestId, version, state, reference, patient } = request;
  const { run, isBusy, problem, clear } = useTask({
    name: reference,
    call: ({ move, note }: { move: RequestMove; note: string | null }) =>
      call({ userId: patient.userId, requestId, version, move, note }),
    says: { done: texts.moved },
    refused: (failure) => (failure instanceof ApiError && failure.status === 409 ? texts.changed : undefined),
    onDone: () => setAsking(null),
  });
  const of = <span className="sr-only"> {texts.of({ reference })}</span>;
  if (asking)
    return (
      <AskForm
        move={asking}
        request={request}
        isBusy={isBusy}
        problem={problem}
        onWrong={clear}
        onSend={(note) => run({ move: asking, note })}
        onClose={() => {
          clear();
          setAsking(null);
        }}
      />
    );
  return (
    <div className="flex flex-col gap-3">
      <Problem>{problem}</Problem>
      {hasFiles && (
        <Needed lazy={addFiles}>
          {(AddFiles) => (
            <AddFiles userId={patient.userId} title={texts.filesTitle({ name: patient.name })} />
          )}
        </Needed>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" {...addFiles.interest} onClick={() => setFiles(!hasFiles)}>
          {hasFiles ? texts.hideFiles : texts.addFiles}
          {of}
        </Button>
        {movesOf(state, isAllowed).map((move) => (
          <Button
            key={move}
            variant={move === 'refuse' ? 'ghost' : 'secondary'}
            isDisabled={isBusy}
            onClick={() => {
              if (noteMoves.includes(move)) setAsking(move === 'refuse' ? 'refuse' : 'needPatient');
              else void run({ move, note: null });
            }}
          >
            {texts.moves[move]}
            {of}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface AskFormProps {
  move: 'needPatient' | 'refuse';
  request: RequestWork;
  isBusy: boolean;
  problem: string | null;
  onWrong: () => void;
  onSend: (note: string) => Promise<void>;
  onClose: () => void;
}

/** A sentence for the patient: what to do, or why it cannot be had. */
function AskForm({ move, request, isBusy, problem, onWrong, onSend, onClose }: AskFormProps) {
  const form = useSchemaForm({
    initial: { note: '' },
    check: ({ note }) => {
      const { requestId, version, patient } = request;
      const found = checked(RequestMoved, { userId: patient.userId, requestId, version, move, note });
      return 'errors' in found
        ? { errors: { note: found.errors.note ?? 'required' } }
        : { value: found.value.note ?? '' };
    },
    words: { required: texts.ask.required, noteRequired: texts.ask.required, tooLong: texts.ask.tooLong },
    send: onSend,
    onWrong,
  });
  return (
    <form {...form.handlers} aria-label={texts.ask.label[move]} className="flex flex-col gap-3">
      <TextArea
        {...form.field('note')}
        label={texts.ask.label[move]}
        hint={texts.ask.hint}
        maxLength={limits.longTextMaxCharacters}
        isRequired
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{texts.ask.cancel}</Button>
        <Button type="submit" variant="primary" busy={isBusy ? texts.busy : undefined}>
          {texts.ask.send}
        </Button>
      </div>
    </form>
  );
}
