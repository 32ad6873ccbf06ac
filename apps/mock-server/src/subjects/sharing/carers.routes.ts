import { type Api, type Asked, publicRoute } from '../../api/route.ts';
import { refuseNew } from '../passwords/refuseNew.ts';
import { linkGone } from '../passwords/routes.ts';
import { usernameKey } from '../patients/search.ts';
import { mayTry, tryKeys } from '../sessions/admit.ts';
import { hashToken, newId } from '../sessions/tokens.ts';

/** How whoever somebody shares with gets an account. */
export function carerRoutes(api: Api): void {
  publicRoute(api, 'acceptShare', accept);
}

/**
 * Opens an account by the link of a share. The link is neither spent nor told apart: what is wrong, old, taken, stopped or
 * of an address that has an account gets one answer.
 *
 * @see behaviour R20, R33
 */
async function accept({ words, language, body, services, store, now, address }: Asked<'acceptShare'>) {
  const { username, firstName, lastName, password } = body;
  const tokenHash = hashToken(body.token);
  const keys = tryKeys('link', tokenHash, address);
  await mayTry({ store, services, now }, keys);
  const link = { tokenHash, usernameKey: usernameKey(username), at: now };
  if (!(await store.carers.mayOpen(link))) throw await linkGone({ store, now }, keys);
  await refuseNew(services, password, { username, firstName, lastName });
  const passwordHash = await services.passwords.hash(password);
  const accountId = newId(services.random);
  const opening = { ...link, accountId, firstName, lastName, passwordHash, language };
  if (!(await store.carers.open(opening))) throw await linkGone({ store, now }, keys);
  await store.signIns.succeed(keys.account);
  return { message: words.server.accountOpened };
}
