import { limits } from '../limits/limits.ts';

/**
 * How a vendor signs a delivery: the scheme of Standard Webhooks, HMAC-SHA-256 over the id of the message, the time and
 * the body as they were sent.
 *
 * @see https://www.standardwebhooks.com
 */
export const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** What begins a secret of this kind; the rest is base64. */
export const webhookSecretPrefix = 'whsec_';

export interface SignedDelivery {
  id: string;
  /** Seconds since 1970, as the header has them. */
  timestamp: string;
  body: string;
}

/** What is signed of a delivery. */
export const signedText = ({ id, timestamp, body }: SignedDelivery): string => `${id}.${timestamp}.${body}`;

/** The signatures of a header: those of the version that we know, in base64. */
export const signaturesIn = (header: string): string[] =>
  header
    .split(' ')
    .flatMap((each) => (each.startsWith('v1,') ? [each.slice('v1,'.length)] : []))
    .slice(0, 10);

/** Whether the time of a delivery is near enough to ours. A time that is none is not. */
export function isTimely(timestamp: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(Number(timestamp) * 1000 - now.getTime()) <= limits.webhookToleranceSeconds * 1000;
}
