import type { MemoryState } from '../../store/memory/state.ts';
import { endAll } from '../passwords/memory.ts';

/** Whether an account waits for a new activation code: nobody logs in to it. */
export const isClosed = ({ logins }: Pick<MemoryState, 'logins'>, accountId: string) =>
  logins.get(accountId) === '';

/** When an account logs in for others too, the first of those takes the log in over. @see F12 */
export function passLoginOn(state: MemoryState, accountId: string): void {
  const { accounts, logins, factors, knownDevices } = state;
  const others = [...logins].filter(([, login]) => login === accountId).map(([id]) => id);
  const heirId = others.sort()[0];
  const account = accounts.find((each) => each.accountId === accountId);
  const heir = accounts.find((each) => each.accountId === heirId);
  if (heirId === undefined || !account || !heir) return;
  heir.passwordHash = account.passwordHash;
  heir.asksForCode = account.asksForCode;
  for (const id of [accountId, ...others]) logins.set(id, heirId);
  logins.delete(heirId);
  const own = factors.get(accountId);
  if (own) factors.set(heirId, own);
  factors.delete(accountId);
  for (const [key, owner] of knownDevices)
    if (owner === accountId) {
      knownDevices.delete(key);
      knownDevices.set(key.replace(accountId, heirId), heirId);
    }
}

/** Nobody logs in to an account any more until a new activation code of its clinic is used. @see F5 */
export function closeLogin(state: MemoryState, accountId: string): void {
  passLoginOn(state, accountId);
  endAll(state, accountId, null);
  state.factors.delete(accountId);
  state.emailCodes.delete(accountId);
  state.emailsConfirmed.delete(accountId);
  state.logins.set(accountId, '');
}
