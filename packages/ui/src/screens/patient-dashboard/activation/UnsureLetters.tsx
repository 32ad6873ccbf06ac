import { unsureLetters } from '@rpm/domain';
import { activationWords } from '@rpm/domain/words/activation';
import { useEffect, useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';

const text = activationWords.unsure;

interface UnsureLettersProps {
  serial: string;
  onChange: (serial: string) => void;
}

/** Asks back for each letter that looks like a digit, in sight. Nothing changes unless it is pressed. @see ACT-01, design v4 */
export function UnsureLetters({ serial, onChange }: UnsureLettersProps) {
  const questions = useRef<HTMLDivElement>(null);
  const unsure = unsureLetters(serial);
  const count = unsure.length;
  // On a small screen they come below what the dialog shows.
  useEffect(() => {
    if (count > 0) questions.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <div ref={questions} className="flex flex-col gap-4 empty:hidden">
      {unsure.map(({ letter, digit, changed }) => (
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
      ))}
    </div>
  );
}
