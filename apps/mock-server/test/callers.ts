import { demoAccounts, emptyClinic } from '../src/seed/index.ts';
import { memoryStore } from '../src/store/memory/memoryStore.ts';
import type { Account } from '../src/subjects/accounts/contract.ts';

/** A demo account by its name there. */
export type Who = keyof typeof demoAccounts;

const { accounts } = memoryStore(emptyClinic(), { passwordHash: 'nobody logs in here' });

/** A demo account as a session brings it. */
export async function callerNamed(who: Who): Promise<Account> {
  const account = await accounts.find(demoAccounts[who].accountId);
  if (!account) throw new Error(`${who} has no account.`);
  return account;
}
