import { limits } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { loadWords } from '@rpm/domain/words/load';
import { Link, useLocation, useParams } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button, buttonStyle } from '../../components/Button/Button.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { AccountPage, accountLink } from '../../layout/AccountFrame/AccountPage.tsx';
import { ResetForm } from './ResetForm.tsx';
import { type LinkParts, useLink } from './useLink.ts';

const texts = accountWords.reset;

export interface ResetPasswordScreenProps {
  /** Takes the token out of the address; gets the link to keep for a reload, or `null` when it is good for nothing. */
  onTaken: (good: LinkParts | null) => void;
  /** The new password is set. Gets the sentence to say where one logs in with it. */
  onDone: (notice: string) => void;
}

/**
 * `/verify-pass-token/:user/:token` and `/reset-password`: the link of the mail leads into the form for a new password.
 * The link of an invitation leads to the page on which its account is opened. The link is good until a password
 * is set: whoever loads the page anew, or opens the mail once more, is here again.
 *
 * @see SCR-01, RTE-01, behaviour R20
 */
export function ResetPasswordScreen({ onTaken, onDone }: ResetPasswordScreenProps) {
  const { user, token } = useParams();
  const { state } = useLocation() as { state: unknown };
  const link = useLink(user && token ? { user, token } : keptLink(state), onTaken);
  switch (link.state) {
    case 'checking':
      return <Checking />;
    case 'failed':
      return <Failed problem={link.problem} retry={link.retry} />;
    case 'gone':
      return (
        <AccountPage title={texts.goneTitle}>
          <p>{texts.gone({ passwordLinkMinutes: limits.passwordLinkMinutes })}</p>
          <p>{texts.used}</p>
          <p>{texts.invitationGone({ invitationDays: limits.invitationDays })}</p>
          <Link to="/forgot-password" className={buttonStyle({ variant: 'primary', wide: true })}>
            {texts.askAnew}
          </Link>
          <Link to="/login" className={`${accountLink} self-center`}>
            {accountWords.backToLogin}
          </Link>
        </AccountPage>
      );
    case 'invited': {
      const { Step, state: _, expire, ...of } = link;
      return <Step {...of} onGone={expire} onDone={onDone} />;
    }
    case 'ready':
      return (
        <AccountPage title={texts.title} subtitle={texts.subtitle}>
          <ResetForm user={link.user} token={link.token} onGone={link.expire} onDone={onDone} />
        </AccountPage>
      );
  }
}

/** The link that an entry of the history holds since the page was first opened; what is no link is none. */
function keptLink(state: unknown): LinkParts | null {
  const { link } = (state ?? {}) as { link?: Partial<Record<keyof LinkParts, unknown>> };
  const { user, token } = link ?? {};
  return typeof user === 'string' && typeof token === 'string' ? { user, token } : null;
}

function Checking() {
  return (
    <AccountPage title={texts.title}>
      <p role="status" className="flex items-center gap-3 text-fg-muted">
        <Spinner />
        {texts.checking}
      </p>
    </AccountPage>
  );
}

function Failed({ problem, retry }: { problem: string; retry: () => void }) {
  return (
    <AccountPage title={texts.title}>
      <Banner kind="danger" announce="alert">
        {problem}
      </Banner>
      <Button wide onClick={retry}>
        {loadWords.retry}
      </Button>
    </AccountPage>
  );
}
