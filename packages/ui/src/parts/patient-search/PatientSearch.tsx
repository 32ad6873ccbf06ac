import type { Loadable, usePatientList } from '@rpm/api-client';
import {
  type AsRead,
  formatDate,
  fullName,
  type ListedPatient,
  limits,
  parseCalendarDate,
} from '@rpm/domain';
import { allocationWords } from '@rpm/domain/words/allocation';
import { loadWords } from '@rpm/domain/words/load';
import { UsersRound } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useOnBad } from '../../hooks/useClock.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';

const allocation = allocationWords;
const load = loadWords;

type Patients = Extract<ReturnType<typeof usePatientList>['loadable'], { state: 'ready' }>['data'];

export interface PatientSearchProps {
  /** What the field is called; left out: the search for a patient. */
  label?: string;
  /** What is wrong while nobody is chosen. */
  error?: string | undefined;
  /** The patients that were asked for last. */
  patients: Loadable<Patients>;
  /** A patient who is not offered. */
  except?: string;
  /** What is said when nobody is found; left out: that there is no such patient. */
  none?: { title: string; reason: string };
  /** What is searched for, after the pause of typing. */
  onSearch: (text: string) => void;
  onChoose: (userId: string) => void;
}

/** Finds a patient by name or address. People of one name are told apart by birth date and address. Arrow keys walk. */
export function PatientSearch({
  label = allocation.search,
  error,
  patients,
  except,
  none,
  onSearch,
  onChoose,
}: PatientSearchProps) {
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each text, after the pause (ORD-11)
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only move between the controls inside
    <div onKeyDown={walk}>
      <SearchField
        label={label}
        error={error}
        value={text}
        onChange={setText}
        placeholder={allocation.searchPlaceholder}
        maxLength={limits.searchMaxCharacters}
      />
      <div className="mt-3">
        <Loaded
          loadable={patients}
          says={allocation.patientsLoading}
          skeleton={<PatientsSkeleton />}
          isEmpty={({ rows, total }) => total === 0 || (total === 1 && rows[0]?.patientId === except)}
          empty={
            <EmptyState
              icon={<UsersRound strokeWidth={1.25} />}
              title={none?.title ?? (text ? allocation.noPatient : allocation.noPatients)}
              reason={none?.reason ?? (text ? allocation.noPatientReason : allocation.noPatientsReason)}
            />
          }
        >
          {({ rows, total, unreadable }, { isUpdating }) => {
            const offered = rows.filter(({ patientId }) => except === undefined || patientId !== except);
            const inAll = total - (rows.length - offered.length);
            return (
              <>
                <ul
                  aria-label={allocation.patientsFound}
                  aria-busy={isUpdating || undefined}
                  className="grid gap-1.5"
                >
                  {offered.map((row) => (
                    <PatientRowButton key={row.patientId} row={row} onChoose={onChoose} />
                  ))}
                </ul>
                <p role="status" className="mt-2 text-caption text-fg-muted">
                  {inAll > offered.length && allocation.moreFound({ shown: offered.length, total: inAll })}
                </p>
                <RowsNotShown count={unreadable} className="text-caption" />
              </>
            );
          }}
        </Loaded>
      </div>
    </div>
  );
}

/** Down and up go through the search field and the rows. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > button')];
  const next = stops[stops.findIndex((each) => each.matches(':focus')) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A row without an id cannot be chosen, and is not shown as if it could. */
function PatientRowButton({
  row,
  onChoose,
}: {
  row: AsRead<ListedPatient>;
  onChoose: (userId: string) => void;
}) {
  const { patientId, email, birthDate } = row;
  const onBad = useOnBad();
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
          {fullName(row) || email || load.unknown}
        </bdi>
        <span className="numeric">{allocation.born({ date: born ? formatDate(born) : load.unknown })}</span>
        <bdi className="wrap-anywhere min-w-0 basis-64 text-fg-muted">{email ?? load.unknown}</bdi>
      </button>
    </li>
  );
}

function PatientsSkeleton() {
  return (
    <div className="grid gap-1.5">
      {['a', 'b', 'c', 'd', 'e'].map((each) => (
        <Skeleton key={each} shape="control" />
      ))}
    </div>
  );
}
