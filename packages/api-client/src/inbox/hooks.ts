import type { InboxName, InboxQuery } from '@rpm/domain';
import { useAskAgain } from '../client/useAskAgain.ts';
import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { inboxEndpoints } from './calls.ts';

const { getInbox, getOperatorInbox, getInboxCount, moveInquiry, moveOperatorItem } = inboxEndpoints;

/** A page of an inbox. */
export const useInbox = (name: InboxName, query: InboxQuery) =>
  useRead(name === 'clinic' ? getInbox : getOperatorInbox, { query });

/** How much waits in the clinic's inbox, asked again while the page is seen. @param isAsked `false` for those who have none */
export function useInboxCount(isAsked: boolean) {
  const read = useRead(getInboxCount, isAsked ? {} : null);
  useAskAgain(read.reread, isAsked);
  return read;
}

/** Takes on, answers or closes an entry. */
export const useMoveInboxItem = (name: InboxName) =>
  useWrite(name === 'clinic' ? moveInquiry : moveOperatorItem);
