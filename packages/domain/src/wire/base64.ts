import * as z from 'zod/mini';

/** Bytes in base64, padded and in one line (RFC 4648, section 4). Not empty. How many they may be is the caller's to say. */
export const Base64 = z
  .string()
  .check(z.minLength(4), z.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/));
