import {
  Download,
  Id,
  lenientRows,
  MedicalRecord,
  RecordCount,
  ShareChange,
  ShareChanged,
  ShareRow,
  TemporaryAccess,
  TemporaryAccessGranted,
  VitalData,
  VitalDataAnswer,
  VitalDataQuery,
  vitalKinds,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

/** The owner of what is shared. */
const user = z.object({ userId: Id });
const ofVital = z.object({ userId: Id, vital: z.enum(vitalKinds) });

/** The calls of sharing. What is shared is read under its owner's id, as long as the share is live. */
export const sharingEndpoints = {
  /** What the caller shares, and what is shared with the caller, newest first. @see API-19 */
  getMyFriends: endpoint({
    method: 'GET',
    path: '/api/my-friends/:userId',
    params: user,
    answer: z.object({ byMe: z.array(ShareRow), withMe: z.array(ShareRow) }),
    response: z.object({ byMe: lenientRows(ShareRow), withMe: lenientRows(ShareRow) }),
  }),
  /** Starts a share with somebody, who gets a link by mail, or stops one. @see API-19, behaviour R20 */
  shareData: endpoint({
    method: 'POST',
    path: '/api/share-data',
    body: ShareChange,
    answer: ShareChanged,
    stales: ['/api/my-friends/:userId'],
  }),
  /** Takes the link of a share's mail. Used, expired, stopped, wrong and somebody else's link have one answer. @see API-20, behaviour R20 */
  verifyTempAcess: endpoint({
    method: 'POST',
    path: '/api/verify-temp-acess',
    body: TemporaryAccess,
    answer: TemporaryAccessGranted,
    stales: ['/api/my-friends/:userId'],
  }),
  /** The kinds of records of somebody who shares them. @see API-20 */
  getFriendsMRSummary: endpoint({
    method: 'GET',
    path: '/api/friends-mr-summary/:userId',
    params: user,
    answer: z.array(RecordCount),
    response: lenientRows(RecordCount),
  }),
  /** The newest records of somebody who shares them. @see API-25 */
  getFriendLatestMR: endpoint({
    method: 'GET',
    path: '/api/friend-latest-mr/:userId',
    params: user,
    answer: z.array(MedicalRecord),
    response: lenientRows(MedicalRecord),
  }),
  /** The readings of a vital of somebody who shares them. @see API-21 */
  getFriendVitalDetails: endpoint({
    method: 'GET',
    path: '/api/friend-vital-details/:userId/:vital',
    params: ofVital,
    query: VitalDataQuery,
    answer: VitalDataAnswer,
    response: VitalData,
  }),
  /** The readings of a vital of somebody who shares them, as a table to be saved. @see API-22 */
  downloadMyFriendVitalDetails: endpoint({
    method: 'GET',
    path: '/api/download-my-friend-vital-details/:userId/:vital',
    params: ofVital,
    answer: Download,
  }),
} as const;
