import { ApiError, useResetPassword } from '@rpm/api-client';
import { accountMessages, PasswordReset } from '@rpm/domain';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { NewPasswordInput } from '../../components/PasswordInput/index.ts';
import { fieldOf, usePlainForm } from '../../hooks/usePlainForm.ts';

const texts = accountMessages.reset;

interface ResetFormProps {
  user: string;
  ticket: string;
  /** The ticket is no longer good. */
  onGone: () => void;
  onDone: (notice: string) => void;
}

/** The new password, by the ticket that the link was exchanged for. */
export function ResetForm({ user, ticket, onGone, onDone }: ResetFormProps) {
  const reset = useResetPassword();
  const { errors, problem, isBusy, submit } = usePlainForm({
    schema: PasswordReset,
    read: (form) => ({ user, ticket, password: form.get('password') }),
    send: async (change) => {
      try {
        await reset(change);
      } catch (error) {
        if (error instanceof ApiError && error.status === 400 && !fieldOf(error)) return onGone();
        throw error;
      }
      onDone(texts.done);
    },
  });
  return (
    <form noValidate aria-label={texts.title} onSubmit={submit} className="flex flex-col gap-5">
      {problem && (
        <Banner kind="danger" announce="alert">
          {problem}
        </Banner>
      )}
      <NewPasswordInput error={errors.password} />
      <Button type="submit" variant="primary" wide busy={isBusy ? texts.busy : undefined}>
        {texts.submit}
      </Button>
    </form>
  );
}
