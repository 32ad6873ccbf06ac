import { usePatientInfo, usePatientList } from '@rpm/api-client';
import { fullName } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { type KeyboardEvent, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PatientSearch } from '../../parts/patient-search/PatientSearch.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

interface ToPatientProps {
  /** Whose entry it is now; nobody moves it to the same one. */
  fromUserId: string;
  /** The one that was chosen; empty: nobody yet. */
  toUserId: string;
  error: string | undefined;
  onChange: (userId: string) => void;
}

const search = { page: 0, noOfRows: 5, sort: 'name', scope: 'clinic' } as const;

/** Says whose time it was: a patient of the clinic is searched for, then named. @see SCR-03 */
export function ToPatient({ fromUserId, toUserId, error, onChange }: ToPatientProps) {
  const { user } = useSession();
  const [text, setText] = useState('');
  const [wasSame, setWasSame] = useState(false);
  const patients = usePatientList(toUserId ? null : user.userId, {
    ...search,
    ...(text && { search: text }),
  });
  if (toUserId) return <Chosen key={toUserId} userId={toUserId} onAnother={() => onChange('')} />;
  return (
    <section aria-label={texts.toPatient} onKeyDown={searchOnEnter} className="flex flex-col gap-3">
      <PatientSearch
        label={texts.toPatient}
        error={error}
        patients={patients.loadable}
        onSearch={setText}
        onChoose={(userId) => {
          setWasSame(userId === fromUserId);
          if (userId !== fromUserId) onChange(userId);
        }}
      />
      {wasSame && <Banner kind="info">{texts.samePatient}</Banner>}
    </section>
  );
}

/** Enter in the search does not send the form around it. */
function searchOnEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function Chosen({ userId, onAnother }: { userId: string; onAnother: () => void }) {
  const { loadable } = usePatientInfo(userId);
  const name = loadable.state === 'ready' ? fullName(loadable.data) || loadWords.unknown : ' ';
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="flex min-w-0 flex-col">
        <span className="text-fg text-label">{texts.toPatient}</span>
        <bdi className="wrap-anywhere font-semibold">{name}</bdi>
      </p>
      <Button size="sm" onClick={onAnother}>
        {texts.anotherPatient}
      </Button>
    </div>
  );
}
