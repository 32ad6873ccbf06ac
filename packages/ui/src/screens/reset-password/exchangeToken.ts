import { ApiError, type Call, passwordEndpoints } from '@rpm/api-client';
import type { ExchangedToken } from '@rpm/domain';
import { problemOf } from '../../forms/submitForm.ts';

/** What a link is good for: a ticket, nothing, or it could not be found out. */
export type Exchanged = ExchangedToken | 'gone' | { problem: string };

/** Exchanges the token of a link, which is good once, for a ticket. One outcome for all that is wrong with a link. */
export async function exchangeToken(call: Call, body: { user: string; token: string }): Promise<Exchanged> {
  try {
    return await call(passwordEndpoints.checkPasswordToken, { body });
  } catch (error) {
    const isRefused = error instanceof ApiError && [400, 404].includes(error.status);
    return isRefused ? 'gone' : { problem: problemOf(error) };
  }
}
