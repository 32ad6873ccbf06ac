import type { VitalKind } from '@rpm/domain';
import type { QueryOf } from '../client/endpoint.ts';
import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { sharingEndpoints } from './calls.ts';

/** The readings of a vital of somebody who shares them. @see API-21 */
export const useFriendVitalDetails = (
  userId: string | null,
  vital: VitalKind,
  query: QueryOf<typeof sharingEndpoints.getFriendVitalDetails> = {},
) =>
  useRead(
    sharingEndpoints.getFriendVitalDetails,
    userId === null ? null : { params: { userId, vital }, query },
  );

/** The readings of a vital of somebody who shares them, as a table to be saved. @see API-22 */
export const useFriendDownload = (userId: string | null, vital: VitalKind) =>
  useRead(
    sharingEndpoints.downloadMyFriendVitalDetails,
    userId === null ? null : { params: { userId, vital } },
  );

/** What one shares, and what is shared with one. @see API-19 */
export const useShares = (userId: string | null) =>
  useRead(sharingEndpoints.getMyFriends, userId === null ? null : { params: { userId } });

/** The kinds of records of somebody who shares them. @see API-20 */
export const useFriendRecordSummary = (userId: string | null) =>
  useRead(sharingEndpoints.getFriendsMRSummary, userId === null ? null : { params: { userId } });

/** The newest records of somebody who shares them. @see API-25 */
export const useFriendLatestRecords = (userId: string | null) =>
  useRead(sharingEndpoints.getFriendLatestMR, userId === null ? null : { params: { userId } });

/** Starts or stops a share. @see API-19 */
export const useChangeShare = () => useWrite(sharingEndpoints.shareData);

/** Takes the link of a share's mail. @see API-20 */
export const useTakeTemporaryAccess = () => useWrite(sharingEndpoints.verifyTempAcess);
