import { ApiError, useInviteStaff } from '@rpm/api-client';
import { type FieldErrors, fieldErrors, messages, StaffInvitation, staffMessages } from '@rpm/domain';
import { useRef, useState } from 'react';
import { useToast } from '../../../providers/toast/index.ts';

const texts = staffMessages.dialog;

/** What is typed to invite somebody. */
export type InvitationDraft = StaffInvitation;

/** A form in which nothing is typed: clinic staff, who may do the least. */
export const emptyInvitation: InvitationDraft = { firstName: '', lastName: '', username: '', role: 'STAFF' };

/** What came of sending: it is on its way, fields to mend, or why it was not sent. */
type Outcome =
  | { isSent: true }
  | { isSent: false; errors: FieldErrors<StaffInvitation>; problem: string | null };

const asProblem = (problem: string): Outcome => ({ isSent: false, errors: {}, problem });

/** What the user is told of a failure. The server never says that an address is known. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error;
  if (error.fault === 'timeout') return asProblem(texts.notConfirmed);
  if (error.fault === 'network' && !navigator.onLine) return asProblem(texts.offline);
  if (error.status === 403) return asProblem(messages.load.forbidden);
  if (error.status === 429 && error.serverMessage) return asProblem(error.serverMessage);
  return asProblem(texts.failed);
}

/**
 * Sends invitations, one at a time. Several presses, and a retry after a lost answer, send one mail.
 *
 * @param onSent the list of staff is to be read again
 * @see ROL-01, behaviour 1a
 */
export function useInvitation(onSent: () => void) {
  const invite = useInviteStaff();
  const toast = useToast();
  const isRunning = useRef(false);
  /** The address to which one is on its way. */
  const [sendingTo, setSendingTo] = useState<string | null>(null);

  /** @returns `null` when one is being sent already */
  async function send(draft: InvitationDraft): Promise<Outcome | null> {
    if (isRunning.current) return null;
    const invitation = StaffInvitation.safeParse(draft);
    if (!invitation.success) {
      return { isSent: false, errors: fieldErrors(StaffInvitation, { ...draft }), problem: null };
    }
    if (!navigator.onLine) return asProblem(texts.offline);
    isRunning.current = true;
    setSendingTo(draft.username);
    try {
      await invite(invitation.data);
      toast.show({ kind: 'success', text: texts.sent });
      onSent();
      return { isSent: true };
    } catch (error) {
      return outcomeOf(error);
    } finally {
      isRunning.current = false;
      setSendingTo(null);
    }
  }
  return { send, sendingTo };
}
