import * as z from 'zod/mini';
import type { Vault } from '../security/vault.ts';
import type { StoredConnection } from './contract.ts';
import type { HospitalTokens } from './gate.ts';

const Tokens = z.object({
  access: z.string(),
  until: z.nullable(z.number()),
  refresh: z.nullable(z.string()),
  patient: z.string(),
});

/** The tokens as they are kept: sealed, for this connection alone. */
export const sealTokens = (vault: Vault, connectionId: string, tokens: HospitalTokens): string =>
  vault.seal(JSON.stringify(tokens), connectionId);

/** The tokens of a connection; `null`: it has none. @throws Error what the vault throws */
export const openTokens = (
  vault: Vault,
  { connectionId, tokens }: Pick<StoredConnection, 'connectionId' | 'tokens'>,
): HospitalTokens | null =>
  tokens === null ? null : Tokens.parse(JSON.parse(vault.open(tokens, connectionId)));
