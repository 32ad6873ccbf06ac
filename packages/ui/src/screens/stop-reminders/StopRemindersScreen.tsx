import { accountWords } from '@rpm/domain/words/account';
import { reminderWords } from '@rpm/domain/words/reminder';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, buttonStyle } from '../../components/Button/Button.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { usePlainForm } from '../../hooks/usePlainForm.ts';
import { AccountForm, AccountPage, accountLink } from '../../layout/AccountFrame/AccountPage.tsx';

const texts = reminderWords.stop;
const { load } = lazily(() => import('./stopReminders.ts').then((module) => module.stopReminders));

/**
 * `/stop-reminders/:token`: the link of a reminder, for whoever has the mail, logged in or not. To open it changes nothing: programs
 * that read mail open links too. One press stops the reminders. @see SCR-07
 */
export function StopRemindersScreen() {
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<'stopped' | 'gone' | null>(null);
  const { problem, isBusy, handlers } = usePlainForm({ load, onDone: setOutcome });
  if (outcome) {
    return (
      <AccountPage title={outcome === 'stopped' ? texts.stoppedTitle : texts.goneTitle}>
        <p>{texts[outcome]}</p>
        <Link to="/profile" className={buttonStyle({ variant: 'secondary', wide: true })}>
          {texts.toProfile}
        </Link>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={texts.title}>
      <p>{texts.asks}</p>
      <AccountForm title={texts.title} problem={problem} {...handlers}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" wide busy={isBusy ? texts.busy : undefined}>
          {texts.press}
        </Button>
      </AccountForm>
      <Link to="/login" className={`${accountLink} self-center`}>
        {accountWords.backToLogin}
      </Link>
    </AccountPage>
  );
}
