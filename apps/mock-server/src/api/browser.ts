import { type DeviceName, deviceNameOf, limits } from '@rpm/domain';
import { hashToken, newToken, type RandomBytes } from '../subjects/sessions/tokens.ts';

/** The browser that makes a call. */
export interface Browser {
  /** What it says it is. */
  name: DeviceName;
  /** The hash of what its cookie holds; `null` when it has none. */
  deviceHash: string | null;
  /** Gives it a cookie if it has none, or lets its cookie live on. @returns the hash of what the cookie holds */
  keepDevice: (random: RandomBytes) => string;
}

/** By https no other host and no page that came by http can set it (ASVS 3.3.3). */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-rpm-device' : 'rpm-device');
const cookieOf = (isSecure: boolean) =>
  new RegExp(`(?:^|; *)${cookieName(isSecure)}=([A-Za-z0-9_-]{43})(?:;|$)`);

/**
 * By its cookie a browser is known again at the next log in, after logging out too, and it opens nothing by itself. Page
 * scripts cannot read it, and no other site sends it.
 *
 * @param setCookie writes a Set-Cookie header into the answer
 * @param isSecure whether people come by https
 */
export function browserOf(request: Request, setCookie: (value: string) => void, isSecure: boolean): Browser {
  const kept = cookieOf(isSecure).exec(request.headers.get('cookie') ?? '')?.[1] ?? null;
  return {
    name: deviceNameOf(request.headers.get('user-agent') ?? ''),
    deviceHash: kept && hashToken(kept),
    keepDevice: (random) => {
      const device = kept ?? newToken(random);
      const parts = [
        `${cookieName(isSecure)}=${device}`,
        'Path=/',
        `Max-Age=${limits.knownDeviceDays * 86_400}`,
      ];
      setCookie([...parts, 'HttpOnly', 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])].join('; '));
      return hashToken(device);
    },
  };
}
