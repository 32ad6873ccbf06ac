/** Turns passwords into what may be kept, and compares. Slow and hungry for memory on purpose. */
export interface Passwords {
  /** @returns the hash with its algorithm, parameters and salt: `$scrypt$ln=17,r=8,p=1$salt$hash` */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash, in time that does not tell. A hash that cannot be read belongs to none. */
  verify(password: string, hash: string): Promise<boolean>;
  /** A hash of nobody's password that costs as much to verify as a real one: for names that do not exist. */
  decoy: string;
}

/** How much work scrypt does: 2^ln blocks of 128·r bytes, p times. */
export interface ScryptCost {
  ln: number;
  r: number;
  p: number;
}

/** OWASP's first choice for scrypt: 128 MiB and some tenths of a second. */
const productionCost: ScryptCost = { ln: 17, r: 8, p: 1 };

/** Computes scrypt; where it runs decides how. */
export type Scrypt = (password: Uint8Array, salt: Uint8Array, cost: ScryptCost) => Promise<Uint8Array>;

/** Bytes of a hash, and of a salt. */
export const hashBytes = 32;
const saltBytes = 16;

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

/**
 * Makes the port of an scrypt. Hashes made with other parameters, or by another scrypt, are verified all the same.
 *
 * @param cost of new hashes
 */
export function scryptPasswords(
  scrypt: Scrypt,
  random: (count: number) => Uint8Array,
  cost: ScryptCost = productionCost,
): Passwords {
  const write = (salt: Uint8Array, hash: Uint8Array) =>
    `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${toBase64(salt)}$${toBase64(hash)}`;
  return {
    // No password is known, or will be found, whose hash is all zeros.
    decoy: write(new Uint8Array(saltBytes), new Uint8Array(hashBytes)),
    async hash(password) {
      const salt = random(saltBytes);
      return write(salt, await scrypt(bytesOf(password), salt, cost));
    },
    async verify(password, kept) {
      const [, ln, r, p, salt = '', hash = ''] = PHC.exec(kept) ?? [];
      if (ln === undefined) return false;
      const keptCost = { ln: Number(ln), r: Number(r), p: Number(p) };
      return isSame(await scrypt(bytesOf(password), fromBase64(salt), keptCost), fromBase64(hash));
    },
  };
}

/** One password can be typed in several Unicode forms; NFKC makes them one (NIST SP 800-63B, section 5.1.1.2). */
const bytesOf = (password: string) => new TextEncoder().encode(password.normalize('NFKC'));

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at += 1) difference |= (a[at] ?? 0) ^ (b[at] ?? 0);
  return difference === 0;
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
