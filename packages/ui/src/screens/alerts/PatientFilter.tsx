import { usePatientInfo } from '@rpm/api-client';
import { fullName } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { loadWords } from '@rpm/domain/words/load';
import { UserRound, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon flex-none' } as const;
const patientDialog = lazily(() =>
  import('../../parts/patient-search/PatientDialog.tsx').then(({ PatientDialog }) => PatientDialog),
);

interface PatientFilterProps {
  /** The patient whose alerts are shown; `null`: of all. */
  userId: string | null;
  onChange: (userId: string | null) => void;
}

/** Of which patient alerts are shown: one is searched for, and the address keeps the id alone. @see SCR-02 */
export function PatientFilter({ userId, onChange }: PatientFilterProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      {userId === null ? (
        <Button
          icon={<UserRound {...icon} />}
          aria-haspopup="dialog"
          {...patientDialog.interest}
          onClick={() => setChoosing(true)}
        >
          {alertWords.allPatients}
        </Button>
      ) : (
        <Button icon={<X {...icon} />} onClick={() => onChange(null)}>
          <Chosen userId={userId} />
        </Button>
      )}
      {isChoosing && (
        <Needed lazy={patientDialog}>
          {(PatientDialog) => (
            <PatientDialog
              onChoose={(chosen) => {
                setChoosing(false);
                onChange(chosen);
              }}
              onClose={() => setChoosing(false)}
            />
          )}
        </Needed>
      )}
    </>
  );
}

/** Whose alerts they are, and what a press does. */
function Chosen({ userId }: { userId: string }) {
  const { loadable } = usePatientInfo(userId);
  const name = loadable.state === 'ready' ? fullName(loadable.data) || loadWords.unknown : loadWords.unknown;
  return (
    <>
      <bdi className="wrap-anywhere">{name}</bdi>
      <span className="sr-only">. {alertWords.showAllPatients}</span>
    </>
  );
}
