import { allocationWords } from '@rpm/domain/words/allocation';
import { UserPlus } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { PatientSearch, type PatientSearchProps } from '../../parts/patient-search/PatientSearch.tsx';

export interface PatientPickerProps extends PatientSearchProps {
  onEnroll: () => void;
}

/** The card in which the patient of an order is found, or enrolled. */
export function PatientPicker({ onEnroll, ...search }: PatientPickerProps) {
  return (
    <Card
      title={allocationWords.choosePatient}
      actions={
        <Button
          onClick={onEnroll}
          icon={<UserPlus aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        >
          {allocationWords.enroll}
        </Button>
      }
    >
      <PatientSearch {...search} />
    </Card>
  );
}
