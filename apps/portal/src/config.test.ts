import { afterEach, expect, test, vi } from 'vitest';
import { loadConfig } from './config.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});
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

test.each([
  ['', ''],
  ['https://api.example/', 'https://api.example'],
])('what the server wrote into the page, %j, needs no request', async (written, apiHost) => {
  document.head.innerHTML = `<meta name="rpm-api-host" content="${written}">`;
  serves({ apiHost: 'https://other.example' });
  await expect(loadConfig()).resolves.toEqual({ apiHost });
  expect(fetch).not.toHaveBeenCalled();
});

test('a page that no server has written to asks for config.json', async () => {
  document.head.innerHTML = '<meta name="rpm-api-host" content="__API_HOST__">';
  serves({ apiHost: 'https://other.example' });
  await expect(loadConfig()).resolves.toEqual({ apiHost: 'https://other.example' });
});

test('a text in the page that is no origin is told', async () => {
  document.head.innerHTML = '<meta name="rpm-api-host" content="elsewhere">';
  await expect(loadConfig()).rejects.toThrow('must be an origin');
});
