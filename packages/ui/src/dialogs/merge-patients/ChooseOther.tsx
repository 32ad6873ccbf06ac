import { usePatientList } from '@rpm/api-client';
import { mergeWords } from '@rpm/domain/words/merge';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { PatientSearch } from '../../parts/patient-search/PatientSearch.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

const { choose: texts } = mergeWords;
/** As many as a page of the list may have. */
const asked = { page: 0, noOfRows: 10, sort: 'name', scope: 'clinic' } as const;

interface ChooseOtherProps {
  userId: string;
  name: string;
  onChoose: (otherId: string) => void;
  onClose: () => void;
}

/** Finds the other record of a person among the patients of the clinic. */
export function ChooseOther({ userId, name, onChoose, onClose }: ChooseOtherProps) {
  const { user } = useSession();
  const [search, setSearch] = useState('');
  const { loadable } = usePatientList(user.userId ?? null, { ...asked, ...(search && { search }) });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={texts.says({ name })}
      width="medium"
      actions={<Button onClick={onClose}>{texts.cancel}</Button>}
    >
      <PatientSearch
        patients={loadable}
        except={userId}
        none={texts.none}
        onSearch={setSearch}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
