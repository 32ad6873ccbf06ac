import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Services } from '../../api/Services.ts';
import type { Account } from '../accounts/contract.ts';
import type { Passkey } from './contract.ts';

/** Passkeys are judged by a library that few calls need. */
const load = () => import('@simplewebauthn/server');

type Origin = Pick<Services, 'portalOrigin'>;
const rpIdOf = ({ portalOrigin }: Origin) => new URL(portalOrigin).hostname;

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;
const known = ({ passkeyId, transports }: Passkey) => ({
  id: passkeyId,
  transports: transports as Transports,
});

/** What a browser needs to make a passkey for an account, with its challenge. */
export async function newPasskey(
  services: Origin,
  { accountId, username }: Account,
  { rpName, passkeys }: { rpName: string; passkeys: readonly Passkey[] },
) {
  const { generateRegistrationOptions } = await load();
  const options = await generateRegistrationOptions({
    rpName,
    rpID: rpIdOf(services),
    userName: username,
    userID: new TextEncoder().encode(accountId),
    attestationType: 'none',
    excludeCredentials: passkeys.map(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return { options: { ...options }, challenge: options.challenge };
}

/** The passkey that a browser has made; `null` when what it sent is none, or answers another challenge. */
export async function madePasskey(
  services: Origin,
  response: Readonly<Record<string, unknown>>,
  challenge: string,
): Promise<Pick<Passkey, 'passkeyId' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await load();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: services.portalOrigin,
      expectedRPID: rpIdOf(services),
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { passkeyId: id, publicKey: toBase64(publicKey), counter, transports };
  } catch {
    // The library throws for all that is not as it must be.
    return null;
  }
}

/** What a browser needs to show one of these passkeys, with its challenge. */
export async function askForPasskey(services: Origin, passkeys: readonly Passkey[]) {
  const { generateAuthenticationOptions } = await load();
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(services),
    allowCredentials: passkeys.map(known),
    userVerification: 'required',
  });
  return { options: { ...options }, challenge: options.challenge };
}

/** Which passkey was shown, and how often it was used by now; `null` when none was, or for another challenge. */
export async function shownPasskey(
  services: Origin,
  response: Readonly<Record<string, unknown>>,
  { passkeys, challenge }: { passkeys: readonly Passkey[]; challenge: string },
): Promise<{ passkeyId: string; counter: number } | null> {
  const passkey = passkeys.find(({ passkeyId }) => passkeyId === response.id);
  if (!passkey) return null;
  const { verifyAuthenticationResponse } = await load();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: services.portalOrigin,
      expectedRPID: rpIdOf(services),
      requireUserVerification: true,
      credential: { ...known(passkey), publicKey: fromBase64(passkey.publicKey), counter: passkey.counter },
    });
    return verified ? { passkeyId: passkey.passkeyId, counter: authenticationInfo.newCounter } : null;
  } catch {
    return null;
  }
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
