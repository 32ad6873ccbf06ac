import { allocationWords } from '@rpm/domain/words/allocation';
import { UserPlus } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { PatientSearch, type PatientSearchProps } from '../../parts/patient-search/PatientSearch.tsx';

export interface PatientPickerProps extends PatientSearchProps {
  onEnrol: () => void;
}

/** The card in which the patient of an order is found, or enrolled. */
export function PatientPicker({ onEnrol, ...search }: PatientPickerProps) {
  return (
    <Card
      title={allocationWords.choosePatient}
      actions={
        <Button
          onClick={onEnrol}
          icon={<UserPlus aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        >
          {allocationWords.enrol}
        </Button>
      }
    >
      <PatientSearch {...search} />
    </Card>
  );
}
