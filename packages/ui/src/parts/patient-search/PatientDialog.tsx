import { usePatientList } from '@rpm/api-client';
import { allocationWords } from '@rpm/domain/words/allocation';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { PatientSearch } from './PatientSearch.tsx';

interface PatientDialogProps {
  onChoose: (userId: string) => void;
  onClose: () => void;
}

const asked = { page: 0, noOfRows: 5, sort: 'name', scope: 'clinic' } as const;

/** A patient of the clinic is searched for and chosen. What is typed stays in memory. Load it by `import()`. */
export function PatientDialog({ onChoose, onClose }: PatientDialogProps) {
  const { user } = useSession();
  const [text, setText] = useState('');
  const { loadable } = usePatientList(user.userId, { ...asked, ...(text && { search: text }) });
  return (
    <Dialog isOpen onClose={onClose} title={allocationWords.choosePatient} width="medium">
      <PatientSearch patients={loadable} onSearch={setText} onChoose={onChoose} />
    </Dialog>
  );
}
