import {
  AppAnswer,
  AppAnswered,
  AppRequest,
  AskingApp,
  ConnectedApp,
  Id,
  lenientRows,
  NamedApp,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const stales = ['/api/connected-apps/:userId', '/api/asking-app/:userId'] as const;

/** Apps of others that read a patient's record, because the patient lets them. @see ADR 67 */
export const connectedAppEndpoints = {
  /**
   * What an app asks for that has sent the patient here. A 404: there is no such app, or not at that address; nobody is
   * sent there. One that asked in a wrong way is `isFaulty`: it can be answered with no alone.
   */
  getAskingApp: endpoint({
    method: 'GET',
    path: '/api/asking-app/:userId',
    params: z.object({ userId: Id }),
    query: AppRequest,
    hidesQuery: true,
    answer: AskingApp,
    response: AskingApp,
  }),
  /**
   * Answers the app: the address, with a code or with no, is where the browser goes next. A 409 says that it asked in a
   * wrong way, or for nothing of what is allowed.
   */
  answerApp: endpoint({
    method: 'POST',
    path: '/api/answer-app',
    body: AppAnswer,
    answer: AppAnswered,
    stales,
  }),
  /** The apps that a patient has let in, the newest first. */
  getConnectedApps: endpoint({
    method: 'GET',
    path: '/api/connected-apps/:userId',
    params: z.object({ userId: Id }),
    answer: z.array(ConnectedApp),
    response: lenientRows(ConnectedApp),
  }),
  /** Stops an app: it can read nothing from now on. */
  endConnectedApp: endpoint({
    method: 'POST',
    path: '/api/end-connected-app',
    body: NamedApp,
    answer: Message,
    stales,
  }),
} as const;
