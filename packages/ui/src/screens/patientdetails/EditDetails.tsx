import type { PatientInfo } from '@rpm/domain';
import { correctionWords as texts } from '@rpm/domain/words/correction';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { lazily, useLazy } from '../../hooks/lazily.ts';

const editForm = lazily(() =>
  import('../../dialogs/edit-patient/EditPatientDialog.tsx').then(
    ({ EditPatientDialog }) => EditPatientDialog,
  ),
);

interface EditDetailsProps {
  userId: string;
  patient: PatientInfo;
}

/** Opens the form of the details. It needs the version of the record: without one it stays closed. @see F5 */
export function EditDetails({ userId, patient }: EditDetailsProps) {
  const form = useLazy(editForm);
  const EditPatientDialog = form.part;
  const [opened, setOpened] = useState<PatientInfo>(patient);
  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        size="sm"
        icon={<Pencil aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        busy={form.isComing ? texts.opening : undefined}
        isDisabled={!patient.standing}
        {...editForm.interest}
        onClick={() => {
          setOpened(patient);
          form.open();
        }}
      >
        {texts.open}
      </Button>
      {form.hasFailed && (
        <p role="alert" className="text-danger-fg">
          {texts.codeFailed}
        </p>
      )}
      {EditPatientDialog && <EditPatientDialog userId={userId} patient={opened} onClose={form.close} />}
    </div>
  );
}
