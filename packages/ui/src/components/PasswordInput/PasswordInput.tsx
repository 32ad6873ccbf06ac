import { loginWords } from '@rpm/domain/words/login';
import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface PasswordInputProps extends Pick<TextInputProps, 'hint' | 'error' | 'onChange'> {
  label?: string;
  name?: string;
  /** Which password a password manager should offer, or keep. */
  autoComplete?: 'current-password' | 'new-password';
}

/**
 * A password: Show and Hide, and a note while Caps Lock is on. Pasting and password managers work. For one that is
 * chosen take NewPasswordInput.
 */
export function PasswordInput({
  label = loginWords.password,
  name = 'password',
  autoComplete = 'current-password',
  ...input
}: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon flex-none' } as const;
  return (
    <div>
      <TextInput
        {...input}
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
        trailing={
          <Button
            variant="ghost"
            size="lg"
            icon={isShown ? <EyeOff {...icon} /> : <Eye {...icon} />}
            aria-label={nameOf(isShown, label)}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? loginWords.hide : loginWords.show}
          </Button>
        }
      />
      <p role="status" className="mt-2 text-fg-muted empty:hidden">
        {hasCapsLock && loginWords.capsLock}
      </p>
    </div>
  );
}

/** Two passwords of one form each have their own Show. */
function nameOf(isShown: boolean, label: string): string {
  if (label === loginWords.password) {
    return isShown ? loginWords.hidePassword : loginWords.showPassword;
  }
  return `${isShown ? loginWords.hide : loginWords.show} ${label.toLowerCase()}`;
}
