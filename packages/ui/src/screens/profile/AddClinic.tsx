import { ApiError, useAddOwnClinic } from '@rpm/api-client';
import { AddedClinic, checked } from '@rpm/domain';
import { accountErrors } from '@rpm/domain/words/account';
import { carerWords } from '@rpm/domain/words/carer';
import { ownClinicsWords as texts } from '@rpm/domain/words/ownClinics';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { useTask } from '../../hooks/useTask.ts';
import { ActivationCodeInput } from '../../parts/code/ActivationCodeInput.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

/** Adds a clinic by the code that it handed over. What is typed stays when it is wrong. @see F12 */
export function AddClinic() {
  const { user } = useSession();
  const add = useAddOwnClinic();
  const { run, isBusy, problem } = useTask({
    name: texts.addTitle,
    call: add,
    says: { done: ({ clinic }) => texts.added({ clinic }) },
    refused: (error) => (error instanceof ApiError && error.status === 400 ? texts.wrong : undefined),
    onDone: () => form.change('activationCode', ''),
  });
  const form = useSchemaForm({
    initial: { activationCode: '' },
    check: (typed) => checked(AddedClinic, typed),
    words: { activationCodeIncomplete: accountErrors.activationCodeIncomplete },
    send: run,
  });
  const { value, error } = form.field('activationCode');
  return (
    <form {...form.handlers} aria-label={texts.addTitle} className="flex flex-col gap-4">
      <h3 className="text-h3">{texts.addTitle}</h3>
      <p>{user.isCarer ? carerWords.profile.addClinic : texts.addSays}</p>
      <ActivationCodeInput
        value={value}
        error={error}
        onChange={(typed) => form.change('activationCode', typed)}
      />
      <Problem>{problem}</Problem>
      <div className="flex justify-end">
        <Button type="submit" busy={isBusy ? texts.adding : undefined}>
          {texts.add}
        </Button>
      </div>
    </form>
  );
}
