import { accountWords } from '@rpm/domain/words/account';
import { Button } from '../../components/Button/Button.tsx';
import { NewPasswordInput } from '../../components/PasswordInput/NewPasswordInput.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { usePlainForm } from '../../hooks/usePlainForm.ts';
import { AccountForm } from '../../layout/AccountFrame/AccountPage.tsx';

const texts = accountWords.reset;
const { load } = lazily(() => import('./resetPassword.ts').then((module) => module.resetPassword));

interface ResetFormProps {
  user: string;
  token: string;
  /** The link is no longer good. */
  onGone: () => void;
  onDone: (notice: string) => void;
}

/** The new password, by the token of the link. */
export function ResetForm({ user, token, onGone, onDone }: ResetFormProps) {
  const { errors, problem, isBusy, handlers } = usePlainForm({
    load,
    onDone: (outcome) => (outcome === 'set' ? onDone(texts.done) : onGone()),
  });
  return (
    <AccountForm title={texts.title} problem={problem} {...handlers}>
      <input type="hidden" name="user" value={user} />
      <input type="hidden" name="token" value={token} />
      <NewPasswordInput error={errors.password} />
      <Button type="submit" variant="primary" wide busy={isBusy ? texts.busy : undefined}>
        {texts.submit}
      </Button>
    </AccountForm>
  );
}
