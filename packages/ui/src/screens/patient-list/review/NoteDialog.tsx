import type { PatientStanding } from '@rpm/domain';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { NoteComposer } from '../../../parts/notes/NoteComposer.tsx';

interface NoteDialogProps {
  userId: string;
  name: string;
  account: PatientStanding['account'] | undefined;
  mayKeepToSelf: boolean;
  onClose: () => void;
}

/** The composer over the chart. What is typed stays when it is closed. */
export function NoteDialog({ userId, name, account, mayKeepToSelf, onClose }: NoteDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={name} width="wide" closesOutside={false}>
      <NoteComposer {...{ userId, account, mayKeepToSelf }} correcting={null} onCorrected={onClose} />
    </Dialog>
  );
}
