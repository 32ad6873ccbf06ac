import { useProfile } from '@rpm/api-client';
import type { GuardedRoute } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { profileWords } from '@rpm/domain/words/profile';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { NewPasswordInput } from '../../components/PasswordInput/NewPasswordInput.tsx';
import { PasswordInput } from '../../components/PasswordInput/PasswordInput.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { usePlainForm } from '../../hooks/usePlainForm.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Page } from '../../layout/Page/Page.tsx';

/** Where it stands, and whom it speaks to. */
export const changePasswordPage = {
  paths: ['/change-password'],
  who: 'everyone',
  under: 'profile',
} as const satisfies GuardedRoute;

const texts = accountWords.change;
const { load } = lazily(() => import('./changePassword.ts').then((module) => module.changePassword));

/** `/change-password`: a new password, with the current one. The other sessions of the account end. Whose clinic has ended passwords has none to change. @see SCR-01, RTE-06 */
export function ChangePasswordScreen() {
  const { loadable } = useProfile();
  const usesPassword = loadable.state !== 'ready' || loadable.data.usesPassword;
  return (
    <Page title={texts.title} subtitle={usesPassword ? texts.subtitle : undefined}>
      <div className="max-w-120">
        <Loaded
          loadable={loadable}
          says={profileWords.loading}
          skeleton={
            <Card>
              <Skeleton width="half" />
            </Card>
          }
        >
          {() => <Card>{usesPassword ? <ChangeForm /> : texts.ended}</Card>}
        </Loaded>
      </div>
    </Page>
  );
}

function ChangeForm() {
  /** How often it was changed here: each success gives an empty form. */
  const [changes, setChanges] = useState(0);
  const { errors, problem, isBusy, handlers } = usePlainForm({
    load,
    onDone: () => setChanges((before) => before + 1),
  });
  return (
    <form key={changes} noValidate aria-label={texts.title} {...handlers} className="flex flex-col gap-5">
      {changes > 0 && !problem && (
        <Banner kind="success" announce="status">
          {texts.done}
        </Banner>
      )}
      <Problem>{problem}</Problem>
      <PasswordInput label={texts.current} name="currentPassword" error={errors.currentPassword} />
      <NewPasswordInput error={errors.password} />
      <Button type="submit" variant="primary" busy={isBusy ? texts.busy : undefined}>
        {texts.submit}
      </Button>
    </form>
  );
}
