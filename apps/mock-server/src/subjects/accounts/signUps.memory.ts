import { limits } from '@rpm/domain';
import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { confirmEmail } from '../emails/memory.ts';
import { usernameKey } from '../patients/search.ts';
import type { AccountWithPassword } from './contract.ts';
import { isClosed } from './login.memory.ts';
import type { Mails } from './mails.contract.ts';
import type { SignUps } from './signUps.contract.ts';

/** Opens the account of an enrolled patient, in the place of one that was closed; the code that was handed over is used up. */
export function openAccount(
  state: MemoryState,
  {
    patientId: accountId,
    clinicId,
    username,
    firstName,
    middleName,
    lastName,
  }: MemoryState['patients'][number],
  { passwordHash, language, at }: Pick<AccountWithPassword, 'passwordHash' | 'language'> & { at: Date },
) {
  const account = {
    accountId,
    username,
    role: 'PATIENT',
    isCarer: false,
    clinicId,
    clinicName: state.clinicName(clinicId),
    firstName,
    middleName,
    lastName,
    accessEndedAt: null,
    language,
  };
  state.activations.delete(accountId);
  drop(state.accounts, (each) => each.accountId === accountId);
  state.accounts.push({ ...account, passwordHash, asksForCode: false });
  confirmEmail(state, accountId, at);
  state.audit.push(auditEntry({ accountId, clinicId, at }, 'account.opened', accountId));
  return account;
}

/** The pending sign-ups of a memory store. */
export function memorySignUps(state: MemoryState): SignUps {
  const { accounts, logins, patients, activations, signUps } = state;
  /** An enrolled patient of a user name that no account has; of one clinic or another, as `isMeant` says. */
  const withoutAccount = (key: string, isMeant: (patientId: string) => boolean = () => true) => {
    const open = accounts.filter(({ accountId }) => !isClosed(state, accountId));
    if (open.some(({ username }) => usernameKey(username) === key)) return undefined;
    const hasAccount = (patientId: string) => open.some(({ accountId }) => accountId === patientId);
    return patients.find(
      ({ username, patientId }) =>
        usernameKey(username) === key && isMeant(patientId) && !hasAccount(patientId),
    );
  };
  return {
    async keep(pending, at) {
      for (const [key, { expiresAt }] of signUps) if (expiresAt <= at) signUps.delete(key);
      const patient = withoutAccount(pending.usernameKey);
      if (!patient) return null;
      signUps.set(pending.usernameKey, { ...pending, tries: 0 });
      return { username: patient.username };
    },
    async beginTry(key, at) {
      const pending = signUps.get(key);
      if (!pending || pending.expiresAt <= at || pending.tries >= limits.codeTries) return null;
      pending.tries += 1;
      return { codeHash: pending.codeHash };
    },
    async open({ usernameKey: key, codeHash, activation, language, at }) {
      const pending = signUps.get(key);
      const patient = withoutAccount(key, (patientId) => patientId === activation.patientId);
      if (!pending || pending.codeHash !== codeHash || pending.expiresAt <= at || !patient) return false;
      const handedOver = activations.get(activation.patientId);
      if (handedOver?.codeHash !== activation.codeHash || handedOver.expiresAt <= at) return false;
      signUps.delete(key);
      logins.delete(patient.patientId);
      openAccount(state, patient, { passwordHash: pending.passwordHash, language, at });
      return true;
    },
  };
}

/** The outbox of a memory store. */
export function memoryMails({ mails }: MemoryState): Mails {
  return {
    async add(mail) {
      mails.push({ ...mail });
      mails.splice(0, mails.length - limits.mailsKept);
    },
    async list() {
      return structuredClone(mails).reverse();
    },
  };
}
