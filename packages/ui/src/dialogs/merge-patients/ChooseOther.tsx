import { usePatientList } from '@rpm/api-client';
import {
  type AsRead,
  formatDate,
  fullName,
  type ListedPatient,
  limits,
  parseCalendarDate,
} from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { mergeWords } from '@rpm/domain/words/merge';
import { UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useOnBad } from '../../hooks/useClock.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

const { choose: texts } = mergeWords;
/** As many as a page of the list may have. */
const rowsAsked = 10;

interface ChooseOtherProps {
  userId: string;
  name: string;
  onChoose: (otherId: string) => void;
  onClose: () => void;
}

/** Finds the other record of a person among the patients of the clinic. */
export function ChooseOther({ userId, name, onChoose, onClose }: ChooseOtherProps) {
  const { user } = useSession();
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { loadable } = usePatientList(user.userId ?? null, {
    ...{ page: 0, noOfRows: rowsAsked, sort: 'name', scope: 'clinic' },
    ...(search && { search }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={texts.says({ name })}
      width="medium"
      actions={<Button onClick={onClose}>{texts.cancel}</Button>}
    >
      <SearchField
        label={texts.search}
        value={text}
        onChange={setText}
        maxLength={limits.searchMaxCharacters}
      />
      <div className="mt-3">
        <Loaded
          loadable={loadable}
          says={texts.loading}
          headingLevel={3}
          skeleton={<Skeleton />}
          isEmpty={({ rows }) => rows.every((row) => row.patientId === userId)}
          empty={
            <EmptyState
              icon={<UsersRound strokeWidth={1.25} />}
              title={texts.noneFound}
              reason={texts.noneFoundReason}
            />
          }
        >
          {({ rows }) => (
            <ul aria-label={texts.found} className="grid gap-1.5">
              {rows
                .filter((row) => row.patientId !== userId)
                .map((row) => (
                  <OtherRow key={row.patientId} row={row} onChoose={onChoose} />
                ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

interface OtherRowProps {
  row: AsRead<ListedPatient>;
  onChoose: (otherId: string) => void;
}

function OtherRow({ row, onChoose }: OtherRowProps) {
  const onBad = useOnBad();
  const { patientId, email, birthDate } = row;
  const born = birthDate ? parseCalendarDate(birthDate, onBad) : null;
  if (!patientId) return null;
  return (
    <li>
      <button
        type="button"
        onClick={() => onChoose(patientId)}
        className="flex w-full flex-wrap items-baseline gap-x-4 gap-y-0.5 rounded-md border border-line bg-surface px-3.5 py-2 text-left hover:border-line-control hover:bg-surface-hover"
      >
        <bdi className="wrap-anywhere min-w-0 grow basis-40 font-semibold">
          {fullName(row) || email || loadWords.unknown}
        </bdi>
        <span className="numeric">{born ? formatDate(born) : loadWords.unknown}</span>
        <bdi className="wrap-anywhere min-w-0 basis-full text-fg-muted">{email ?? loadWords.unknown}</bdi>
      </button>
    </li>
  );
}
