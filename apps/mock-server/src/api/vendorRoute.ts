import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { isTimely, signaturesIn, signedText, webhookHeaders, webhookSecretPrefix } from '@rpm/domain';
import { isMergedError } from '../subjects/patients/merges.contract.ts';
import { hashToken } from '../subjects/sessions/tokens.ts';
import { type StoredVendorConnection, secretsIn } from '../subjects/vendors/contract.ts';
import { Refusal } from './Refusal.ts';
import { readText } from './readRequest.ts';
import { type Api, type Asked, register, unauthorized } from './route.ts';

/** The calls that a vendor signs. */
type VendorCall = 'deliverVendorReadings';

/** What a handler of a vendor's call is given. */
interface AskedByVendor<N extends EndpointName> extends Asked<N> {
  connection: StoredVendorConnection;
}

/**
 * Serves a call that a vendor signs, once for each text that is signed: with what it writes is taken down that it came, so
 * that the very same request is a 409 as soon as the first one is done, and nothing before.
 *
 * @throws Refusal 401 without a good signature of now, 409 for a replay
 * @see behaviour section 3, https://www.standardwebhooks.com
 */
export function vendorRoute<N extends VendorCall>(
  api: Api,
  name: N,
  handler: (asked: AskedByVendor<N>) => ReturnType<Parameters<typeof register<N>>[2]>,
): void {
  const { store, vault, clock, clientAddress } = api.services;
  register(api, name, async (context, read) => {
    const request = context.req.raw;
    const now = clock();
    // A body that is too long is refused unread: nothing can be said of its signature.
    const body = await readText(request.clone(), endpoints[name].bodyMaxBytes);
    const header = (of: keyof typeof webhookHeaders) => request.headers.get(webhookHeaders[of]) ?? '';
    const signed = { id: header('id'), timestamp: header('timestamp'), body };
    const connectionId = context.req.param('connectionId') ?? '';
    const connection = await store.within('every clinic', () => store.vendors.find(connectionId));
    if (!connection) throw unauthorized();
    const secrets = [
      connection.secret,
      ...(connection.old && connection.old.until > now ? [connection.old.secret] : []),
    ];
    const signatures = signaturesIn(header('signature'));
    const opened = secrets.flatMap((secret) => secretsIn(vault.open(secret, connectionId)));
    if (!(await isSigned(opened, signatures, signedText(signed)))) throw unauthorized();
    const { clinicId } = connection;
    if (!isTimely(signed.timestamp, now)) {
      // It is the vendor's own: the clinic can see that its clock is wrong, or that somebody sends again what was.
      const source = clientAddress(request, context.env);
      const entry = { accountId: connectionId, clinicId, event: 'refused' as const, subject: '', source };
      await api.notes.note({ ...entry, at: now, kind: `401 ${name}`, browser: '' });
      throw new Refusal(401, { code: 'webhookTime' });
    }
    const asked = await read(now);
    const work = () =>
      store.within({ clinicId }, () =>
        store.atomically(async (parts) => {
          // Of what was signed, not of the signature: the same one can be written in more than one way, and sent beside others.
          const signedHash = hashToken(signedText(signed));
          const isNew = await parts.vendors.takeDown({ clinicId, connectionId, signedHash, at: now });
          if (!isNew) throw new Refusal(409, { code: 'webhookReplayed' });
          return handler({ ...asked, store: parts, connection });
        }),
      );
    return work().catch((error: unknown) => {
      if (!isMergedError(error)) throw error;
      // A patient's record has just become a part of another one: its devices went along, and are looked up again.
      return work();
    });
  });
}

/** Whether one of the secrets made one of the signatures of a text. */
async function isSigned(
  secrets: readonly string[],
  signatures: readonly string[],
  text: string,
): Promise<boolean> {
  for (const secret of secrets.filter((each) => each.startsWith(webhookSecretPrefix))) {
    const key = await hmacKey(secret);
    for (const signature of signatures) {
      const bytes = bytesOf(signature);
      // The comparison of the platform takes the same time wherever two signatures differ.
      if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, new TextEncoder().encode(text))))
        return true;
    }
  }
  return false;
}

const hmacKey = (secret: string) =>
  crypto.subtle.importKey(
    'raw',
    bytesOf(secret.slice(webhookSecretPrefix.length)) ?? new Uint8Array(1),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
  } catch {
    return null;
  }
}
