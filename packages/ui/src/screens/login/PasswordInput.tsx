import { loginMessages } from '@rpm/domain';
import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { TextInput } from '../../components/TextInput/index.ts';

/** The password field: Show and Hide, and a note while Caps Lock is on. Pasting and password managers work. */
export function PasswordInput({ error }: { error: string | undefined }) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-icon flex-none' } as const;
  return (
    <div>
      <TextInput
        label={loginMessages.password}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        isRequired
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
        trailing={
          <Button
            variant="ghost"
            size="lg"
            icon={isShown ? <EyeOff {...icon} /> : <Eye {...icon} />}
            aria-label={isShown ? loginMessages.hidePassword : loginMessages.showPassword}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? loginMessages.hide : loginMessages.show}
          </Button>
        }
      />
      <p role="status" className="mt-2 text-fg-muted empty:hidden">
        {hasCapsLock && loginMessages.capsLock}
      </p>
    </div>
  );
}
