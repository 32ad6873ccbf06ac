import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** What the server asks for and gets: its forms are those of WebAuthn. */
type Wire = Readonly<Record<string, unknown>>;
type NewOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type AskOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Whether this browser knows passkeys. */
export const knowsPasskeys = browserSupportsWebAuthn;

/** Has the browser make a passkey. Rejects when its user does not want to, or has one here already. */
export async function makePasskey(options: Wire): Promise<Record<string, unknown>> {
  return { ...(await startRegistration({ optionsJSON: options as unknown as NewOptions })) };
}

/** Has the browser show one. Rejects when its user does not want to, or has none here. */
export async function showPasskey(options: Wire): Promise<Record<string, unknown>> {
  return { ...(await startAuthentication({ optionsJSON: options as unknown as AskOptions })) };
}
