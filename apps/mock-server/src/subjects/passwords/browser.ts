import { scryptAsync } from '@noble/hashes/scrypt.js';
import { hashBytes, type Passwords, type ScryptCost, scryptPasswords } from './Passwords.ts';

/** Cheap enough for a story: what it guards is public. */
const storyCost: ScryptCost = { ln: 8, r: 8, p: 1 };

/** Passwords where there is no Node: the API inside Storybook. */
export function browserPasswords(cost: ScryptCost = storyCost): Passwords {
  return scryptPasswords(
    (password, salt, { ln, r, p }) => scryptAsync(password, salt, { N: 2 ** ln, r, p, dkLen: hashBytes }),
    (count) => crypto.getRandomValues(new Uint8Array(count)),
    cost,
  );
}
