import { limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { SignIns, TryKeys } from './contract.ts';
import type {} from './state.ts';

const windowMs = limits.loginWindowMinutes * 60_000;

const triesOf = { account: limits.loginTries, address: limits.loginTriesPerAddress };

/** Counts sign-ins in memory. @see behaviour R33 */
export function memorySignIns(state: MemoryState): SignIns {
  const { locks } = state;

  /** When enough tries of one kind have left the window for another one, or `null` when there is room now. */
  function fullUntil(kind: keyof TryKeys, key: string, now: number): Date | null {
    const counted = state.tries.filter((each) => each[kind] === key && each.at > now - windowMs);
    const deciding = counted.at(-triesOf[kind]);
    return deciding ? new Date(deciding.at + windowMs) : null;
  }

  function count(keys: TryKeys, now: number): string {
    state.tries = state.tries.filter((each) => each.at > now - windowMs);
    state.lastTryId += 1;
    const tryId = String(state.lastTryId);
    state.tries.push({ ...keys, tryId, at: now });
    return tryId;
  }

  const fullness = ({ account, address }: TryKeys, now: number) => ({
    account: fullUntil('account', account, now),
    address: fullUntil('address', address, now),
  });

  return {
    async begin(keys, at) {
      const now = at.getTime();
      const { account, address } = fullness(keys, now);
      if (!account && !address) return { allowed: true, tryId: count(keys, now) };
      return { allowed: false, retryAt: new Date(Math.max(Number(account), Number(address))) };
    },
    async fullness(keys, at) {
      return fullness(keys, at.getTime());
    },
    async fail(keys, at) {
      const now = at.getTime();
      for (const [key, until] of locks) if (until <= now) locks.delete(key);
      const retryAt = fullUntil('account', keys.account, now);
      if (retryAt) return { retryAt, isLocked: false };
      count(keys, now);
      if (!fullUntil('account', keys.account, now)) return { retryAt: null, isLocked: false };
      const isLocked = !locks.has(keys.account);
      locks.set(keys.account, now + windowMs);
      return { retryAt: null, isLocked };
    },
    async succeed(account) {
      locks.delete(account);
      state.tries = state.tries.filter((each) => each.account !== account);
    },
    async takeBack(tryId) {
      state.tries = state.tries.filter((each) => each.tryId !== tryId);
    },
  };
}
