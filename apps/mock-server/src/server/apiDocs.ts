import { readFile } from 'node:fs/promises';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { ApiDocument } from './apiDocs/ApiDocument.ts';
import { apiDocsPage } from './apiDocs/page.ts';

const noStore = { 'cache-control': 'no-store' };

/**
 * Serves the document of the API as it is, `/openapi.json`, and as a page, `/api-docs`.
 *
 * @param file where the document lies; `null` when it is not to be shown: both addresses are then unknown
 * @param ofPage gives an answer the headers of a page
 */
export function serveApiDocs<E extends { Variables: SecureHeadersVariables }>(
  site: Hono<E>,
  file: string | null,
  ofPage: MiddlewareHandler<E>,
): void {
  const notFound = (context: Context) => context.text('Not found', 404);
  const read = async () => (file === null ? null : readFile(file, 'utf8').catch(() => null));

  site.get('/openapi.json', compress(), async (context) => {
    const text = await read();
    if (text === null) return notFound(context);
    return context.body(text, 200, { ...noStore, 'content-type': 'application/json' });
  });
  site.get('/api-docs', ofPage, compress(), async (context) => {
    const text = await read();
    if (text === null) return notFound(context);
    const nonce = context.get('secureHeadersNonce') ?? '';
    return context.html(apiDocsPage(ApiDocument.parse(JSON.parse(text)), nonce), 200, noStore);
  });
}
