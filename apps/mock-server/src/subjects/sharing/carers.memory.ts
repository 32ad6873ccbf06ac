import { shareStateAt } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { confirmEmail } from '../emails/memory.ts';
import { usernameKey } from '../patients/search.ts';
import type { Carers } from './carers.contract.ts';
import { oldestLink } from './contract.ts';
import type {} from './state.ts';

/** The accounts of a memory store that links of shares open. */
export function memoryCarers(state: MemoryState): Carers {
  const { accounts, logins, patients, shares } = state;
  /** The share that opens an account by its link, and whose it is. */
  const openedBy = ({ tokenHash, usernameKey: key, at }: Parameters<Carers['mayOpen']>[0]) => {
    const isTaken = accounts.some(
      ({ accountId, username }) => !logins.has(accountId) && usernameKey(username) === key,
    );
    const share = shares.find((each) => each.tokenHash === tokenHash && usernameKey(each.username) === key);
    if (isTaken || !share || share.tokenUsedAt !== null || share.from <= oldestLink(at)) return null;
    const owner = patients.find(({ patientId }) => patientId === share.ownerId);
    return owner && shareStateAt(share, at) === 'live' ? { share, owner } : null;
  };
  return {
    async mayOpen(link) {
      return openedBy(link) !== null;
    },
    async open({ accountId, firstName, lastName, passwordHash, language, ...link }) {
      const found = openedBy(link);
      if (!found) return false;
      const { clinicId } = found.owner;
      const { at } = link;
      accounts.push({
        accountId,
        username: found.share.username,
        role: 'PATIENT',
        isCarer: true,
        clinicId,
        clinicName: state.clinicName(clinicId),
        accessEndedAt: null,
        language,
        firstName,
        middleName: '',
        lastName,
        passwordHash,
        asksForCode: false,
      });
      state.accountChanges.set(accountId, at);
      confirmEmail(state, accountId, at);
      state.audit.push(auditEntry({ accountId, clinicId, at }, 'account.opened', accountId));
      return true;
    },
  };
}
