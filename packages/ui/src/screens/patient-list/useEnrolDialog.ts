import { patientListWords } from '@rpm/domain/words/patientList';
import { type ComponentType, useState } from 'react';
import type { EnrolPatientDialogProps } from '../../dialogs/enrol-patient/EnrolPatientDialog.tsx';
import { lazyPart } from '../../hooks/useOnInterest.ts';
import { useToast } from '../../providers/toast/ToastProvider.tsx';

const dialog = lazyPart(() =>
  import('../../dialogs/enrol-patient/EnrolPatientDialog.tsx').then(
    ({ EnrolPatientDialog }) => EnrolPatientDialog,
  ),
);

/** The dialog that enrols a patient, whose code comes when somebody is about to open it. */
export function useEnrolDialog() {
  const toast = useToast();
  const [Dialog, setDialog] = useState<ComponentType<EnrolPatientDialogProps> | null>(null);
  return {
    /** Draw it while it is there. */
    Dialog,
    /** Fetches the code while the pointer or the focus is on the button. */
    warm: () => void dialog.load().catch(() => {}),
    open: () =>
      void dialog.load().then(
        (part) => setDialog(() => part),
        () => toast.show({ kind: 'error', text: patientListWords.dialogFailed }),
      ),
    close: () => setDialog(null),
  };
}
