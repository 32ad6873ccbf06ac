import { ApiError, useMergePatients } from '@rpm/api-client';
import { fullName, type MergeCounts, mergedKinds, patientRecordPath } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { mergeWords } from '@rpm/domain/words/merge';
import { useNavigate } from 'react-router-dom';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useTask } from '../../hooks/useTask.ts';
import { NotConfirmed } from '../../parts/security/NotConfirmed.ts';
import { useConfirmed } from '../../parts/security/useConfirmed.tsx';
import type { MergePlan } from './plan.ts';

const { confirm: texts, compare } = mergeWords;

interface ConfirmMergeProps extends MergePlan {
  onBack: () => void;
  onClose: () => void;
}

/** Says what moves, what stays behind and whose log in goes on, and merges. A failure keeps the question. */
export function ConfirmMerge({ preview, keptId, details, onBack, onClose }: ConfirmMergeProps) {
  const merge = useMergePatients();
  const navigate = useNavigate();
  const { confirmed, question } = useConfirmed();
  const isHere = preview.patient.userId === keptId;
  const [kept, gone] = isHere ? [preview.patient, preview.other] : [preview.other, preview.patient];
  const { run, isBusy, problem } = useTask({
    name: texts.title,
    call: () => confirmed(() => merge({ userId: kept.userId, otherId: gone.userId, details })),
    says: { done: texts.done },
    refused: (error) => {
      if (error instanceof NotConfirmed) return null;
      return error instanceof ApiError && error.status === 404 ? texts.gone : undefined;
    },
    onDone: () => {
      onClose();
      if (!isHere) void navigate(patientRecordPath(kept.userId, { tab: 'demographics' }), { replace: true });
    },
  });
  const moves = mergedKinds.filter((kind) => gone.counts[kind] > gone.stays[kind]);
  const stays = mergedKinds.filter((kind) => gone.stays[kind] > 0);
  const holder = details === 'kept' ? kept : gone;
  const name = fullName(holder) || loadWords.unknown;
  const countOf = (kind: keyof MergeCounts) => gone.counts[kind] - gone.stays[kind];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.title}
      width="medium"
      actions={
        <>
          <Button onClick={onBack}>{compare.back}</Button>
          <Button variant="danger" busy={isBusy ? texts.busy : undefined} onClick={() => void run()}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className="wrap-anywhere grid gap-3">
        <p>{moves.length > 0 ? texts.moves({ name, address: kept.username }) : texts.nothing}</p>
        <Amounts kinds={moves} countOf={countOf} />
        {stays.length > 0 && (
          <>
            <p>{texts.staysBehind}</p>
            <Amounts kinds={stays} countOf={(kind) => gone.stays[kind]} />
          </>
        )}
        <ul className="grid list-disc gap-1.5 ps-5">
          <li>
            {kept.account === 'active'
              ? texts.login({ address: kept.username })
              : texts.noLogin({ address: kept.username })}
          </li>
          {gone.account === 'active' && <li>{texts.endsLogin({ address: gone.username })}</li>}
          <li>{texts.lists({ address: gone.username })}</li>
          <li>{texts.undoable}</li>
        </ul>
        <Problem>{problem}</Problem>
      </div>
      {question}
    </Dialog>
  );
}

interface AmountsProps {
  kinds: readonly (keyof MergeCounts)[];
  countOf: (kind: keyof MergeCounts) => number;
}

function Amounts({ kinds, countOf }: AmountsProps) {
  if (kinds.length === 0) return null;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 rounded-md border border-line-subtle px-3.5 py-2">
      {kinds.map((kind) => (
        <div key={kind} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-fg-muted">{compare.kinds[kind]}</dt>
          <dd className="numeric text-right font-semibold">{countOf(kind)}</dd>
        </div>
      ))}
    </dl>
  );
}
