import { useInviteStaff } from '@rpm/api-client';
import { checked, StaffInvitation } from '@rpm/domain';
import { accountErrors } from '@rpm/domain/words/account';
import { staffWords } from '@rpm/domain/words/staff';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../hooks/useTask.ts';

const texts = staffWords.dialog;

/** A form in which nothing is typed: clinic staff, who may do the least. */
export const emptyInvitation: StaffInvitation = { firstName: '', lastName: '', username: '', role: 'STAFF' };

/**
 * The form of an invitation, and the sending, one at a time. Several presses, and a retry after a lost answer, send one
 * mail. The server never says that an address is known.
 *
 * @param onSent one is on its way
 * @see ROL-01, behaviour 1a
 */
export function useInvitation(onSent: () => void) {
  const invite = useInviteStaff();
  const { run, running, problem, clear } = useTask({
    name: texts.name,
    call: (invitation: StaffInvitation) => invite(invitation),
    says: { done: texts.sent },
    onDone: (_, { username }) => {
      // What was typed stays for the next time, unless it is this one.
      if (form.typed.username.trim() === username) form.reset(emptyInvitation);
      onSent();
    },
  });
  const form = useSchemaForm({
    initial: emptyInvitation,
    check: (typed) => checked(StaffInvitation, typed),
    words: accountErrors,
    send: run,
    onWrong: clear,
  });
  return {
    /** What is typed outlives the dialog: whoever closes it by mistake finds it again. */
    form,
    /** Sends one that needs no form. */
    send: run,
    /** The address to which one is being sent. */
    sendingTo: running?.username ?? null,
    problem,
    clear,
  };
}
