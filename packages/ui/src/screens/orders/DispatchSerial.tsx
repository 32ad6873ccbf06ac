import { limits } from '@rpm/domain';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { Button } from '../../components/Button/Button.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';

const { dispatchSerial: texts } = clinicOrderWords;

interface DispatchSerialProps {
  orderId: string;
  /** `null` while the field is not asked for. */
  text: string | null;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (typed: string | null) => void;
  /** A scanner ends what it reads with Enter. */
  onEnter: () => void;
}

/** Asks for the serial number of the device that is handed out, for who wants it compared when the patient activates. @see F9 */
export function DispatchSerial({ orderId, text, error, isDisabled, onChange, onEnter }: DispatchSerialProps) {
  if (text === null)
    return (
      <Button variant="ghost" size="sm" isDisabled={isDisabled} onClick={() => onChange('')}>
        {texts.add}
        <span className="sr-only"> {orderId}</span>
      </Button>
    );
  return (
    <TextInput
      label={texts.label}
      error={error}
      value={text}
      autoFocus
      autoComplete="off"
      spellCheck={false}
      maxLength={limits.serialMaxCharacters + 1}
      readOnly={isDisabled}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
