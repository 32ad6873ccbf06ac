import { unsureLetters } from '@rpm/domain';
import { activationWords } from '@rpm/domain/words/activation';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';

const text = activationWords.unsure;

interface UnsureLettersProps {
  serial: string;
  onChange: (serial: string) => void;
}

/** Asks back for each letter that looks like a digit. Nothing changes unless it is pressed. @see ACT-01, design v4 */
export const UnsureLetters = ({ serial, onChange }: UnsureLettersProps) =>
  unsureLetters(serial).map(({ letter, digit, changed }) => (
    <Banner
      key={letter}
      kind="info"
      announce="status"
      action={
        <Button variant="soft" onClick={() => onChange(changed)}>
          {text.change({ digit })}
        </Button>
      }
    >
      {text.asked({ letter, digit })}
    </Banner>
  ));
