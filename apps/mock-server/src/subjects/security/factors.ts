import { type FactorProof, limits, type SecondFactor } from '@rpm/domain';
import type { Services } from '../../api/Services.ts';
import type { StoreParts } from '../../store/Store.ts';
import type { Actor } from '../accounts/contract.ts';
import { hashToken, type RandomBytes } from '../sessions/tokens.ts';
import type { Factors } from './contract.ts';
import { shownPasskey } from './passkeys.ts';
import { stepOf } from './totp.ts';

/** Whether an account has a second factor. */
export const hasFactor = ({ hasTotp, passkeys }: Factors): boolean => hasTotp || passkeys.length > 0;

/** What its owner may show at a log in. */
export const factorsToShow = ({ hasTotp, passkeys, recoveryCodesLeft }: Factors): SecondFactor[] => [
  ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ...(hasTotp ? (['totp'] as const) : []),
  ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
];

interface Shown {
  store: StoreParts;
  services: Pick<Services, 'portalOrigin' | 'vault'>;
  actor: Actor;
  /** That of the passkey; `null` when none was asked for, or its time is over. */
  challenge: string | null;
}

/** Whether a second factor is shown. What is good once is taken by it. */
export async function isShown(
  { store: { secondFactors }, services, actor, challenge }: Shown,
  proof: FactorProof,
): Promise<boolean> {
  const { accountId, at } = actor;
  switch (proof.factor) {
    case 'totp': {
      const { secret } = await secondFactors.totp(accountId);
      const step = secret === null ? null : stepOf(services.vault.open(secret, accountId), proof.code, at);
      return step !== null && secondFactors.takeStep(accountId, step);
    }
    case 'recovery':
      return secondFactors.takeRecovery(actor, recoveryHash(proof.code));
    case 'passkey': {
      const { passkeys } = await secondFactors.of(accountId);
      const shown =
        challenge === null ? null : await shownPasskey(services, proof.response, { passkeys, challenge });
      if (!shown) return false;
      await secondFactors.passkeyUsed({ accountId, at, ...shown });
      return true;
    }
  }
}

const recoveryHash = (code: string) => hashToken(`recovery ${code}`);

/** Letters and digits of a recovery code, and those of one group of it. */
const recoveryLetters = 16;
const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** New recovery codes of 80 bits, as their owner writes them down, and what is kept of each. */
export function drawRecoveryCodes(random: RandomBytes): { codes: string[]; hashes: string[] } {
  const draw = () => Array.from(random(recoveryLetters), (byte) => base32[byte % base32.length]).join('');
  const drawn = Array.from({ length: limits.recoveryCodes }, draw);
  return { codes: drawn.map((code) => code.replace(/(....)(?!$)/g, '$1-')), hashes: drawn.map(recoveryHash) };
}
