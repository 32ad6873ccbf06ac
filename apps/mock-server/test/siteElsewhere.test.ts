import { endpoints } from '@rpm/api-client/calls';
import { describe, expect, test } from 'vitest';
import { buildPortal, site } from './siteWorld.ts';

buildPortal();

describe('a portal that is served elsewhere (F19)', () => {
  const portalOrigin = 'https://portal.example';
  const preflight = (origin: string) => ({
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key,accept-language',
    },
  });

  test('may call the API, and reads the headers that the client needs', async () => {
    const { get } = await site({ portalOrigin });
    const asked = await get(endpoints.login.path, preflight(portalOrigin));
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(portalOrigin);
    expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const answer = await get(endpoints.keepAlive.path, { method: 'POST', headers: { origin: portalOrigin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(portalOrigin);
    expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  test.each(['https://evil.example', 'https://portal.example.evil.example', 'null'])(
    'no other site may: %s',
    async (origin) => {
      const { get } = await site({ portalOrigin });
      const asked = await get(endpoints.login.path, preflight(origin));
      expect(asked.headers.get('access-control-allow-origin')).toBeNull();
      const answer = await get(endpoints.keepAlive.path, { method: 'POST', headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('without one, no site may', async () => {
    const { get } = await site();
    const answer = await get(endpoints.keepAlive.path, { method: 'POST', headers: { origin: portalOrigin } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});
