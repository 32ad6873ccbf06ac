import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** An authenticator in software: it makes one passkey (ES256, without attestation) and shows it, as a browser would. */
export function softAuthenticator({ origin = 'https://portal.example' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest();
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, more: Uint8Array = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, more]);
  };
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    /** The user was present and verified, unless it says otherwise. */
    make(challenge: string) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const bytes = (text: string) =>
        Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
      // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytes(x),
        Buffer.from([0x22]),
        bytes(y),
      ]);
      const data = authData(0x45, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]));
      const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    show(challenge: string, { isVerified = true, isCopy = false } = {}) {
      if (isCopy) counter = 0;
      const data = authData(isVerified ? 0x05 : 0x01);
      const clientData = client('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      };
    },
  };
}
