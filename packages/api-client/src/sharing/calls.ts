import {
  CarerSignUp,
  Download,
  FilePart,
  FilePartQuery,
  FileRow,
  Id,
  lenientRows,
  MedicalRecord,
  RecordCount,
  RecordPage,
  RecordPageAnswer,
  RecordQuery,
  resourceTypes,
  rowsAs,
  ShareChange,
  ShareChanged,
  ShareLeaving,
  ShareRow,
  TemporaryAccess,
  TemporaryAccessGranted,
  Timeline,
  TimelineAnswer,
  TimelineQuery,
  VitalData,
  VitalDataAnswer,
  VitalDataQuery,
  vitalKinds,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';
import { listedFile } from '../records/wire.ts';
import { listedShare } from './wire.ts';

const shares = rowsAs(lenientRows(ShareRow), listedShare);
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
    response: z.object({ byMe: shares, withMe: shares }),
  }),
  /** Starts a share with somebody, who gets a link by mail, or stops one. @see API-19, behaviour R20 */
  shareData: endpoint({
    method: 'POST',
    path: '/api/share-data',
    body: ShareChange,
    answer: ShareChanged,
    stales: ['/api/my-friends/:userId'],
  }),
  /** Gives up what somebody shares with the caller: it is over at once, and its owner sees by whom. @see behaviour R20 */
  leaveShare: endpoint({
    method: 'POST',
    path: '/api/leave-share',
    body: ShareLeaving,
    answer: z.object({ message: z.string() }),
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
  /**
   * Opens an account for whoever has the link of a share's mail and no log in yet. The link stays good for the log in that
   * follows. Whatever does not open one has one answer. @see behaviour R20
   */
  acceptShare: endpoint({
    method: 'POST',
    path: '/api/accept-share',
    body: CarerSignUp,
    answer: Message,
    token: 'none',
  }),
  /** A page of the own timeline, or of that of a patient of the clinic. @see SCR-07 */
  getTimeline: endpoint({
    method: 'GET',
    path: '/api/timeline/:userId',
    params: user,
    query: TimelineQuery,
    answer: TimelineAnswer,
    response: Timeline,
  }),
  /** A page of the timeline of somebody who shares it: the kinds that are shared, as long as the share is live. @see SCR-07, behaviour R20 */
  getFriendTimeline: endpoint({
    method: 'GET',
    path: '/api/friend-timeline/:userId',
    params: user,
    query: TimelineQuery,
    answer: TimelineAnswer,
    response: Timeline,
  }),
  /** The kinds of records of somebody who shares them. @see API-20 */
  getFriendsMRSummary: endpoint({
    method: 'GET',
    path: '/api/friends-mr-summary/:userId',
    params: user,
    answer: z.array(RecordCount),
    response: lenientRows(RecordCount),
  }),
  /** A page of the records of a kind of somebody who shares them. @see API-20 */
  getFriendMRDetail: endpoint({
    method: 'GET',
    path: '/api/friend-mr-detail/:userId/:resourceType',
    params: z.object({ userId: Id, resourceType: z.enum(resourceTypes) }),
    query: RecordQuery,
    answer: RecordPageAnswer,
    response: RecordPage,
  }),
  /** The files of somebody who shares them, without their contents. @see RTE-05 */
  getFriendFiles: endpoint({
    method: 'GET',
    path: '/api/friend-files/:userId',
    params: user,
    answer: z.array(FileRow),
    response: rowsAs(lenientRows(FileRow), listedFile),
  }),
  /** One part of a file of somebody who shares it. @see ADR 42 */
  getFriendFilePart: endpoint({
    method: 'GET',
    path: '/api/friend-file-part/:userId/:txnName',
    params: z.object({ userId: Id, txnName: Id }),
    query: FilePartQuery,
    answer: FilePart,
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
