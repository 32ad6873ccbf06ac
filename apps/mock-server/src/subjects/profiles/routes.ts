import { changedProfile } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { Account } from '../accounts/contract.ts';
import { mustSignOn } from '../signOn/mustSignOn.ts';
import { type ProfileEntry, preferencesOf } from './contract.ts';

/** One's own account. */
export function profileRoutes(api: Api): void {
  route(api, 'getProfile', async ({ caller, store }) => {
    const profile = await store.profiles.find(caller.account.accountId);
    if (!profile) throw new Refusal(404);
    return profileAnswer(caller.account, profile, store);
  });

  route(api, 'saveProfile', async ({ body: { seen, ...change }, caller, actor, store }) => {
    const profile = await store.profiles.find(caller.account.accountId);
    if (!profile) throw new Refusal(404);
    const { firstName, lastName } = change;
    if (!caller.account.isCarer && (firstName ?? lastName) !== undefined) throw new Refusal(403);
    const next = changedProfile(profile, change);
    if (next.sessionSeconds > next.sessionMaxSeconds) {
      throw new Refusal(409, { code: 'sessionTooLong' });
    }
    if (Object.keys(change).length > 0 && !(await store.profiles.save(change, actor, seen))) {
      const { phone, sessionSeconds } = (await store.profiles.find(caller.account.accountId)) ?? profile;
      const current = { phone, sessionSeconds };
      throw new Refusal(409, { code: 'profileChanged', body: { current } });
    }
    return profileAnswer(changedProfile(caller.account, { firstName, lastName }), next, store);
  });
}

async function profileAnswer(account: Account, profile: ProfileEntry, store: StoreParts) {
  const { accountId, username, role, clinicName, firstName, middleName, lastName } = account;
  const { phone, sessionMaxSeconds } = profile;
  const who = { userId: accountId, username, role, firstName, middleName, lastName, clinic: clinicName };
  const isEmailConfirmed = (await store.emailCodes.confirmedAt(accountId)) !== null;
  const usesPassword = !(await mustSignOn(account, store));
  return { ...who, isEmailConfirmed, usesPassword, phone, ...preferencesOf(profile), sessionMaxSeconds };
}
