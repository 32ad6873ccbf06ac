import { ApiError, type Call, passwordEndpoints } from '@rpm/api-client';
import type { GoodLink } from '@rpm/domain';
import { accountProblem } from '../../hooks/submitForm.ts';

/** What a link is good for: something, nothing, or it could not be found out. */
export type Checked = GoodLink | 'gone' | { problem: string };

/** Asks whether a link is good, which spends nothing of it. One outcome for all that is wrong with a link. */
export async function checkLink(call: Call, body: { user: string; token: string }): Promise<Checked> {
  try {
    return await call(passwordEndpoints.checkPasswordToken, { body });
  } catch (error) {
    const isRefused = error instanceof ApiError && [400, 404].includes(error.status);
    return isRefused ? 'gone' : { problem: accountProblem(error) };
  }
}
