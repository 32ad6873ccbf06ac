import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { NoteComposer } from '../../../parts/notes/NoteComposer.tsx';

interface NoteDialogProps {
  userId: string;
  name: string;
  mayKeepToSelf: boolean;
  onClose: () => void;
}

/** The composer over the chart. What is typed stays when it is closed. */
export function NoteDialog({ userId, name, mayKeepToSelf, onClose }: NoteDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={name} width="wide" closesOutside={false}>
      <NoteComposer userId={userId} mayKeepToSelf={mayKeepToSelf} correcting={null} onCorrected={onClose} />
    </Dialog>
  );
}
