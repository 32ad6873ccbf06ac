import { Profile, ProfileChanged, ProfileSave } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';

/** The calls of one's own account. Whose it is, the session says. */
export const profileEndpoints = {
  /** The account of the caller. @see NAV-06 */
  getProfile: endpoint({ method: 'GET', path: '/api/profile', answer: Profile }),
  /**
   * Changes the account of the caller. A 409 says that the clinic does not allow so long a session, or, with what stands
   * there as `current`, that it was changed since the caller has seen it.
   *
   * @see behaviour R5
   */
  saveProfile: endpoint({
    method: 'POST',
    path: '/api/save-profile',
    body: ProfileSave,
    answer: Profile,
    refusals: { 409: ProfileChanged },
    stales: ['/api/profile'],
  }),
} as const;
