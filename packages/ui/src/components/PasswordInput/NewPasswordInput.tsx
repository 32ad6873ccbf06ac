import { limits, textLength } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { PasswordInput } from './PasswordInput.tsx';

interface NewPasswordInputProps {
  label?: string;
  error: string | undefined;
}

/**
 * A password that is chosen, with its one rule checked while it is typed. It is asked for once: whoever wants to be
 * sure presses Show. A screen reader hears the rule with the label, and once that it is met, not each count.
 */
export function NewPasswordInput({ label, error }: NewPasswordInputProps) {
  const texts = accountWords.password;
  const [length, setLength] = useState(0);
  const missing = Math.max(0, limits.passwordMinCharacters - length);
  return (
    <div>
      <PasswordInput
        label={label ?? texts.newLabel}
        autoComplete="new-password"
        hint={texts.hint({ passwordMinCharacters: limits.passwordMinCharacters })}
        error={error}
        onChange={(event) => setLength(textLength(event.currentTarget.value))}
      />
      {length > 0 && missing > 0 && (
        <p aria-hidden="true" className="mt-2 text-fg-muted">
          {texts.toGo({ count: missing })}
        </p>
      )}
      <p role="status" className="mt-2 flex items-center gap-2 text-feedback-success-fg empty:hidden">
        {length > 0 && missing === 0 && (
          <>
            <Check aria-hidden="true" strokeWidth={2} className="size-icon flex-none" />
            {texts.longEnough}
          </>
        )}
      </p>
    </div>
  );
}
