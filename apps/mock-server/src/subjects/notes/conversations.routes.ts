import { formatStamp, isClinicRole, limits } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';

/** The conversation with a patient, and who has seen what of it. Messages are written by `addMyConversation`. */
export function conversationRoutes(api: Api): void {
  route(api, 'getConversation', async ({ subject: { patientId }, store }) =>
    (await store.conversations.of(patientId, limits.messagesAtOnce)).map(({ at, seen, ...message }) => ({
      ...message,
      time: formatStamp(at),
      seen: seen && formatStamp(seen),
    })),
  );

  route(
    api,
    'markConversationSeen',
    async ({ words, body: { noteId }, subject: { patientId }, caller, actor, store }) => {
      const side = isClinicRole(caller.account.role) ? 'clinic' : 'patient';
      if (!(await store.conversations.markSeen({ patientId, noteId, side }, actor))) throw new Refusal(404);
      return { message: words.server.messagesSeen };
    },
  );

  route(api, 'getUnread', async ({ caller: { account }, actor: { clinicId, accountId }, store }) => {
    if (isClinicRole(account.role)) {
      const waiting = await store.conversations.waiting(clinicId, limits.waitingAtOnce);
      return { count: waiting.filter(({ unread }) => unread > 0).length };
    }
    const messages = await store.conversations.of(accountId, limits.messagesAtOnce);
    return { count: messages.filter(({ side, seen }) => side === 'clinic' && seen === null).length };
  });

  route(api, 'getWaitingConversations', async ({ actor: { clinicId }, store }) =>
    (await store.conversations.waiting(clinicId, limits.waitingAtOnce)).map(({ since, ...waiting }) => ({
      ...waiting,
      since: formatStamp(since),
    })),
  );
}
