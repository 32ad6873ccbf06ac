import type { Context } from 'hono';
import type { ApiEnv } from '../../api/ApiEnv.ts';
import type { Api } from '../../api/route.ts';
import type { Services } from '../../api/Services.ts';
import { isItself } from '../connectedApps/contract.ts';
import type { AppTokenAnswer } from '../connectedApps/gate.ts';
import { hashToken } from '../sessions/tokens.ts';
import { baseOf, fhirPath } from './fhirBase.ts';
import { formDecoded, formOf } from './form.ts';

/** A refused exchange on its way out: what it wrote is taken back, so that an app that asked wrongly loses no token. */
class Refused extends Error {
  readonly answer: AppTokenAnswer;
  constructor(answer: AppTokenAnswer) {
    super('refused');
    this.answer = answer;
  }
}

/** Who says to be whom, and by what secret. @returns `null` for a header that is none of these @see https://www.rfc-editor.org/rfc/rfc7617 */
function basicIn(header: string | undefined): { clientId: string; secret: string } | null {
  const [, written = ''] = /^Basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(header ?? '') ?? [];
  const [, name = '', shown = ''] = /^([^:]+):(.+)$/.exec(plain(written)) ?? [];
  const [clientId, secret] = [formDecoded(name), formDecoded(shown)];
  return clientId === '' ? null : { clientId, secret };
}

function plain(written: string): string {
  try {
    return atob(written);
  } catch {
    return '';
  }
}

/** The one value of each parameter. @returns `null` where one is given twice, as RFC 6749 section 3.2 forbids */
function fieldsOf(form: URLSearchParams): Record<string, string> | null {
  const fields = Object.fromEntries(form);
  return Object.keys(fields).length === form.size ? fields : null;
}

/** Gives an app of a patient its tokens, for a code or a refreshing token. @see https://www.rfc-editor.org/rfc/rfc6749 */
export async function answerAppToken(context: Context<ApiEnv>, services: Services, form: URLSearchParams) {
  const { store, apps, random } = services;
  const now = services.clock();
  const base = baseOf(services.portalOrigin);
  const fields = fieldsOf(form);
  if (!fields) return context.json({ error: 'invalid_request' }, 400);
  const request = { headers: context.req.header(), form: fields };
  return store.within('every clinic', async () => {
    const { status, body, headers, spent } = await store
      .atomically(async (parts) => {
        const answer = await apps.token(request, { store: parts, now, random, base });
        if (answer.status !== 200) throw new Refused(answer);
        return answer;
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) return error.answer;
        throw error;
      });
    if (spent !== null) await store.connectedApps.endItself(spent, 'reused', now);
    const answered = status === 200 || status === 401 ? status : 400;
    return context.json(body, answered, { ...headers, pragma: 'no-cache' });
  });
}

/** An app gives up what it was allowed, by either of its tokens. @see https://www.rfc-editor.org/rfc/rfc7009 */
export function serveAppRevocation({ app, services }: Api): void {
  const { store } = services;
  const path = `${fhirPath}/auth/revoke`;
  app.post(path, async (context) => {
    context.set('route', path);
    const form = await formOf(context);
    const fields = form && fieldsOf(form);
    const { token, client_id: named } = fields ?? {};
    const basic = basicIn(context.req.header('authorization'));
    const { clientId, secret } = basic ?? { clientId: named, secret: null };
    if (!token || !clientId) return context.json({ error: 'invalid_request' }, 400);
    const now = services.clock();
    return store.within('every clinic', async () => {
      const known = await store.connectedApps.find(clientId);
      if (!known || !isItself(known, secret)) {
        const headers = basic ? { 'www-authenticate': `basic realm="${path}"` } : {};
        return context.json({ error: 'invalid_client' }, 401, headers);
      }
      const found = await store.connectedApps.ofToken(hashToken(token), now);
      if (found && found.grant.appId !== clientId) return context.json({ error: 'invalid_grant' }, 400);
      if (found) await store.connectedApps.endItself(found.grant.grantId, 'revoked', now);
      return context.body(null, 200);
    });
  });
}
