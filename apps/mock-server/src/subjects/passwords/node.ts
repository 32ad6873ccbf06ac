import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { hashBytes, type Passwords, type ScryptCost, scryptPasswords } from './Passwords.ts';

const scryptInPool = promisify<Uint8Array, Uint8Array, number, object, Uint8Array>(scrypt);

/** Passwords in Node. The work is done in the thread pool, so other requests are answered meanwhile. */
export function nodePasswords(cost?: ScryptCost): Passwords {
  return scryptPasswords(
    (password, salt, { ln, r, p }) => {
      const N = 2 ** ln;
      return scryptInPool(password, salt, hashBytes, { N, r, p, maxmem: 256 * N * r });
    },
    randomBytes,
    cost,
  );
}
