import type { PatientStanding } from '@rpm/domain';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { NoteComposer } from '../../../parts/notes/NoteComposer.tsx';

interface NoteDialogProps {
  userId: string;
  name: string;
  account: PatientStanding['account'] | undefined;
  mayKeepToSelf: boolean;
  /** It was saved; what is closed or thrown away is not. */
  onSaved: () => void;
  onClose: () => void;
}

/** The composer over the chart. What is typed stays when it is closed. */
export function NoteDialog({ userId, name, account, mayKeepToSelf, onSaved, onClose }: NoteDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={name} width="wide" closesOutside={false}>
      <NoteComposer
        {...{ userId, account, mayKeepToSelf }}
        correcting={null}
        takesFocus
        onSaved={onSaved}
        onCorrected={onClose}
      />
    </Dialog>
  );
}
