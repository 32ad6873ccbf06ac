import type { Download, RecordQuery, ResourceType, TimelineQuery, VitalKind } from '@rpm/domain';
import { useCallback, useRef } from 'react';
import type * as z from 'zod/mini';
import { useApi } from '../client/ApiProvider.tsx';
import type { ResponseOf } from '../client/endpoint.ts';
import { useAskAgain } from '../client/useAskAgain.ts';
import { useNewestCall } from '../client/useNewestCall.ts';
import { useAnswer, useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { sharingEndpoints } from './calls.ts';

/** What somebody shares and is shared with, asked again while the page is seen: what was stopped is gone soon. @see behaviour R20 */
export function useFriends(userId: string) {
  const read = useRead(sharingEndpoints.getMyFriends, { params: { userId } });
  useAskAgain(read.reread);
  return read;
}

/** Starts a share, changes one, or stops it. @see API-19 */
export const useShareData = () => useWrite(sharingEndpoints.shareData);

/** Gives up what somebody shares with the caller. @see behaviour R20 */
export const useLeaveShare = () => useWrite(sharingEndpoints.leaveShare);

/** The kinds of records of somebody who shares them. @see API-20 */
export const useFriendRecordSummary = (userId: string) =>
  useRead(sharingEndpoints.getFriendsMRSummary, { params: { userId } });
/** A page of the records of a kind of somebody who shares them. @see API-20 */
export const useFriendRecords = (
  userId: string,
  resourceType: ResourceType,
  query: z.infer<typeof RecordQuery>,
) => useRead(sharingEndpoints.getFriendMRDetail, { params: { userId, resourceType }, query });
/** The newest records of somebody who shares them. @see API-25 */
export const useFriendNewestRecords = (userId: string) =>
  useRead(sharingEndpoints.getFriendLatestMR, { params: { userId } });
/** The newest readings of a vital of somebody who shares them, and how many there are. @see API-21 */
export const useFriendReadings = (userId: string, vital: VitalKind, noOfRows: number) =>
  useRead(sharingEndpoints.getFriendVitalDetails, {
    params: { userId, vital },
    query: { page: 0, noOfRows },
  });
/** Reads the readings of a vital of somebody who shares them as a table. Needs a confirmation. @see API-22 */
export function useReadFriendTable(): (userId: string, vital: VitalKind) => Promise<Download> {
  const call = useApi();
  return (userId, vital) =>
    call(sharingEndpoints.downloadMyFriendVitalDetails, { params: { userId, vital } });
}
/** The files of somebody who shares them. @see RTE-05 */
export const useFriendFiles = (userId: string) =>
  useRead(sharingEndpoints.getFriendFiles, { params: { userId } });

/** Takes the link of a share's mail. @see behaviour R20 */
export const useOpenLink = () => useWrite(sharingEndpoints.verifyTempAcess);

const endpointOf = { own: sharingEndpoints.getTimeline, friend: sharingEndpoints.getFriendTimeline };
type Page = ResponseOf<(typeof endpointOf)['own']>;

/** Several pages of a timeline as one. What is said of all is as the newest page has it. */
const joined = (pages: readonly Page[], asked: TimelineQuery) => ({
  /** Which part of the timeline this is: another than is asked for now, until that has come. */
  asked,
  kinds: pages[0]?.kinds ?? [],
  oldest: pages[0]?.oldest ?? null,
  next: pages.at(-1)?.next ?? null,
  entries: pages.flatMap(({ entries }) => entries.rows),
  unreadable: pages.reduce((sum, { entries }) => sum + entries.unreadable, 0),
  /** Kinds that could not be loaded on one of the pages. */
  missing: [
    ...new Set(
      pages.flatMap(({ kinds }) => kinds.flatMap(({ kind, total }) => (total === null ? kind : []))),
    ),
  ],
});

/**
 * The first pages of a timeline. A page that is there is not asked for again when another is added; all are when it is
 * read again.
 *
 * @param source the own timeline, or one that somebody shares
 * @see SCR-07
 */
export function useTimeline(source: 'own' | 'friend', userId: string, query: TimelineQuery, pages: number) {
  const endpoint = endpointOf[source];
  const call = useNewestCall();
  const kept = useRef<{ key: string; pages: Page[] }>({ key: '', pages: [] });
  const ask = useCallback(async () => {
    const key = JSON.stringify([source, userId, query]);
    const known = kept.current.key === key ? kept.current.pages : [];
    const list = known.length < pages ? [...known] : [];
    while (list.length < pages) {
      const last = list.at(-1);
      if (last && last.next === null) break;
      const before = last?.next ?? query.before;
      list.push(await call(endpoint, { params: { userId }, query: { ...query, ...(before && { before }) } }));
    }
    kept.current = { key, pages: list };
    return joined(list, query);
  }, [source, userId, query, pages, call, endpoint]);
  return useAnswer(JSON.stringify([endpoint.path, { userId }]), [query, pages], ask);
}
