import { limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { SignIns, TryKeys } from './contract.ts';

const windowMs = limits.loginWindowMinutes * 60_000;

const triesOf = { account: limits.loginTries, address: limits.loginTriesPerAddress };

/** Counts sign-ins in memory. @see behaviour R33 */
export function memorySignIns(state: MemoryState): SignIns {
  const { locks } = state;

  /** When enough tries of one kind have left the window for another one, or `null` when there is room now. */
  function fullUntil(kind: keyof TryKeys, key: string): number | null {
    const counted = state.tries.filter((each) => each[kind] === key);
    const deciding = counted.at(-triesOf[kind]);
    return deciding ? deciding.at + windowMs : null;
  }

  return {
    async begin(keys, at) {
      const now = at.getTime();
      state.tries = state.tries.filter((each) => each.at > now - windowMs);
      const until = Math.max(
        fullUntil('account', keys.account) ?? 0,
        fullUntil('address', keys.address) ?? 0,
      );
      if (until > 0) return { allowed: false, retryAt: new Date(until) };
      state.lastTryId += 1;
      const tryId = String(state.lastTryId);
      state.tries.push({ ...keys, tryId, at: now });
      return { allowed: true, tryId };
    },
    async fail(account, at) {
      const now = at.getTime();
      for (const [key, until] of locks) if (until <= now) locks.delete(key);
      const counted = state.tries.filter((each) => each.account === account && each.at > now - windowMs);
      if (counted.length < limits.loginTries) return false;
      const isNew = !locks.has(account);
      locks.set(account, now + windowMs);
      return isNew;
    },
    async succeed(tryId, account) {
      locks.delete(account);
      state.tries = state.tries.filter((each) => each.tryId !== tryId && each.account !== account);
    },
    async takeBack(tryId) {
      state.tries = state.tries.filter((each) => each.tryId !== tryId);
    },
  };
}
