import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Clocks may be one step apart, either way. */
const window = 1;

const of = (secret: string, named: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...named, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** A new secret for an authenticator app, 160 bits in base32. */
export const newTotpSecret = (random: (count: number) => Uint8Array): string =>
  new Secret({ buffer: random(20).slice().buffer }).base32;

/** The address that an app reads from a picture. @param issuer what the app lists it under, with the label */
export const totpUri = (secret: string, named: { issuer: string; label: string }): string =>
  of(secret, named).toString();

/**
 * The step of time to which a code belongs (RFC 6238).
 *
 * @returns `null` when it belongs to none near `now`
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = of(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}
