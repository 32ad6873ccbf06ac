import { accountWords } from '@rpm/domain/words/account';
import { TextInput } from '../../components/TextInput/TextInput.tsx';

const texts = accountWords.code;
/** What a code looks like. It is nobody's: its signs stand in no order that is drawn. */
const example = 'K7MP-3XRD';

interface ActivationCodeInputProps {
  /** As it is typed: spaces, hyphens and case do not count. */
  value: string;
  onChange: (typed: string) => void;
  error?: string | undefined;
}

/** The code that a clinic hands over to its patient. @see F5 */
export function ActivationCodeInput({ value, onChange, error }: ActivationCodeInputProps) {
  return (
    <TextInput
      label={texts.activationLabel}
      hint={texts.activationHint({ example })}
      error={error}
      name="activationCode"
      value={value}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      isRequired
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
