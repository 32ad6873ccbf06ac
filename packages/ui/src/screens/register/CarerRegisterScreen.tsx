import { carerWords } from '@rpm/domain/words/carer';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button, buttonStyle } from '../../components/Button/Button.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { usePlainForm } from '../../hooks/usePlainForm.ts';
import { AccountForm, AccountPage, accountLink } from '../../layout/AccountFrame/AccountPage.tsx';
import { NewAccountFields } from '../../parts/newAccount/NewAccountFields.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';

const texts = carerWords.register;
const { load } = lazily(() => import('./acceptShare.ts').then((module) => module.acceptShare));

export interface CarerRegisterScreenProps {
  /** What the link of the share says: to whom it was sent, and its token. */
  link: { username: string; token: string };
  /** The link itself: it is what was asked for, and opens after the log in. */
  from: string;
  /** The account is open; what to say of it at the log in. */
  onOpened: (notice: string) => void;
}

/**
 * `/register` for whoever comes by the link of a share and has no log in: name, password, and the terms. The link shows that
 * the mailbox is theirs. It is not spent: after the log in it opens what is shared.
 *
 * @see SCR-07, behaviour R20
 */
export function CarerRegisterScreen({ link, from, onOpened }: CarerRegisterScreenProps) {
  const toLogin = { from, username: link.username };
  const [isGone, setGone] = useState(false);
  const { errors, problem, isBusy, handlers } = usePlainForm({
    load,
    onDone: (outcome) => (outcome === 'opened' ? onOpened(texts.done) : setGone(true)),
  });
  if (isGone)
    return (
      <AccountPage title={texts.gone} subtitle={texts.goneWhy}>
        <Link to="/login" state={toLogin} className={buttonStyle({ variant: 'primary', wide: true })}>
          {texts.toLogin}
        </Link>
      </AccountPage>
    );
  return (
    <AccountPage title={texts.title} subtitle={texts.subtitle}>
      <dl className="wrap-anywhere">
        <dt className="text-fg-muted">{texts.email}</dt>
        <dd>
          <bdi>{link.username}</bdi>
        </dd>
      </dl>
      <Banner kind="info">{texts.nameNote}</Banner>
      <AccountForm title={texts.title} problem={problem} {...handlers}>
        <input type="hidden" name="token" value={link.token} />
        <NewAccountFields username={link.username} labels={texts} errors={errors} />
        <TermsCheckbox error={errors.acceptsTerms} />
        <Button type="submit" variant="primary" wide busy={isBusy ? texts.busy : undefined}>
          {texts.submit}
        </Button>
      </AccountForm>
      <p className="text-center">
        {texts.haveAccount}{' '}
        <Link to="/login" state={toLogin} className={accountLink}>
          {texts.toLogin}
        </Link>
      </p>
    </AccountPage>
  );
}
