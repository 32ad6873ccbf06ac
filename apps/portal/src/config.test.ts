import { afterEach, expect, test, vi } from 'vitest';
import { loadConfig } from './config.ts';

afterEach(() => vi.unstubAllGlobals());
const serves = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );

test.each([
  ['', ''],
  ['https://api.example', 'https://api.example'],
  ['https://api.example/', 'https://api.example'],
])('host %j is %j (API-01)', async (apiHost, expected) => {
  serves({ apiHost });
  await expect(loadConfig()).resolves.toEqual({ apiHost: expected });
});

test.each([{}, { apiHost: 'api.example' }, { apiHost: 'javascript:alert(1)' }, { apiHost: 7 }, null])(
  '%j is no configuration',
  async (body) => {
    serves(body);
    await expect(loadConfig()).rejects.toThrow();
  },
);

test('a missing file is told', async () => {
  serves({}, 404);
  await expect(loadConfig()).rejects.toThrow('HTTP error! status: 404');
});
