import { useStaff } from '@rpm/api-client';
import { StaffInvitation } from '@rpm/domain';
import { staffWords } from '@rpm/domain/words/staff';
import { UserPlus, UsersRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { lazily, useLazy } from '../../../hooks/lazily.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../../layout/Loaded/RowsNotShown.tsx';
import { useSession } from '../../../providers/session/SessionProvider.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { nameOf, type ReadPerson, StaffList } from './StaffList.tsx';
import { emptyInvitation, useInvitation } from './useInvitation.ts';

const dialogs = lazily(() => import('./dialogs.ts'));

/** Who works at the clinic of an administrator, who is invited to, and the ways to invite somebody and to end or restore an access. @see ROL-01 */
export function StaffCard() {
  const { userId } = useSession().user;
  const { loadable } = useStaff();
  const inviteButton = useRef<HTMLButtonElement>(null);
  const dialog = useLazy(dialogs);
  const [asked, setAsked] = useState<ReadPerson | null>(null);
  /** What of an account is asked about, beside its access. */
  const [part, setPart] = useState<'factors' | 'link' | null>(null);
  const invitation = useInvitation(dialog.close);

  function open(person: ReadPerson | null, of: typeof part = null) {
    setAsked(person);
    setPart(of);
    invitation.clear();
    dialog.open();
  }
  function inviteAgain(person: ReadPerson) {
    const same = StaffInvitation.safeParse(person);
    if (!same.success) {
      // What could not be read of the row is typed.
      invitation.form.reset({ ...emptyInvitation, username: person.username ?? '' });
      return open(null);
    }
    void invitation.send(same.data);
  }
  /** The button of the row is gone with it: the focus must not be lost. */
  async function afterWithdrawal(reread: Promise<void>) {
    await reread;
    inviteButton.current?.focus();
  }
  const { AccessDialog, InviteDialog, ResetFactorsDialog, UnlinkDialog, WithdrawDialog } = dialog.part ?? {};
  const isInviting = InviteDialog !== undefined && asked === null;
  const isAccount = asked?.state === 'active' || asked?.state === 'ended';
  return (
    <Card
      title={staffWords.title}
      note={staffWords.note}
      actions={
        <Button
          ref={inviteButton}
          size="sm"
          icon={<UserPlus aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
          {...dialogs.interest}
          onClick={() => open(null)}
        >
          {staffWords.invite}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {((invitation.problem && !isInviting) || dialog.hasFailed) && (
          <Banner kind="danger" announce="alert">
            {invitation.problem ?? staffWords.dialog.codeFailed}
          </Banner>
        )}
        <Loaded
          loadable={loadable}
          says={staffWords.loading}
          headingLevel={3}
          skeleton={<RowsSkeleton />}
          isEmpty={({ result }) => result.rows.length === 0 && result.unreadable === 0}
          empty={
            <EmptyState
              icon={<UsersRound strokeWidth={1.5} />}
              headingLevel={3}
              title={staffWords.empty}
              reason={staffWords.emptyHint}
            />
          }
        >
          {({ result: { rows, unreadable }, total }) => (
            <>
              <StaffList
                people={rows}
                ownId={userId}
                sendingTo={invitation.sendingTo}
                onInviteAgain={inviteAgain}
                onWithdraw={(person) => open(person)}
                onAccess={(person) => open(person)}
                onReset={(person) => open(person, 'factors')}
                onUnlink={(person) => open(person, 'link')}
              />
              <RowsNotShown count={unreadable} className="text-caption" />
              {total !== null && total > rows.length + unreadable && (
                <p role="status" className="text-caption text-fg-muted">
                  {staffWords.moreThanShown({ shown: rows.length, total })}
                </p>
              )}
            </>
          )}
        </Loaded>
      </div>
      {InviteDialog && isInviting && <InviteDialog invitation={invitation} onClose={dialog.close} />}
      {UnlinkDialog && asked?.id && part === 'link' && (
        <UnlinkDialog accountId={asked.id} name={nameOf(asked)} onClose={dialog.close} />
      )}
      {ResetFactorsDialog && asked?.id && part === 'factors' && (
        <ResetFactorsDialog accountId={asked.id} name={nameOf(asked)} onClose={dialog.close} />
      )}
      {AccessDialog && asked?.id && isAccount && part === null && (
        <AccessDialog
          accountId={asked.id}
          name={nameOf(asked)}
          hasEnded={asked.state === 'ended'}
          onClose={dialog.close}
        />
      )}
      {WithdrawDialog && asked?.id && !isAccount && (
        <WithdrawDialog
          invitationId={asked.id}
          name={nameOf(asked)}
          onClose={dialog.close}
          onGone={(reread) => void afterWithdrawal(reread)}
        />
      )}
    </Card>
  );
}
