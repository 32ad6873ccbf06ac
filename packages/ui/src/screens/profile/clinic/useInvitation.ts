import { useInviteStaff } from '@rpm/api-client';
import { type FieldErrors, fieldErrors, StaffInvitation } from '@rpm/domain';
import { accountErrors } from '@rpm/domain/words/account';
import { staffWords } from '@rpm/domain/words/staff';
import { saidErrors } from '../../../hooks/saidErrors.ts';
import { useTask } from '../../../hooks/useTask.ts';

const texts = staffWords.dialog;

/** What is typed to invite somebody. */
export type InvitationDraft = StaffInvitation;

/** A form in which nothing is typed: clinic staff, who may do the least. */
export const emptyInvitation: InvitationDraft = { firstName: '', lastName: '', username: '', role: 'STAFF' };

/**
 * Sends invitations, one at a time. Several presses, and a retry after a lost answer, send one mail. The server never
 * says that an address is known.
 *
 * @param onSent one is on its way
 * @see ROL-01, behaviour 1a
 */
export function useInvitation(onSent: (invitation: StaffInvitation) => void) {
  const invite = useInviteStaff();
  const { run, running, problem, clear } = useTask({
    name: texts.name,
    call: (invitation: StaffInvitation) => invite(invitation),
    says: { done: texts.sent },
    onDone: (_, invitation) => onSent(invitation),
  });
  return {
    /** @returns the fields to mend; nothing is sent while there are any */
    send(draft: InvitationDraft): FieldErrors<StaffInvitation> {
      const invitation = StaffInvitation.safeParse(draft);
      if (!invitation.success) {
        return saidErrors(fieldErrors(StaffInvitation, { ...draft }), accountErrors);
      }
      void run(invitation.data);
      return {};
    },
    /** The address to which one is being sent. */
    sendingTo: running?.username ?? null,
    problem,
    clear,
  };
}
