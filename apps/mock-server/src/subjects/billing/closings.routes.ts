import { type ClosedMonth, formatStamp, fullName } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import type { StoreParts } from '../../store/Store.ts';
import { newId } from '../sessions/tokens.ts';
import { clinicMonth, monthOf } from './monthAsked.ts';
import { refuseEarly } from './refuseEarly.ts';

/** Closing a month that is over, and opening it again. @see SCR-04 */
export function monthClosingRoutes(api: Api): void {
  route(api, 'closeMonth', async ({ caller, words, language, body, store, actor, services, now }) => {
    const { month } = body;
    const { asked } = await clinicMonth(store, caller.account, monthOf(month), now);
    refuseEarly(asked, 'month', language);
    const closingId = newId(services.random);
    if (!(await store.monthClosings.close({ closingId, month }, actor))) throw closedRefusal();
    return { message: words.server.monthClosedNow };
  });

  route(api, 'reopenMonth', async ({ words, body, store, actor }) => {
    if (!(await store.monthClosings.reopen(body, actor))) throw new Refusal(409, { code: 'monthOpen' });
    return { message: words.server.monthReopened };
  });
}

/** What is asked of a month that is closed. */
export const closedRefusal = () => new Refusal(409, { code: 'monthClosed' });

/** Who closed a month, and when; `null` while it is open. @param month `YYYY-MM` */
export async function closedMonth(
  store: StoreParts,
  clinicId: string,
  month: string,
): Promise<ClosedMonth | null> {
  const closing = await store.monthClosings.of(clinicId, month);
  if (!closing) return null;
  const account = await store.accounts.find(closing.closedById);
  return {
    month,
    time: formatStamp(closing.closedAt),
    by: { userId: closing.closedById, name: account ? fullName(account) : '' },
  };
}
