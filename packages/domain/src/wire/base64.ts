import * as z from 'zod/mini';

/**
 * Bytes in base64, padded and in one line (RFC 4648, section 4). Not empty. How many they may be is the caller's to say; a
 * pattern that counts groups of four would run out of stack at some megabytes.
 */
export const Base64 = z.string().check(
  z.minLength(4),
  z.refine((text) => text.length % 4 === 0),
  z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
);
