import { type InvitedAs, roleTitle } from '@rpm/domain';
import { roleWords } from '@rpm/domain/words/role';
import { staffWords } from '@rpm/domain/words/staff';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { usePlainForm } from '../../hooks/usePlainForm.ts';
import { AccountPage } from '../../layout/AccountFrame/AccountPage.tsx';
import { NewAccountFields } from '../../parts/newAccount/NewAccountFields.tsx';
import { acceptInvitation } from './acceptInvitation.ts';

const texts = staffWords.accept;
const load = async () => acceptInvitation;

export interface InvitationStepProps {
  /** The id of the invitation. */
  user: string;
  token: string;
  invitation: InvitedAs;
  /** The link is no longer good. */
  onGone: () => void;
  onDone: (notice: string) => void;
}

/**
 * The page of somebody whom a clinic has invited: who invites, as what, and the name and password of the new account.
 * Role and clinic are those of the invitation.
 *
 * @see ROL-01, behaviour R20, R33
 */
export function InvitationStep({ user, token, invitation, onGone, onDone }: InvitationStepProps) {
  const { clinic, role, username, firstName, lastName } = invitation;
  const { errors, problem, isBusy, handlers } = usePlainForm({
    load,
    onDone: (outcome) => (outcome === 'opened' ? onDone(texts.done) : onGone()),
  });
  return (
    <AccountPage
      title={texts.title}
      subtitle={<bdi className="wrap-anywhere">{texts.subtitle({ clinic })}</bdi>}
    >
      <dl className="wrap-anywhere grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 max-[22rem]:grid-cols-1">
        <dt className="text-fg-muted">{texts.as}</dt>
        <dd>{roleWords[roleTitle(role)]}</dd>
        <dt className="text-fg-muted">{texts.email}</dt>
        <dd>
          <bdi>{username}</bdi>
        </dd>
      </dl>
      <form noValidate aria-label={texts.title} {...handlers} className="flex flex-col gap-5">
        <Problem>{problem}</Problem>
        <input type="hidden" name="user" value={user} />
        <input type="hidden" name="token" value={token} />
        <NewAccountFields
          username={username}
          labels={staffWords.dialog}
          names={{ firstName, lastName }}
          errors={errors}
        />
        <Button type="submit" variant="primary" wide busy={isBusy ? texts.busy : undefined}>
          {texts.submit}
        </Button>
      </form>
    </AccountPage>
  );
}
