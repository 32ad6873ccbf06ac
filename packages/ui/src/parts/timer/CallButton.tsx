import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Kbd } from '../keys/Kbd.tsx';

const callDialog = lazily(() => import('./CallDialog.tsx').then(({ CallDialog }) => CallDialog));

interface CallButtonProps {
  userId: string;
  name: string;
  /** `null`: there is none on file, which the dialog says. */
  phone: string | null;
  isDisabled?: boolean;
  /** One of many in a list: smaller, and without the cap of its key. */
  isInList?: boolean;
  /** Before the timer starts. */
  onPress?: () => void;
}

/** Shows the number of a patient and starts the timer as a phone call; its key is C. @see SCR-03 */
export function CallButton({
  userId,
  name,
  phone,
  isDisabled = false,
  isInList = false,
  onPress,
}: CallButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size={isInList ? 'sm' : undefined}
        aria-keyshortcuts="c"
        aria-haspopup="dialog"
        icon={<Phone aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
        onClick={() => {
          onPress?.();
          setOpen(true);
        }}
        isDisabled={isDisabled}
      >
        {texts.keys.call}
        {!isInList && <Kbd>c</Kbd>}
      </Button>
      {isOpen && (
        <Needed lazy={callDialog}>
          {(CallDialog) => (
            <CallDialog userId={userId} name={name} phone={phone} onClose={() => setOpen(false)} />
          )}
        </Needed>
      )}
    </>
  );
}
